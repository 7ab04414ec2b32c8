import type { Guid } from '@holeshot/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { jsonArray, jsonRows, type Queryable, schema } from '../../database';
import type { StoredResult } from '../../database/schema';

const { raceSummaries, races } = schema;

/** Increase it when a rule about results changes, so that the next start rebuilds them (`rankEvents`). */
export const RESULTS_VERSION = 5;

const result = jsonArray(
  raceSummaries.pilotId,
  raceSummaries.position,
  raceSummaries.points,
  raceSummaries.dnf,
  raceSummaries.holeshotSeconds,
  raceSummaries.pbLapSeconds,
  raceSummaries.pbLapCount,
  raceSummaries.targetLapSeconds,
  raceSummaries.targetLapCount,
  raceSummaries.raceSeconds,
  raceSummaries.lapCount,
  raceSummaries.resultSeconds,
);
const isOfRace = and(eq(raceSummaries.eventId, races.eventId), eq(raceSummaries.raceId, races.id));

/**
 * Copies the summaries of races to the races, from which lists are read (docs/decisions/0003). Call it after writing
 * them.
 */
export async function storeResults(
  tx: Queryable,
  eventId: Guid,
  raceIds: readonly Guid[] | 'all',
): Promise<void> {
  const results = sql<StoredResult[]>`(select ${jsonRows(result)} from ${raceSummaries} where ${isOfRace})`;
  const isOneOfRaces = raceIds === 'all' ? undefined : inArray(races.id, [...raceIds]);
  await tx
    .update(races)
    .set({ results })
    .where(and(eq(races.eventId, eventId), isOneOfRaces));
}
