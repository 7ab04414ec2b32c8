import { eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { events, dataVersions } = schema;

/** Fields of an event in calendars, in addition to those of lists. */
export interface CalendarDetails {
  /** empty when it is not known */
  address: string;
  /** when the event was last changed */
  updatedAt: Date;
  /** increases with every change of the event */
  sequence: number;
}

/** The details of the events of a club or of all, hidden ones included, by id. */
export async function listCalendarDetails(
  db: Queryable,
  clubId: number | undefined,
): Promise<Map<string, CalendarDetails>> {
  const rows = await db
    .select({
      id: events.id,
      address: events.address,
      updatedAt: events.updatedAt,
      sequence: sql<number>`coalesce(${dataVersions.number}, 0)`.mapWith(Number),
    })
    .from(events)
    .leftJoin(dataVersions, sql`${dataVersions.scope} = 'event:' || ${events.id}`)
    .where(clubId === undefined ? undefined : eq(events.clubId, clubId));
  return new Map(rows.map(({ id, ...details }) => [id, details]));
}
