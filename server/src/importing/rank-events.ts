import { eq, lt, or, sql } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, schema } from '../database';
import { rebuildSummaries } from './rebuild-summaries';
import { lockEvent } from './store-content';
import { RANKING_VERSION, storeRanking } from './store-ranking';
import { RESULTS_VERSION, storeResultsVersion } from './store-results';

const { events, rankedEvents } = schema;

/** 0 for events that were never ranked. */
const resultsVersion = sql<number>`coalesce(${rankedEvents.resultsVersion}, 0)`;
const rankingVersion = sql<number>`coalesce(${rankedEvents.version}, 0)`;

/**
 * Ranks events that were delivered since they were ranked, one by one, until there are none or `signal` aborts. Events
 * whose results or ranking were stored under an earlier version of the rules get those of today. Returns how many events
 * there were.
 */
export async function rankEvents(database: Database, signal: AbortSignal): Promise<number> {
  const outdated = await database.db
    .select({ id: events.id, resultsVersion })
    .from(events)
    .leftJoin(rankedEvents, eq(rankedEvents.eventId, events.id))
    .where(or(lt(resultsVersion, RESULTS_VERSION), lt(rankingVersion, RANKING_VERSION)));
  let count = 0;
  for (const { id, resultsVersion: version } of outdated) {
    if (signal.aborted) break;
    await database.transaction(async (tx) => {
      await lockEvent(tx, id);
      if (version < RESULTS_VERSION) await renewResults(tx, id);
      await storeRanking(tx, id);
      await bumpRevisions(tx, [`event:${id}`, 'events']);
    });
    count += 1;
  }
  return count;
}

async function renewResults(tx: Queryable, eventId: string): Promise<void> {
  await rebuildSummaries(tx, eventId, 'all');
  await storeResultsVersion(tx, eventId);
}
