import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireDesk } from '@holeshot/contract/wire';
import type { Doubt, Guid } from '@holeshot/domain';

/** What race directors have to decide at an event. */
export interface Desk {
  /** with which pilots without an account question a lap */
  code: string;
  lapCount: number;
  /** that nobody has decided */
  doubts: (Doubt & { raceId: Guid })[];
  /** races that are open for objections, and until when (an instant) */
  open: { raceId: Guid; untilMs: number }[];
  /** length of each pilot's usual lap, s */
  usual: Record<Guid, number>;
}

/** For managers of the hosting club; always as it is now. */
export const deskQuery = (eventId: Guid) =>
  defineQuery(fillPath(paths.desk, { eventId }), async (json): Promise<Desk> => {
    const desk = json as WireDesk;
    return {
      ...{ code: desk.Code, lapCount: desk.LapCount },
      doubts: desk.Doubts.map(({ RaceID, Kind, PilotID, DetectionID, Value, Text }) => ({
        ...{ raceId: RaceID, kind: Kind, pilotId: PilotID, detectionId: DetectionID },
        ...{ value: Value, text: Text },
      })),
      open: desk.Open.map(({ RaceID, Until }) => ({ raceId: RaceID, untilMs: Date.parse(Until) })),
      usual: Object.fromEntries(desk.Usual.map(({ PilotID, Seconds }) => [PilotID, Seconds])),
    };
  });
