import { lapLimit, type MomentRow, type ReplayRace } from '@holeshot/domain';
import { currentLapText } from '../../racing/race-names';

/** The leader's current lap. If best laps decide, nobody leads until a pilot has flown enough laps. */
export function leaderLapText(
  first: Pick<MomentRow, 'position' | 'lapNumber'> | undefined,
  race: Pick<ReplayRace, 'eventType' | 'targetLaps'>,
  crossingCount: number,
): string {
  const lapNumber = first?.position === 1 ? first.lapNumber : null;
  if (lapNumber === null) return crossingCount === 0 ? 'Start' : 'Nobody ranked yet';
  const limit = lapLimit(race);
  return lapNumber >= limit ? 'Leader has finished' : `Lap ${currentLapText(lapNumber, limit)}`;
}
