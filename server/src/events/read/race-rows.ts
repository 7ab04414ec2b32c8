import {
  type Guid,
  parseEventType,
  type Race,
  type RaceResultFacts,
  type RaceSummary,
} from '@holeshot/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { jsonObject, schema } from '../../database';

const { races, rounds } = schema;

type InferRow<T> = T extends SQL<infer Row> ? Row : never;

/** A race with what the state of its results depends on (R160). */
export type StoredRace = Race & Pick<RaceResultFacts, 'objectionMinutes' | 'officialRevision'>;

/** The condition that joins the round of a race. A race whose round was removed on the desktop has none (R70). */
export const roundOfRow = and(
  eq(rounds.eventId, races.eventId),
  eq(rounds.id, races.roundId),
  eq(rounds.valid, true),
);

/** The columns of `RoundColumns`, for statements that join `roundOfRow` to races. */
export const roundColumns = {
  id: rounds.id,
  roundNumber: rounds.roundNumber,
  sortOrder: rounds.sortOrder,
  eventType: rounds.eventType,
};

/** A race with its results, for statements that join `roundOfRow` to races. */
export const raceRow = jsonObject({
  id: races.id,
  eventId: races.eventId,
  raceNumber: races.raceNumber,
  start: races.startMs,
  end: races.endMs,
  totalPausedSeconds: races.totalPausedSeconds,
  targetLaps: races.targetLaps,
  bracket: races.bracket,
  timingLocation: races.timingLocation,
  pilotChannels: races.pilotChannels,
  round: sql<RoundColumns | null>`case when ${rounds.id} is not null then ${jsonObject(roundColumns)} end`,
  results: races.results,
  objectionMinutes: races.objectionMinutes,
  officialRevision: races.officialRevision,
});

export type RaceRow = InferRow<typeof raceRow>;

/** The race of a row; its summaries are in the order of its pilots. */
export function toRace({ round, results, ...columns }: RaceRow): StoredRace {
  const race = { ...columns, ...roundOfRace(round) };
  const { id: raceId, raceNumber, roundId, roundNumber, roundOrder, eventType, bracket } = race;
  const pilotIndex = new Map(race.pilotChannels.map(({ pilotId }, index) => [pilotId, index]));
  const summaries = results
    .sort(([a], [b]) => (pilotIndex.get(a) ?? 0) - (pilotIndex.get(b) ?? 0))
    .map(
      ([
        pilotId,
        position,
        points,
        dnf,
        holeshotSeconds,
        pbLapSeconds,
        pbLapCount,
        targetLapSeconds,
        targetLapCount,
        raceSeconds,
        lapCount,
        resultSeconds,
      ]): RaceSummary => ({
        raceId,
        raceNumber,
        roundId,
        roundNumber,
        roundOrder,
        eventType,
        bracket,
        pilotId,
        holeshotSeconds,
        pbLapSeconds,
        pbLapCount,
        targetLapSeconds,
        targetLapCount,
        raceSeconds,
        resultSeconds,
        lapCount,
        position,
        points,
        dnf,
      }),
    );
  return { ...race, summaries };
}

/** Sorts a race without a round after all others (R74): the largest integer of 32 bits. */
const LAST_ORDER = 2_147_483_647;

/** The columns of a round that its races contain. */
export interface RoundColumns {
  id: Guid;
  roundNumber: number;
  sortOrder: number;
  eventType: string;
}

/** The fields that a race has from its round; a race without a round is of type Unknown and comes last. */
export function roundOfRace(
  round: RoundColumns | null | undefined,
): Pick<Race, 'roundId' | 'roundNumber' | 'roundOrder' | 'eventType'> {
  return {
    roundId: round?.id ?? null,
    roundNumber: round?.roundNumber ?? 0,
    roundOrder: round?.sortOrder ?? LAST_ORDER,
    eventType: parseEventType(round?.eventType),
  };
}
