import { eq, isNull, lt, or } from 'drizzle-orm';
import { bumpRevisions, type Database, schema } from '../database';
import { lockEvent } from './store-content';
import { RANKING_VERSION, storeRanking } from './store-ranking';

const { events, rankedEvents } = schema;

/**
 * Ranks events that were delivered since they were ranked, or ranked under an earlier version of the rule, one by one,
 * until there are none or `signal` aborts. Returns how many there were.
 */
export async function rankEvents(database: Database, signal: AbortSignal): Promise<number> {
  const unranked = await database.db
    .select({ id: events.id })
    .from(events)
    .leftJoin(rankedEvents, eq(rankedEvents.eventId, events.id))
    .where(or(isNull(rankedEvents.version), lt(rankedEvents.version, RANKING_VERSION)));
  let count = 0;
  for (const { id } of unranked) {
    if (signal.aborted) break;
    await database.transaction(async (tx) => {
      await lockEvent(tx, id);
      await storeRanking(tx, id);
      await bumpRevisions(tx, [`event:${id}`, 'events']);
    });
    count += 1;
  }
  return count;
}
