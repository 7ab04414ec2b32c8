import { type LiveRowNow, toRowNow } from './live-moment';
import type { LiveRace } from './live-race';
import { type RaceClockProps, useRaceTime } from './race-clock';

/** Rows update once a second; only the clock is faster. */
const TICK_MS = 1_000;

/** The rows of a race in progress as they are now. */
export function useRowsNow(clock: RaceClockProps & { race: LiveRace }): LiveRowNow[] {
  const { atMs } = useRaceTime(clock, TICK_MS);
  return clock.race.rows.map((row) => toRowNow(row, atMs));
}
