import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../database';
import { eventState } from '../features/managing/event-state';

const { clubs, events, liveRaces } = schema;

/** Notifications of a race that nobody ended are older. */
const RACE_MS = 3_600_000;

/** Whether an event of these clubs takes place at `nowMs`, by its dates or because one of its races is in progress. */
export async function isAnyEventLive(
  db: Queryable,
  clubIds: readonly number[],
  nowMs: number,
): Promise<boolean> {
  if (clubIds.length === 0) return false;
  const isOfClubs = inArray(events.clubId, [...clubIds]);
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  // by dates that may be wrong by a time zone, and for events of up to a week
  const isNear = sql`${events.startInstant} between ${now} - interval '8 days' and ${now} + interval '1 day'`;
  const near = await db
    .select({
      startMs: events.startMs,
      endMs: events.endMs,
      timeZone: sql<string>`coalesce(${events.timeZone}, ${clubs.timeZone})`,
      isVisible: sql<boolean>`${events.visibleOnline} and ${events.enabled}`,
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isOfClubs, isNear));
  if (near.some((event) => eventState(event, nowMs) === 'running')) return true;
  const races = await db
    .select({ raceId: liveRaces.raceId })
    .from(liveRaces)
    .innerJoin(events, eq(events.id, liveRaces.eventId))
    .where(and(isOfClubs, isNull(liveRaces.endMs), gt(liveRaces.at, new Date(nowMs - RACE_MS))))
    .limit(1);
  return races.length > 0;
}
