import type { Guid } from '@holeshot/domain';
import type { RaceLap } from '../../racing/race-laps';

/** A pilot who was first at the end of all laps from `fromLap` to `toLap`; lap 0 is the holeshot. */
export interface Lead {
  pilotId: Guid;
  fromLap: number;
  toLap: number;
}

/**
 * The leaders of a race, in order, from the first pilot at the end of each lap; who shares the first place with the
 * leader takes no lead. `laps` are sorted by number.
 */
export function listLeaders(laps: readonly Pick<RaceLap, 'pilotId' | 'lapNumber' | 'position'>[]): Lead[] {
  const leads: Lead[] = [];
  const firsts = laps.filter(({ position }) => position === 1);
  for (const { pilotId, lapNumber } of firsts) {
    const last = leads.at(-1);
    if (last && firsts.some((lap) => lap.lapNumber === lapNumber && lap.pilotId === last.pilotId))
      last.toLap = lapNumber;
    else leads.push({ pilotId, fromLap: lapNumber, toLap: lapNumber });
  }
  return leads;
}
