import { type SQL, sql } from 'drizzle-orm';
import { schema } from '../../database';

const { eventRevisions, raceRevisions } = schema;

/**
 * The time of the revisions that a statement writes of an event: later than those before it, so that the revisions of an event
 * and of its races have one order for good (R163). Those of a new event have the time of its creation.
 */
export function revisionTime(eventId: string): SQL<Date> {
  const last = (table: typeof eventRevisions | typeof raceRevisions) =>
    sql`(select max(${table.at}) from ${table} where ${table.eventId} = ${eventId}) + interval '1 millisecond'`;
  return sql`date_trunc('milliseconds', greatest(now(), ${last(raceRevisions)}, ${last(eventRevisions)}))`;
}
