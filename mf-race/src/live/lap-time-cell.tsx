import { formatSeconds } from '@holeshot/domain';
import { VisuallyHidden } from '@holeshot/ui';
import { FormattedTime } from '../tables/formatted-time';
import type { LiveRowNow } from './live-moment';
import type { LiveRace } from './live-race';
import { LapCell, OwnBest, RunningTime } from './live-table.styles';

interface LapTimeCellProps {
  row: LiveRowNow;
  race: LiveRace;
  lapNumber: number;
  /** `null` before the end of the lap */
  seconds: number | null;
  $phone?: boolean;
}

/** A lap's time, or the seconds since the current lap began. */
export function LapTimeCell({ row, race, lapNumber, seconds, $phone = false }: LapTimeCellProps) {
  const { last, runningSeconds, bestLapSeconds } = row;
  const isLatest = seconds !== null && lapNumber === last?.lapNumber;
  const isRunning = seconds === null && lapNumber === (last?.lapNumber ?? -1) + 1;
  const isFastest = seconds === race.fastestSeconds;
  return (
    <LapCell $phone={$phone} data-latest={isLatest ? lapNumber : undefined}>
      {isRunning && runningSeconds !== null && <RunningTime>{runningSeconds} s</RunningTime>}
      {seconds !== null && lapNumber === 0 && formatSeconds(seconds)}
      {seconds !== null &&
        lapNumber > 0 &&
        (seconds === bestLapSeconds && !isFastest ? (
          <OwnBest>
            {formatSeconds(seconds)}
            <VisuallyHidden>, own best</VisuallyHidden>
          </OwnBest>
        ) : (
          <FormattedTime seconds={seconds} isFastest={isFastest} />
        ))}
    </LapCell>
  );
}
