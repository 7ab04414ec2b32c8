import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireDesk } from '@holeshot/contract/wire';
import type { Doubt, Guid } from '@holeshot/domain';

/** The open cases of an event, for race directors. */
export interface Desk {
  /** the code for questions of pilots without an account */
  code: string;
  lapCount: number;
  /** undecided doubts */
  doubts: (Doubt & { raceId: Guid })[];
  /** races that are open for objections, and until when (an instant) */
  open: { raceId: Guid; untilMs: number }[];
  /** length of each pilot's usual lap, s */
  usual: Record<Guid, number>;
}

/** For managers of the hosting club; never cached. */
export const deskQuery = (eventId: Guid) =>
  defineQuery(fillPath(paths.desk, { eventId }), async (json): Promise<Desk> => {
    const desk = json as WireDesk;
    return {
      code: desk.Code,
      lapCount: desk.LapCount,
      doubts: desk.Doubts.map(({ RaceID, Kind, PilotID, DetectionID, Value, Text }) => ({
        raceId: RaceID,
        kind: Kind,
        pilotId: PilotID,
        detectionId: DetectionID,
        value: Value,
        text: Text,
      })),
      open: desk.Open.map(({ RaceID, Until }) => ({ raceId: RaceID, untilMs: Date.parse(Until) })),
      usual: Object.fromEntries(desk.Usual.map(({ PilotID, Seconds }) => [PilotID, Seconds])),
    };
  });
