import type { Race, RaceSummary } from '@holeshot/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { jsonObject, schema } from '../../database';
import { type RoundColumns, roundOfRace } from '../../importing/round-of-race';

const { races, rounds } = schema;

type RowOf<T> = T extends SQL<infer Row> ? Row : never;

/**
 * Joins the round of a race. Rounds removed on the desktop are absent: their races count as without a round (domain
 * notes 7, 3).
 */
export const roundOfRow = and(
  eq(rounds.eventId, races.eventId),
  eq(rounds.id, races.roundId),
  eq(rounds.valid, true),
);

const roundColumns = {
  id: rounds.id,
  roundNumber: rounds.roundNumber,
  sortOrder: rounds.sortOrder,
  eventType: rounds.eventType,
};

/** A race with its results, for statements on races with `roundOfRow` joined. */
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
});

/** A race as lists show it, its summaries in the order of its pilots. */
export function toRace({ round, results, ...columns }: RowOf<typeof raceRow>): Race {
  const race = { ...columns, ...roundOfRace(round) };
  const { id: raceId, raceNumber, roundId, roundNumber, roundOrder, eventType, bracket } = race;
  const place = new Map(race.pilotChannels.map(({ pilotId }, index) => [pilotId, index]));
  const summaries = results
    .sort(([a], [b]) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
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
        lapCount,
        position,
        points,
        dnf,
      }),
    );
  return { ...race, summaries };
}
