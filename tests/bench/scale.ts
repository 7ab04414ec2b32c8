import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PUBLIC_CALLS, type WireEventListItem, type WireRace } from '@holeshot/contract/wire';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/src/database';
import { seedDemo } from '../../server/src/demo';
import { copyEvents } from '../../server/src/testing/copy-events';
import { findTestServer } from '../../server/src/testing/test-server';
import type { Figure } from './figure';
import { invalidateAll, openInProcess, pastPageCache, timeRequest } from './in-process-site';
import { quantile } from './quantile';

/*
 * Measures every public call and page, uncached, on a PostgreSQL server with 200 events and with 20,000 events and
 * their 500,000 races: the demo season, whose events SQL copies. Both sites get the same requests in turn.
 */
const EVENTS = { few: 200, many: Number(process.env.BENCH_SCALE_EVENTS ?? 20_000) };
const RUNS = 15;
const WARM_UP = 4;
/** Largest time of a call or page with many events, relative to that with few. */
const MAX_RATIO = 1.3;
/** Smaller differences are noise. */
const MIN_DIFFERENCE_MS = 1;
/** Clubs of the copied events, so that those of the demo season keep their events. */
const CLUBS = 200;
const NAMES = { few: 'holeshot_bench_few', many: 'holeshot_bench_many' };

type Size = keyof typeof NAMES;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const getDatabaseUrl = (serverUrl: string, name: string): string => new URL(`/${name}`, serverUrl).href;

/** Copies the events with at least 20 races, 25 on average, until the database has `count` events. */
async function growTo(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    // skips the foreign-key triggers, which take most of the time; the rows are copies
    await client.query('set session_replication_role = replica');
    const execute = async (statement: string) => (await client.query(statement)).rows;
    const sourceFilter = `source.id in (select event_id from races group by event_id having count(*) >= 20)
      and source.club_id not in (select id from clubs where name like 'Copy %')`;
    const [row] = await execute(
      `select (select count(*)::int from events) as have, (select count(*)::int from events source where ${sourceFilter}) as sources`,
    );
    const copies = Math.round((count - Number(row?.have)) / Number(row?.sources));
    const clubId = `(select min(id) + n % ${CLUBS} from clubs where name like 'Copy %')`;
    await copyEvents(execute, { copies, clubId, where: sourceFilter, first: Number(row?.have) });
  });
}

async function fillDatabases(serverUrl: string, dataDir: string): Promise<void> {
  await withClient(serverUrl, async (admin) => {
    for (const name of Object.values(NAMES))
      await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${NAMES.few}`);
  });
  const few = getDatabaseUrl(serverUrl, NAMES.few);
  const database = await openDatabase({ databaseUrl: few });
  await seedDemo(database, { dataDir, onProgress: () => undefined });
  await database.close();
  await withClient(few, (client) =>
    client.query(
      `insert into clubs (name, time_zone) select 'Copy ' || n, 'UTC' from generate_series(1, ${CLUBS}) n`,
    ),
  );
  await growTo(few, EVENTS.few);
  await withClient(serverUrl, (admin) => admin.query(`create database ${NAMES.many} template ${NAMES.few}`));
  await growTo(getDatabaseUrl(serverUrl, NAMES.many), EVENTS.many);
}

interface Site {
  database: Database;
  app: Awaited<ReturnType<typeof openInProcess>>['app'];
  close: () => Promise<void>;
}

async function openSite(serverUrl: string, size: Size, dataDir: string): Promise<Site> {
  const database = await openDatabase({ databaseUrl: getDatabaseUrl(serverUrl, NAMES[size]) });
  return { database, ...(await openInProcess(database, dataDir)) };
}

/** Every public call, and the pages that read most of them, for the newest event with a finished race. */
async function listAddresses({ app }: Site): Promise<string[]> {
  const get = async <T>(url: string): Promise<T> => (await app.inject(url)).json<T>();
  const events = await get<WireEventListItem[]>('/api/public/events');
  for (const { ID: eventId, Club } of events) {
    const [race] = await get<WireRace[]>(`/api/public/races/eventId/${eventId}/last/1`);
    if (!race) continue;
    const getFirstId = async (what: string) =>
      (await get<{ ID: string }[]>(`/api/public/${what}/eventId/${eventId}`))[0]?.ID ?? '';
    const values: Record<string, string> = {
      eventId,
      raceId: race.ID,
      clubId: String(Club.ID),
      userId: '1',
      handle: 'nobody',
      n: '5',
      pilotId: await getFirstId('pilots'),
      roundId: await getFirstId('rounds'),
      stageId: await getFirstId('stages'),
      start: '2026-11-21_09:30:00',
      filter: 'page=2',
      number: '1',
      against: '1',
      seasonId: '1',
    };
    const calls = Object.values(PUBLIC_CALLS).map(({ path: pattern }) =>
      pattern.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole),
    );
    const event = `/event/${eventId}`;
    const tabs = [
      '',
      '?tab=rounds',
      '?tab=lap-records',
      '?tab=points',
      `/race/${race.ID}`,
      `/pilot/${values.pilotId}`,
    ];
    const pages = [
      '/',
      '/events',
      '/events?q=cup',
      '/clubs',
      `/club/${Club.ID}`,
      ...tabs.map((tab) => event + tab),
    ];
    return [...calls.filter((call) => !call.endsWith('/auth')), ...pages, '/sitemap.xml'];
  }
  throw new Error('The demo season has no finished race');
}

/** Prints the figures, and returns those that have a goal. */
export async function measureScale(): Promise<Figure[]> {
  const server = await findTestServer();
  if (server.url === undefined) throw new Error(`It needs a PostgreSQL server: ${server.reason}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-scale-'));
  const startMs = performance.now();
  await fillDatabases(server.url, dataDir);
  console.log(`Filled the databases in ${Math.round((performance.now() - startMs) / 1000)} s.`);
  const sites = {
    few: await openSite(server.url, 'few', dataDir),
    many: await openSite(server.url, 'many', dataDir),
  };
  for (const { app } of Object.values(sites)) {
    await app.ready();
    await app.rankLater.idle();
  }
  const rows: Record<string, Record<string, number>> = {};
  const figures: Figure[] = [];
  for (const url of await listAddresses(sites.few)) {
    const times: Record<Size, number[]> = { few: [], many: [] };
    for (let run = -WARM_UP; run < RUNS; run++) {
      for (const size of ['few', 'many'] as const) {
        const ms = await timeUncached(sites[size], url);
        if (run >= 0) times[size].push(ms);
      }
    }
    const [few, many] = [quantile(times.few, 0.5), quantile(times.many, 0.5)];
    const ratio = many - few < MIN_DIFFERENCE_MS ? Math.min(1, many / few) : many / few;
    const name = url.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
    rows[name] = {
      few: Number(few.toFixed(2)),
      many: Number(many.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
    };
    figures.push({ what: name, value: ratio, unit: `of ${EVENTS.few} events`, goal: MAX_RATIO });
  }
  console.log(`\nUncached, with ${EVENTS.few} and with ${EVENTS.many} events, median ms`);
  console.table(rows);
  for (const { close } of Object.values(sites)) await close();
  await withClient(server.url, async (admin) => {
    for (const name of Object.values(NAMES))
      await admin.query(`drop database if exists ${name} with (force)`);
  });
  return figures;
}

async function timeUncached({ app, database }: Site, url: string): Promise<number> {
  const [, eventId] = /([0-9a-f]{8}-[0-9a-f-]{27})/.exec(url) ?? [];
  await invalidateAll(database, eventId);
  return timeRequest(app, url, { headers: pastPageCache(), accepts: [200, 404] });
}
