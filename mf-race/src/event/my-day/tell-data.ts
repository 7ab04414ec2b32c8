import { fillPath, type Query } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import {
  type Guid,
  type LocalMs,
  listFieldRaces,
  listPilotRaces,
  type OwnRace,
  type Race,
  type RaceLink,
  type StartIntervals,
  type ToldRace,
} from '@holeshot/domain';

/** The data for news about a pilot's races (R145 to R148). */
export interface TellData {
  races: ToldRace[];
  /** the pilot's next races */
  own: OwnRace[];
}

/** The id of the race that the desktop app loaded last; `null` if it does not report one. */
export const calledRaceQuery = (eventId: Guid): Query<Guid | null> => ({
  path: fillPath(paths.calledRace, { eventId }),
  parse: async (json) => (json as { RaceID: Guid | null }).RaceID,
});

/** News is about the next race, or about the one after it if the next is cancelled. */
const OWN_RACES = 2;

const toLink = ({ id, roundNumber, eventType, raceNumber }: RaceLink): RaceLink => ({
  id,
  roundNumber,
  eventType,
  raceNumber,
});

interface TellDataInput {
  pilotId: Guid;
  flown: readonly Race[];
  next: readonly Race[];
  /** all races of the pilot */
  own: readonly Race[];
  earlier: StartIntervals | undefined;
  calledRaceId: Guid | null;
  nowLocal: LocalMs;
}

/** Contains only what news needs, because it is part of the page's HTML. */
export function toTellData({ flown, next, own, pilotId, ...rest }: TellDataInput): TellData {
  const field = listFieldRaces({ races: [...flown, ...next], ...rest });
  return {
    races: [...own, ...flown.slice(0, 1)].map((race) => ({
      ...toLink(race),
      start: race.start,
      end: race.end,
    })),
    own: listPilotRaces(field, pilotId)
      .slice(0, OWN_RACES)
      .map((one) => ({ ...one, race: toLink(one.race) })),
  };
}
