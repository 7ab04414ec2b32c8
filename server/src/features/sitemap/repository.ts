import type { Guid } from '@holeshot/domain';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible, newestFirst } from '../../events/read/list-events';
import { standsByName } from '../../events/read/pilot-entries';

const { clubs, events, pilotNames, races, seasons, users } = schema;

/** Visible events, newest first. */
export const listSitemapEvents = (db: Queryable): Promise<{ eventId: Guid }[]> =>
  db
    .select({ eventId: events.id })
    .from(events)
    .where(isVisible)
    .orderBy(...newestFirst);

/** Valid and ended races of visible events: those whose pages show results. */
const isInSitemap = and(isVisible, eq(races.valid, true), isNotNull(races.startMs), isNotNull(races.endMs));

/** How many races the sitemap lists. */
export async function countSitemapRaces(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .where(isInSitemap);
  return row?.count ?? 0;
}

/** A slice of the sitemap's races, in an order that does not change. */
export const listSitemapRaces = (
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ eventId: Guid; raceId: Guid }[]> =>
  db
    .select({ eventId: races.eventId, raceId: races.id })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .where(isInSitemap)
    .orderBy(asc(races.eventId), asc(races.id))
    .offset(offset)
    .limit(limit);

/** Names within clubs that have a page: those of public profiles lead there, and hidden people have none (R138). */
export const listPilotNames = (db: Queryable): Promise<{ clubId: number; name: string }[]> =>
  db
    .selectDistinctOn([pilotNames.clubId, pilotNames.key], {
      clubId: pilotNames.clubId,
      name: pilotNames.name,
    })
    .from(pilotNames)
    .leftJoin(users, eq(users.id, pilotNames.userId))
    .where(standsByName)
    .orderBy(asc(pilotNames.clubId), asc(pilotNames.key));

/** Seasons of visible clubs. */
export const listSitemapSeasons = (db: Queryable): Promise<{ clubId: number; seasonId: number }[]> =>
  db
    .select({ clubId: seasons.clubId, seasonId: seasons.id })
    .from(seasons)
    .innerJoin(clubs, eq(clubs.id, seasons.clubId))
    .where(eq(clubs.visible, true))
    .orderBy(asc(seasons.id));
