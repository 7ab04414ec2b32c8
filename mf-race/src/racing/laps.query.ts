import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireLapsOfRace } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';

/** The laps of a pilot in one race. */
export interface LapsOfRace {
  raceId: Guid;
  pilotId: Guid;
  /** times of the laps that count, in seconds, without the holeshot */
  seconds: number[];
}

/** The laps of all pilots and races of an event. */
export const lapsQuery = (eventId: Guid) =>
  defineQuery(
    fillPath(paths.laps, { eventId }),
    async (json): Promise<LapsOfRace[]> =>
      (json as WireLapsOfRace[]).map((row) => ({
        raceId: row.race_id,
        pilotId: row.pilot_id,
        seconds: row.laps,
      })),
  );
