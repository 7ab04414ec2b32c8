import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { openDatabase, readRows, schema } from '../../server/src/database';
import { invalidate } from '../../server/src/database/invalidate';
import { importEvent } from '../../server/src/events/write/import-event';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { copyEvents } from '../../server/src/testing/copy-events';
import { benchEvent } from './bench-event';
import type { Figure } from './figure';
import { openInProcess, pastPageCache } from './in-process-site';
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
  const { app, close } = await openInProcess(database, dataDir, (readAs) => async (person, url) => {
    const reply = await readAs(person, url);
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    return reply;
  });
  const [club] = await database.db
    .insert(schema.clubs)
    .values({ name: 'Bench', timeZone: 'UTC', latitude: 0, longitude: 0 })
    .returning();
  const event = buildEvent(benchEvent());
  await importEvent(database, { folder: event.folder, clubId: club?.id ?? 0, who: 'bench', why: 'bench' });
  await database.db.update(schema.events).set({ info: 'Briefing at nine' });

  const invalidateData = () =>
    database.transaction((tx) => invalidate(tx, [`event:${event.id}`, 'events', 'clubs', 'users', 'videos']));
  const time = async (url: string, headers = {}): Promise<number> => {
    const startMs = performance.now();
    // as bytes: what the client does with them is not measured
    const { statusCode, stream } = await app.inject({ url, headers, payloadAsStream: true });
    await buffer(stream());
    const ms = performance.now() - startMs;
    if (statusCode !== 200) throw new Error(`GET ${url} gave ${statusCode}`);
    return ms;
  };
  const measure = async (url: string, { isCached }: { isCached: boolean }) => {
    const { own, reference } = await timeInTurns({
      async own() {
        if (!isCached) await invalidateData();
        return time(url, isCached ? {} : pastPageCache());
      },
    });
    const median = quantile(own, 0.5);
    return { median, p95: quantile(own, 0.95), ofReference: median / quantile(reference, 0.5) };
  };

  const figures: Figure[] = [];
  const rows: Record<string, Record<string, string | number>> = {};
  const round = (ms: number) => Number(ms.toFixed(2));
  for (const tab of TABS) {
    const url = `/event/${event.id}${tab && `?tab=${tab}`}`;
    const uncached = await measure(url, { isCached: false });
    latencyMs = CALL_DELAY_MS;
    const delayedMs = await time(url, pastPageCache());
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
    const cached = await measure(`/api/public/${part}/${event.id}`, { isCached: true });
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
  const clubPage = await measure(`/club/${club?.id}`, { isCached: false });
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
