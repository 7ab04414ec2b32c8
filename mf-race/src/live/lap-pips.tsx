import type { LapProgress } from '@holeshot/domain';
import { Muted } from '@holeshot/ui';

/** More pips do not fit. */
const MAX_PIPS = 8;
const PIP = { width: 13, height: 5 };
const DISTANCE = 16;

interface LapPipsProps {
  /** laps flown, without the holeshot */
  lapNumber: number;
  /** 0 for no limit */
  targetLaps: number;
  /** of the lap being flown; nothing after the last one */
  progress?: LapProgress | undefined;
}

/** A pip per lap; that of the lap being flown fills up. Numbers where there are too many laps. */
export function LapPips({ lapNumber, targetLaps, progress }: LapPipsProps) {
  if (targetLaps === 0 || targetLaps > MAX_PIPS) return <Muted>{`lap ${lapNumber}`}</Muted>;
  return (
    <svg
      width={targetLaps * DISTANCE}
      height={PIP.height}
      viewBox={`0 0 ${targetLaps * DISTANCE} ${PIP.height}`}
      role="img"
      aria-label={`${lapNumber} of ${targetLaps} laps`}
    >
      {Array.from({ length: targetLaps }, (_, index) => index + 1).map((lap) => (
        <g key={lap} transform={`translate(${(lap - 1) * DISTANCE} 0)`}>
          <rect {...PIP} rx={1} fill="var(--s3)" />
          <rect {...PIP} rx={1} width={PIP.width * getShare(lap)} fill="var(--t2)" />
        </g>
      ))}
    </svg>
  );

  function getShare(lap: number): number {
    if (lap <= lapNumber) return 1;
    return progress?.lapNumber === lap ? Math.round(progress.share * 100) / 100 : 0;
  }
}
