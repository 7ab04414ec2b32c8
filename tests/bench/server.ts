import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase, readRows, schema } from '../../server/src/database';
import { copyEvents } from '../../server/src/testing/copy-events';
import type { Figure } from './figure';
import { addBenchEvent, invalidateAll, openInProcess, pastPageCache, timeRequest } from './in-process-site';
import { quantile } from './quantile';
import { timeInTurns } from './reference';

/*
 * Measures the server with an event of 61 races and 20 pilots in the embedded database: event pages uncached and
 * cached, cached API replies, and the page of a club of 100 such events. Milliseconds, in-process.
 */
/** Medians in multiples of the reference; Rounds has 430 rows. */
const LIMIT = { uncached: 5, rounds: 6, cachedReply: 0.35, club: 100 };
const MAX_SERIAL_CALLS = 2;
/** Delay of every API call; the time of a page then shows how many calls wait for each other. */
const CALL_DELAY_MS = 200;
const CLUB_EVENTS = 100;
const TABS = ['', 'quick-status', 'channels', 'rounds', 'lap-records', 'lap-counts', 'points'];

/** Prints the figures, and returns those that have a goal, in multiples of the reference. */
export async function measureServer(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-server-'));
  const database = await openDatabase({ dataDir });
  let latencyMs = 0;
  const { app, close } = await openInProcess(database, dataDir, {
    wrapApi: (readAs) => async (person, url) => {
      const reply = await readAs(person, url);
      if (latencyMs > 0) await wait(latencyMs);
      return reply;
    },
  });
  const { clubId, eventId } = await addBenchEvent(database);
  await database.db.update(schema.events).set({ info: 'Briefing at nine' });

  const measure = async (url: string, { isCached }: { isCached: boolean }) => {
    const { own, reference } = await timeInTurns({
      async own() {
        if (!isCached) await invalidateAll(database, eventId);
        return timeRequest(app, url, isCached ? {} : { headers: pastPageCache() });
      },
    });
    const median = quantile(own, 0.5);
    return { median, p95: quantile(own, 0.95), ofReference: median / quantile(reference, 0.5) };
  };

  const figures: Figure[] = [];
  const rows: Record<string, Record<string, string | number>> = {};
  const round = (ms: number) => Number(ms.toFixed(2));
  for (const tab of TABS) {
    const url = `/event/${eventId}${tab && `?tab=${tab}`}`;
    const uncached = await measure(url, { isCached: false });
    latencyMs = CALL_DELAY_MS;
    const delayedMs = await timeRequest(app, url, { headers: pastPageCache() });
    const serialCalls = Math.floor(delayedMs / CALL_DELAY_MS);
    latencyMs = 0;
    const cached = await measure(url, { isCached: true });
    const name = tab || 'first tab';
    rows[name] = {
      'uncached median': round(uncached.median),
      'uncached p95': round(uncached.p95),
      'cached median': round(cached.median),
      'cached p95': round(cached.p95),
      'uncached, of reference': round(uncached.ofReference),
      'serial calls': serialCalls,
    };
    figures.push(
      {
        what: `event page, ${name}, uncached`,
        unit: 'references',
        value: uncached.ofReference,
        goal: tab === 'rounds' ? LIMIT.rounds : LIMIT.uncached,
      },
      {
        what: `event page, ${name}, sequential calls`,
        unit: 'calls',
        value: serialCalls,
        goal: MAX_SERIAL_CALLS,
      },
    );
  }
  console.log('\nServer, event page with 61 races and 20 pilots, ms');
  console.table(rows);

  const replies: typeof rows = {};
  for (const part of ['events/id', 'pilots/eventId', 'raceSummaries/eventId', 'races/eventId']) {
    const cached = await measure(`/api/public/${part}/${eventId}`, { isCached: true });
    replies[part] = { 'cached median': round(cached.median), 'cached p95': round(cached.p95) };
    figures.push({
      what: `${part}, cached`,
      unit: 'references',
      value: cached.ofReference,
      goal: LIMIT.cachedReply,
    });
  }
  console.table(replies);

  await copyEvents((statement) => readRows(database.db, sql.raw(statement)), {
    copies: CLUB_EVENTS,
  });
  // the same pilots fly all of them
  await database.db.update(schema.pilots).set({ name: sql`regexp_replace(name, ' [0-9]+$', '')` });
  const clubPage = await measure(`/club/${clubId}`, { isCached: false });
  console.log(`Club of ${CLUB_EVENTS} such events, uncached: ${round(clubPage.median)} ms`);
  figures.push({
    what: `club of ${CLUB_EVENTS} such events, uncached`,
    unit: 'references',
    value: clubPage.ofReference,
    goal: LIMIT.club,
  });
  await close();
  return figures;
}
