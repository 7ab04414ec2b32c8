import type { Guid } from '@holeshot/domain';
import type { RaceLap } from '../../racing/race-laps';

/** A pilot who was first at the end of all laps from `fromLap` to `toLap`; lap 0 is the holeshot. */
export interface Lead {
  pilotId: Guid;
  fromLap: number;
  toLap: number;
}

/** The leaders of a race, in order, from the first pilot at the end of each lap. `laps` are sorted by number. */
export function listLeaders(laps: readonly Pick<RaceLap, 'pilotId' | 'lapNumber' | 'position'>[]): Lead[] {
  const leads: Lead[] = [];
  for (const { pilotId, lapNumber, position } of laps) {
    if (position !== 1) continue;
    const last = leads.at(-1);
    if (last?.pilotId === pilotId) last.toLap = lapNumber;
    else leads.push({ pilotId, fromLap: lapNumber, toLap: lapNumber });
  }
  return leads;
}
