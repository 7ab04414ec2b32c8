import type { Guid } from './model';
import { raceStandings, type StandingsInput } from './race-standings';

/** The leader of a race, and the lead. */
export interface RaceLeader {
  pilotId: Guid;
  /** seconds to the second pilot: at their last crossing, or in best laps; `null` while unknown */
  gapSeconds: number | null;
}

/**
 * The leader of a race in progress (R88, R89); `null` before anybody has crossed a gate, or flown enough laps where
 * best laps decide. `targetLaps` as in `raceStandings`.
 */
export function raceLeader(race: StandingsInput, targetLaps: number): RaceLeader | null {
  const [first, second] = raceStandings(race, targetLaps);
  // the leader's own gap is 0 once there is something to measure
  if (!first || first.gapSeconds === null) return null;
  const gap = second?.gapSeconds ?? null;
  // negative when the leader was later at the gate where the second pilot crossed last
  return { pilotId: first.pilotId, gapSeconds: gap !== null && gap < 0 ? null : gap };
}
