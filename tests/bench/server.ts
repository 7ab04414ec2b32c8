import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, schema } from '../../server/src/database';
import { bumpRevisions } from '../../server/src/database/bump-revisions';
import { importEvent } from '../../server/src/importing';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { benchEvent } from './bench-event';
import { openInProcess } from './in-process-site';
import { quantile } from './quantile';

/*
 * Measures the server with an event of 61 races and 20 pilots in the embedded database: event pages uncached and cached,
 * and cached API replies. Milliseconds, in-process.
 */
const RUNS = Number(process.env.BENCH_SERVER_RUNS ?? 60);
const WARM_UP = 15;
/** Medians in times of the reference; Rounds has 430 rows. */
const LIMIT = { uncached: 9, rounds: 12.5, cachedReply: 0.35 };
const MAX_SERIAL_CALLS = 2;
/** Delay of every API call; the time of a page then shows how many calls wait for each other. */
const CALL_DELAY_MS = 200;
const TABS = ['', 'quick-status', 'channels', 'rounds', 'lap-records', 'lap-counts', 'points'];

/** Prints the figures. Returns messages for exceeded limits; these are in times of `referenceMs`. */
export async function measureServer(referenceMs: number): Promise<string[]> {
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

  const invalidate = () =>
    database.transaction((tx) =>
      bumpRevisions(tx, [`event:${event.id}`, 'events', 'clubs', 'users', 'videos']),
    );
  const time = async (url: string): Promise<number> => {
    const startMs = performance.now();
    const { statusCode } = await app.inject({ url });
    const ms = performance.now() - startMs;
    if (statusCode !== 200) throw new Error(`GET ${url} gave ${statusCode}`);
    return ms;
  };
  let uniqueValue = 0;
  const measure = async (url: string, { isCached }: { isCached: boolean }) => {
    const times: number[] = [];
    for (let run = -WARM_UP; run < RUNS; run++) {
      if (!isCached) await invalidate();
      // an unused query parameter bypasses the cache of rendered pages
      const ms = await time(isCached ? url : `${url}${url.includes('?') ? '&' : '?'}bench=${uniqueValue++}`);
      if (run >= 0) times.push(ms);
    }
    return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
  };

  const over: string[] = [];
  const rows: Record<string, Record<string, string | number>> = {};
  const round = (ms: number) => Number(ms.toFixed(2));
  for (const tab of TABS) {
    const url = `/event/${event.id}${tab && `?tab=${tab}`}`;
    const uncached = await measure(url, { isCached: false });
    latencyMs = CALL_DELAY_MS;
    const delayedMs = await time(`${url}${url.includes('?') ? '&' : '?'}delayed=1`);
    const serialCalls = Math.floor(delayedMs / CALL_DELAY_MS);
    latencyMs = 0;
    const cached = await measure(url, { isCached: true });
    const name = tab || 'first tab';
    rows[name] = {
      'uncached median': round(uncached.median),
      'uncached p95': round(uncached.p95),
      'cached median': round(cached.median),
      'cached p95': round(cached.p95),
      'uncached, of reference': round(uncached.median / referenceMs),
      'serial calls': serialCalls,
    };
    const limit = tab === 'rounds' ? LIMIT.rounds : LIMIT.uncached;
    if (uncached.median > limit * referenceMs)
      over.push(
        `event page, ${name}: ${round(uncached.median / referenceMs)} references uncached, allowed ${limit}`,
      );
    if (serialCalls > MAX_SERIAL_CALLS) over.push(`event page, ${name}: ${serialCalls} serial calls`);
  }
  console.log('\nServer, event page with 61 races and 20 pilots, ms');
  console.table(rows);

  const replies: typeof rows = {};
  for (const part of ['events/id', 'pilots/eventId', 'raceSummaries/eventId', 'races/eventId']) {
    const cached = await measure(`/api/public/${part}/${event.id}`, { isCached: true });
    replies[part] = { 'cached median': round(cached.median), 'cached p95': round(cached.p95) };
    if (cached.median > LIMIT.cachedReply * referenceMs)
      over.push(
        `${part}: ${round(cached.median)} ms cached, allowed ${round(LIMIT.cachedReply * referenceMs)}`,
      );
  }
  console.table(replies);
  await close();
  return over;
}
