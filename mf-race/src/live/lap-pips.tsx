import type { LapProgress } from '@holeshot/domain';
import { Muted } from '@holeshot/ui';

/** No room for more. */
const MAX_PIPS = 8;
const MAX_LARGE = 4;
const SIZES = {
  small: { width: 13, height: 5, distance: 16 },
  large: { width: 24, height: 6, distance: 27 },
};

interface LapPipsProps {
  /** laps flown, without the holeshot */
  lapNumber: number;
  /** 0 for no limit */
  targetLaps: number;
  /** of the current lap; `undefined` after the last one */
  progress?: LapProgress | undefined;
  size?: keyof typeof SIZES;
}

/** A pip per lap, of which the current one fills up. With too many laps, only the lap number. */
export function LapPips({ lapNumber, targetLaps, progress, size = 'small' }: LapPipsProps) {
  if (targetLaps === 0 || targetLaps > MAX_PIPS) return <Muted>{`lap ${lapNumber}`}</Muted>;
  // many large pips would leave no room for names
  const { distance, ...pip } = SIZES[targetLaps > MAX_LARGE ? 'small' : size];
  return (
    <svg
      width={targetLaps * distance}
      height={pip.height}
      viewBox={`0 0 ${targetLaps * distance} ${pip.height}`}
      role="img"
      aria-label={`${lapNumber} of ${targetLaps} laps`}
    >
      {Array.from({ length: targetLaps }, (_, index) => index + 1).map((lap) => (
        <g key={lap} transform={`translate(${(lap - 1) * distance} 0)`}>
          <rect {...pip} rx={1} fill="var(--s3)" />
          <rect {...pip} rx={1} width={pip.width * getShare(lap)} fill="var(--t2)" />
        </g>
      ))}
    </svg>
  );

  function getShare(lap: number): number {
    if (lap <= lapNumber) return 1;
    return progress?.lapNumber === lap ? Math.round(progress.share * 100) / 100 : 0;
  }
}
