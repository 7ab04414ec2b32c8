import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, schema } from '../../server/src/database';
import { bumpRevisions } from '../../server/src/database/bump-revisions';
import { importEvent } from '../../server/src/importing';
import { buildEvent, buildGuid, type EventShape } from '../../server/src/testing/build-event-folder';
import { openInProcess } from './in-process-site';
import { quantile } from './quantile';

/*
 * What an event page costs the server, with an event of 61 races and 20 pilots in the embedded database: rendered with
 * nothing kept, rendered from kept answers, and an answer of the API that is kept. Milliseconds, in-process.
 */
const RUNS = Number(process.env.BENCH_SERVER_RUNS ?? 60);
const WARM_UP = 15;
const LIMIT_MS = { uncached: 20, answer: 1 };
const MOST_ROUNDS = 2;
/** With every call this slow, the time of a page tells how often one call waited for another. */
const ROUND_MS = 200;
const TABS = ['', 'quick-status', 'channels', 'rounds', 'lap-records', 'lap-counts', 'points'];

function benchEvent(): EventShape {
  const pilotIds = Array.from({ length: 20 }, buildGuid);
  const roundIds = Array.from({ length: 21 }, buildGuid);
  const races = Array.from({ length: 61 }, (_, index) => ({
    roundId: roundIds[Math.floor(index / 3)] ?? '',
    number: (index % 3) + 1,
    pilotIds: Array.from({ length: 7 }, (_seat, seat) => pilotIds[(index * 7 + seat) % 20] ?? ''),
    laps: 4,
    state:
      index < 57 ? ('finished' as const) : index === 57 ? ('in-progress' as const) : ('not-started' as const),
  }));
  return { pilotIds, rounds: roundIds.map((ID) => ({ ID })), races, event: { Name: 'Sixty-one races' } };
}

/** Prints the figures; returns what is over its limit. */
export async function measureServer(): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-server-'));
  const database = await openDatabase({ dataDir });
  let latencyMs = 0;
  const { app, close } = await openInProcess(database, dataDir, (readPublic) => async (url) => {
    const answer = await readPublic(url);
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    return answer;
  });
  const [club] = await database.db
    .insert(schema.clubs)
    .values({ name: 'Bench', timeZone: 'UTC', latitude: 0, longitude: 0 })
    .returning();
  const event = buildEvent(benchEvent());
  await importEvent(database, { folder: event.folder, clubId: club?.id ?? 0, who: 'bench', why: 'bench' });
  await database.db.update(schema.events).set({ info: 'Briefing at nine' });

  const outdate = () =>
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
  let fresh = 0;
  const measure = async (url: string, { isKept }: { isKept: boolean }) => {
    const times: number[] = [];
    for (let run = -WARM_UP; run < RUNS; run++) {
      if (!isKept) await outdate();
      // A parameter that nothing reads makes it a page that was not rendered before.
      const ms = await time(isKept ? url : `${url}${url.includes('?') ? '&' : '?'}bench=${fresh++}`);
      if (run >= 0) times.push(ms);
    }
    return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
  };

  const over: string[] = [];
  const rows: Record<string, Record<string, string | number>> = {};
  const shown = (ms: number) => Number(ms.toFixed(2));
  for (const tab of TABS) {
    const url = `/event/${event.id}${tab && `?tab=${tab}`}`;
    const uncached = await measure(url, { isKept: false });
    latencyMs = ROUND_MS;
    const rounds = Math.floor((await time(`${url}${url.includes('?') ? '&' : '?'}rounds=1`)) / ROUND_MS);
    latencyMs = 0;
    const cached = await measure(url, { isKept: true });
    const name = tab || 'first tab';
    rows[name] = {
      'uncached median': shown(uncached.median),
      'uncached p95': shown(uncached.p95),
      'kept median': shown(cached.median),
      'kept p95': shown(cached.p95),
      'serial rounds': rounds,
    };
    if (uncached.p95 > LIMIT_MS.uncached)
      over.push(`event page, ${name}: p95 ${shown(uncached.p95)} ms uncached`);
    if (rounds > MOST_ROUNDS) over.push(`event page, ${name}: ${rounds} serial rounds of calls`);
  }
  console.log('\nServer, event page with 61 races and 20 pilots, ms');
  console.table(rows);

  const answers: typeof rows = {};
  for (const part of ['events/id', 'pilots/eventId', 'raceSummaries/eventId', 'races/eventId']) {
    const kept = await measure(`/api/public/${part}/${event.id}`, { isKept: true });
    answers[part] = { 'kept median': shown(kept.median), 'kept p95': shown(kept.p95) };
    if (kept.p95 > LIMIT_MS.answer) over.push(`${part}: p95 ${shown(kept.p95)} ms from memory`);
  }
  console.table(answers);
  await close();
  return over;
}
