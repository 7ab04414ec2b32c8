import type { Guid } from '@holeshot/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { jsonArray, jsonRows, type Queryable, schema } from '../database';
import type { StoredResult } from '../database/schema';

const { raceSummaries, races } = schema;

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
);
const isOfRace = and(eq(raceSummaries.eventId, races.eventId), eq(raceSummaries.raceId, races.id));

/** Writes the summaries of races, once they stand, to the races as well. */
export async function storeResults(
  tx: Queryable,
  eventId: Guid,
  raceIds: readonly Guid[] | 'all',
): Promise<void> {
  const results = sql<StoredResult[]>`(select ${jsonRows(result)} from ${raceSummaries} where ${isOfRace})`;
  const isWanted = raceIds === 'all' ? undefined : inArray(races.id, [...raceIds]);
  await tx
    .update(races)
    .set({ results })
    .where(and(eq(races.eventId, eventId), isWanted));
}
