import type { Guid } from '@holeshot/domain';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible, type ListedEvent, listColumns, toListItem } from '../../events/read/list-events';
import { isOver, rankingFigures } from '../../events/read/rankings';

const { clubs, eventRankings, events, rankedEvents } = schema;

/** An event with a summary of its ranking. */
export interface FlownEvent {
  event: ListedEvent;
  isOver: boolean;
  /** number of ranked pilots */
  ranked: number;
  bestLapSeconds: number | null;
}

/** Events by their ids. */
export async function listFlownEvents(
  db: Queryable,
  eventIds: readonly Guid[],
): Promise<Map<Guid, FlownEvent>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ ...listColumns, ...rankingFigures })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .leftJoin(rankedEvents, eq(rankedEvents.eventId, events.id))
    .where(inArray(events.id, [...eventIds]));
  const nowMs = Date.now();
  return new Map(
    rows.map(({ racesLeft, lastRaceStart, ranked, eventBestSeconds, ...event }) => [
      event.id,
      {
        event: toListItem(event),
        isOver: isOver({ ...event, racesLeft, lastRaceStart }, nowMs),
        ranked,
        bestLapSeconds: eventBestSeconds,
      },
    ]),
  );
}

/** The fastest lap of each of the clubs that counts for records (R83). */
export async function listClubBests(db: Queryable, clubIds: readonly number[]): Promise<Map<number, number>> {
  if (clubIds.length === 0) return new Map();
  const rows = await db
    .select({
      clubId: events.clubId,
      seconds: sql<number>`min(${eventRankings.bestLapSeconds})`,
    })
    .from(eventRankings)
    .innerJoin(events, eq(events.id, eventRankings.eventId))
    .where(and(inArray(events.clubId, [...clubIds]), isNotNull(eventRankings.bestLapSeconds), isVisible))
    .groupBy(events.clubId);
  return new Map(rows.map(({ clubId, seconds }) => [clubId, seconds]));
}
