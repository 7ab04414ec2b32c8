import type { EventListItem, Guid } from '@holeshot/domain';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { listProfileHandles } from '../auth/repository';
import { isVisible, listEvents } from '../events/repository';

const { events, races } = schema;

/** What sitemap and calendar hold and no call of the API lists whole. */
export interface SiteLists {
  /** every visible event, newest first */
  events: () => Promise<EventListItem[]>;
  /** handles of public profiles */
  profiles: () => Promise<string[]>;
  countRaces: () => Promise<number>;
  /** Part of the races with something to find, in an order that stays: valid, ended, of an event that may be seen. */
  races: (part: { offset: number; limit: number }) => Promise<{ eventId: Guid; raceId: Guid }[]>;
}

const isFound = and(isVisible, eq(races.valid, true), isNotNull(races.startMs), isNotNull(races.endMs));

export const siteLists = (db: Queryable): SiteLists => ({
  events: () => listEvents(db),
  profiles: () => listProfileHandles(db),
  async countRaces() {
    const [found] = await db
      .select({ count: count() })
      .from(races)
      .innerJoin(events, eq(events.id, races.eventId))
      .where(isFound);
    return found?.count ?? 0;
  },
  races: ({ offset, limit }) =>
    db
      .select({ eventId: races.eventId, raceId: races.id })
      .from(races)
      .innerJoin(events, eq(events.id, races.eventId))
      .where(isFound)
      .orderBy(asc(races.eventId), asc(races.id))
      .offset(offset)
      .limit(limit),
});
