import type { Guid } from '@holeshot/domain';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';

const { events, races } = schema;

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
