import { setTimeout as pause } from 'node:timers/promises';
import type { Guid } from '@holeshot/domain';
import { and, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import {
  type Database,
  eventOfScope,
  INVALIDATION_TOPIC,
  isDatabaseAway,
  type ListenHandlers,
  type Queryable,
  schema,
} from '../../database';
import { settleWithin } from '../../process/settle-within';
import { lockForRanking } from './lock-for-ranking';
import { fillPilotNames } from './store-pilot-names';
import { outdateRanking, RANKING_VERSION, storeRanking } from './store-ranking';
import { RESULTS_VERSION } from './store-results';
import { rebuildSummaries } from './update-projections';

const { events, rankedEvents } = schema;

const hasOldResults = lt(rankedEvents.resultsVersion, RESULTS_VERSION);

/** Whether an event was written since it was ranked, or was ranked by earlier rules. */
const isOutdated = or(isNull(rankedEvents.eventId), hasOldResults, lt(rankedEvents.version, RANKING_VERSION));

/** How many events have results by the rules of an earlier version of the site, until `rankEvents` reaches them. */
export const countOldResults = (db: Queryable): Promise<number> => db.$count(rankedEvents, hasOldResults);

const listOutdated = (db: Queryable, isOneOfEvents: SQL | undefined) =>
  db
    .select({ id: events.id, version: rankedEvents.version, resultsVersion: rankedEvents.resultsVersion })
    .from(events)
    .leftJoin(rankedEvents, eq(rankedEvents.eventId, events.id))
    .where(and(isOneOfEvents, isOutdated));

/**
 * Ranks outdated events, one by one, until there are none or `signal` aborts: all, or those among `eventIds`. Events whose
 * results were stored under an earlier version of the rules get those of today. Returns how many events were ranked. An event
 * that cannot be ranked does not hold up the others: rejects at the end, and at once while the database is unavailable.
 */
export async function rankEvents(
  database: Database,
  signal: AbortSignal,
  eventIds: readonly Guid[] | 'all' = 'all',
): Promise<number> {
  const isOneOfEvents = eventIds === 'all' ? undefined : inArray(events.id, [...eventIds]);
  let count = 0;
  const errors: unknown[] = [];
  for (const { id } of await listOutdated(database.db, isOneOfEvents)) {
    if (signal.aborted) break;
    const startMs = performance.now();
    try {
      if (await database.transaction((tx) => rankEvent(tx, id))) count += 1;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      errors.push(error);
    }
    // after an update there may be thousands: leave half of the time to requests
    if (eventIds === 'all')
      await pause(performance.now() - startMs, undefined, { signal }).catch(() => undefined);
  }
  if (errors.length > 0) throw errors[0];
  return count;
}

async function rankEvent(tx: Queryable, eventId: Guid): Promise<boolean> {
  await lockForRanking(tx, eventId);
  // another process may have ranked it
  const [outdated] = await listOutdated(tx, eq(events.id, eventId));
  if (!outdated) return false;
  if ((outdated.resultsVersion ?? 0) < RESULTS_VERSION) {
    await rebuildSummaries(tx, eventId, 'all');
    await outdateRanking(tx, eventId, { hasNewResults: true });
  }
  // a write sets the version of the ranking to 0
  await storeRanking(tx, eventId, { isByNewRules: (outdated.version ?? 0) > 0 });
  return true;
}

/** Several races of an event often arrive one after the other. */
const QUIET_MS = 500;
/** The maximum delay of a ranking when writes never pause. */
const MAX_WAIT_MS = 5_000;
/** An unavailable database must not block the exit of the process; the next start ranks again. */
const STOP_MS = 2_000;

export interface RankLater {
  /** Begins to follow the writes of all processes, and ranks what is outdated. Rejects when it cannot listen to the database. */
  start: () => Promise<void>;
  /** Resolves when every event that was written so far is ranked. */
  idle: () => Promise<void>;
  /** Waits up to 2 s for the ranking in progress, and starts no other. */
  stop: () => Promise<void>;
}

/**
 * Ranks events beside the requests that write them: once nothing was written for half a second, after 5 s at the
 * latest. Each process follows the writes of all, so that no work is lost with a killed one. `onError` is called when
 * ranking fails; the next write tries again.
 */
export function createRankLater(database: Database, onError: (error: unknown) => void): RankLater {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let waiting: Set<string> | 'all' = new Set();
  /** of the first write that is not ranked */
  let sinceMs: number | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const rank = () => {
    clearTimeout(timer);
    if (sinceMs === undefined) return;
    const ids = waiting === 'all' ? waiting : [...waiting];
    waiting = new Set();
    sinceMs = undefined;
    running = running
      .then(() => rankEvents(database, stopping.signal, ids))
      .catch((error: unknown) => {
        waiting = waiting === 'all' || ids === 'all' ? 'all' : new Set([...waiting, ...ids]);
        onError(error);
      });
  };
  const soon = () => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    sinceMs ??= Date.now();
    const restMs = Math.max(0, sinceMs + MAX_WAIT_MS - Date.now());
    timer = setTimeout(rank, Math.min(QUIET_MS, restMs));
  };
  let stopListening: () => Promise<void> = async () => undefined;
  const handlers: ListenHandlers = {
    message(scope) {
      const eventId = eventOfScope(scope);
      if (eventId === undefined) return;
      if (waiting !== 'all') waiting.add(eventId);
      soon();
    },
    connection(isUp) {
      if (!isUp) return;
      // at start and after a lost connection any event may have been written
      waiting = 'all';
      soon();
    },
  };
  return {
    async start() {
      running = fillPilotNames(database).catch(onError);
      stopListening = await database.listen(INVALIDATION_TOPIC, handlers);
    },
    async idle() {
      while (sinceMs !== undefined) {
        rank();
        await running;
      }
      await running;
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await stopListening();
      await settleWithin(running, STOP_MS);
    },
  };
}
