import { bestConsecutive, holeshot, type LapTotal, listTotals, raceTime } from '../best-consecutive';
import type { RecordColumn } from '../lap-records';
import type { RaceEvent } from '../model';
import type { ValidLap } from '../valid-laps';

type Lengths = Pick<RaceEvent, 'pbLaps' | 'laps'>;

/**
 * A pilot's time in one race with the laps that it adds up: the holeshot, the best consecutive laps (R81), or the race
 * time (R82). `pilotLaps` are the pilot's laps that count (`validLaps`); `null` without such a time.
 */
export function deriveTime(
  column: RecordColumn,
  pilotLaps: readonly ValidLap[],
  { pbLaps, laps }: Lengths,
): LapTotal<ValidLap> | null {
  switch (column) {
    case 'holeshot': {
      const lap = holeshot(pilotLaps);
      return lap && { seconds: lap.lengthSeconds, laps: [lap] };
    }
    case 'pbLap':
      return bestConsecutive(pilotLaps, pbLaps);
    case 'targetLap':
      return bestConsecutive(pilotLaps, laps);
    case 'race':
      return raceTime(pilotLaps, laps);
  }
}

/** The second-best `n` consecutive laps, which begin at another lap than the best ones; `null` without any. */
export function findNextBest(pilotLaps: readonly ValidLap[], n: number): LapTotal<ValidLap> | null {
  const best = bestConsecutive(pilotLaps, n);
  const [next = null] = listTotals(pilotLaps, n)
    .filter(({ laps }) => laps[0] !== best?.laps[0])
    .sort((a, b) => a.seconds - b.seconds);
  return next;
}
