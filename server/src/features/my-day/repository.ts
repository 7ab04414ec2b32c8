import type { Guid, Race } from '@holeshot/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { raceRow, roundOfRow, toRace } from '../../events/read/race-rows';

const { dataVersions, events, races, rounds } = schema;

/** When an event was last updated, and how often it was written. */
export async function findEventVersion(
  db: Queryable,
  eventId: Guid,
): Promise<{ version: number; updatedAtMs: number }> {
  const [row] = await db
    .select({
      updatedAt: events.updatedAt,
      version: sql<number>`coalesce(${dataVersions.number}, 0)`.mapWith(Number),
    })
    .from(events)
    .leftJoin(dataVersions, sql`${dataVersions.scope} = 'event:' || ${events.id}`)
    .where(eq(events.id, eventId));
  return { version: row?.version ?? 0, updatedAtMs: row?.updatedAt.getTime() ?? 0 };
}

/** The races of a pilot that the desktop app removed before they were flown. */
export async function listRemovedRaces(db: Queryable, eventId: Guid, pilotId: Guid): Promise<Race[]> {
  const rows = await db
    .select({ race: raceRow })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, eventId), eq(races.valid, false), isNull(races.startMs)));
  return rows
    .map(({ race }) => toRace(race))
    .filter(({ pilotChannels }) => pilotChannels.some((seat) => seat.pilotId === pilotId));
}
