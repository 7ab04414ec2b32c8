import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireRankExplanation } from '@holeshot/contract/wire';
import { type EventType, type Guid, parseEventType, type RankingKind } from '@holeshot/domain';

/** The derivation of a pilot's place in an event (R126). */
export interface PlaceDerivation {
  pilotId: Guid;
  kind: RankingKind;
  /** the stage that ranks this pilot; `null` in an event without stages */
  stageName: string | null;
  rank: number;
  rankedCount: number;
  /** points, laps or seconds, depending on the kind; `null` if places in races are compared */
  figure: number | null;
  /** points for the place before the stage (R97) */
  rollOver: number;
  races: {
    raceId: Guid;
    eventType: EventType;
    roundNumber: number;
    raceNumber: number;
    figure: number | null;
    position: number | null;
    dnf: boolean;
    /** the race counts for the place */
    isUsed: boolean;
    /** the pilot's rank without this race; `null` for no rank */
    rankWithout: number | null;
  }[];
  ahead: { pilotId: Guid; rank: number; figure: number | null } | null;
  tiedWith: Guid[];
}

export const placeDerivationQuery = (eventId: Guid, pilotId: Guid) =>
  defineQuery(fillPath(paths.rankOfPilot, { eventId, pilotId }), async (json): Promise<PlaceDerivation> => {
    const wire = json as WireRankExplanation;
    return {
      pilotId: wire.PilotID,
      kind: wire.Basis.Kind as RankingKind,
      stageName: wire.Basis.StageName,
      rank: wire.Rank,
      rankedCount: wire.RankedCount,
      figure: wire.Figure,
      rollOver: wire.RollOver,
      races: wire.Races.map((race) => ({
        raceId: race.RaceID,
        eventType: parseEventType(race.Type),
        roundNumber: race.RoundNumber,
        raceNumber: race.RaceNumber,
        figure: race.Figure,
        position: race.Position,
        dnf: race.DNF,
        isUsed: race.Used,
        rankWithout: race.RankWithout,
      })),
      ahead: wire.Ahead && {
        pilotId: wire.Ahead.PilotID,
        rank: wire.Ahead.Rank,
        figure: wire.Ahead.Figure,
      },
      tiedWith: wire.TiedWith,
    };
  });
