import type { Guid } from '@holeshot/domain';
import { eq, sql } from 'drizzle-orm';
import { jsonArray, jsonRows, prepareOnce, type Queryable, schema } from '../../database';

const { raceSummaries } = schema;
const { eventId, lapSeconds, pilotId, raceId } = raceSummaries;

/** The lengths in seconds of a pilot's laps in a race that count, without the holeshot. */
export type LapsRow = readonly [raceId: Guid, pilotId: Guid, lapSeconds: number[]];

const prepareLapsOfEvent = prepareOnce((db) =>
  db
    .select({ laps: jsonRows(jsonArray(raceId, pilotId, lapSeconds)) })
    .from(raceSummaries)
    .where(eq(eventId, sql.placeholder('eventId')))
    .prepare(''),
);

/** The laps of an event, in no order of races or pilots (R77). */
export async function listLaps(db: Queryable, id: Guid): Promise<LapsRow[]> {
  const [row] = await prepareLapsOfEvent(db).execute({ eventId: id });
  return row?.laps ?? [];
}
