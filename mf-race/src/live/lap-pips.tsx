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
  /** the last lap; infinite for no limit */
  limit: number;
  /** of the current lap; `undefined` after the last one */
  progress?: LapProgress | undefined;
  size?: keyof typeof SIZES;
}

/** A pip per lap, of which the current one fills up. With too many laps, only the lap number. */
export function LapPips({ lapNumber, limit, progress, size = 'small' }: LapPipsProps) {
  if (limit > MAX_PIPS) return <Muted>{`lap ${lapNumber}`}</Muted>;
  // many large pips would leave no room for names
  const { distance, ...pip } = SIZES[limit > MAX_LARGE ? 'small' : size];
  return (
    <svg
      width={limit * distance}
      height={pip.height}
      viewBox={`0 0 ${limit * distance} ${pip.height}`}
      role="img"
      aria-label={`${lapNumber} of ${limit} laps`}
    >
      {Array.from({ length: limit }, (_, index) => index + 1).map((lap) => (
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
