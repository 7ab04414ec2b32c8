import type { Guid } from '@holeshot/domain';
import { eq, sql } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { jsonArray, jsonRows, prepareOnce, type Queryable, schema } from '../../database';
import { getPinnedEvent } from '../../events/read/pinned-event';

const { raceSummaries } = schema;
const { eventId, lapSeconds, pilotId, raceId } = raceSummaries;

/** The lengths in seconds of a pilot's laps in a race that count, without the holeshot. */
export type LapsRow = readonly [raceId: Guid, pilotId: Guid, lapSeconds: number[]];

const prepareLapsOfEvent = prepareOnce('laps_of_event', (db, name) =>
  db
    .select({ laps: jsonRows(jsonArray(raceId, pilotId, lapSeconds)) })
    .from(raceSummaries)
    .where(eq(eventId, sql.placeholder('eventId')))
    .prepare(name),
);

/** The laps of an event, or of a revision of it (R163), in no order of races or pilots (R77). */
export async function listLaps(
  db: Queryable,
  cache: ReadCache,
  id: Guid,
  revision?: string,
): Promise<LapsRow[]> {
  if (revision !== undefined) {
    const { summaries } = await getPinnedEvent(db, cache, id, Number(revision));
    return [...summaries.values()].flat().map((row) => [row.raceId, row.pilotId, row.lapSeconds ?? []]);
  }
  const [row] = await prepareLapsOfEvent(db).execute({ eventId: id });
  return row?.laps ?? [];
}
