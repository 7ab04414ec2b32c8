import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { startSite } from '../../tools/site/site-process';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import type { StoredResponse } from './bare-server';
import type { Figure } from './figure';
import { quantile } from './quantile';

/*
 * Measures cached responses under load: requests per second of the site, in its own process, divided by those of a
 * server of Node alone that sends the same bytes. The two are measured in turn, several times; the figures are medians.
 */
const CONNECTIONS = [64, 1_000];
const SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 1);
const ROUNDS = 5;
/** Smallest ratio at 64 connections. */
const MIN_RATIO: Record<string, number> = {
  API: 0.9,
  asset: 0.9,
  '/events': 0.85,
  event: 0.85,
  race: 0.85,
  // without a body, mostly the framework is measured
  '304': 0.7,
};
/** Largest p99 at 1,000 connections, in multiples of that of Node alone. */
const MAX_LATENCY_RATIO = 1.5;
const ENCODING = { 'accept-encoding': 'br' };

interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
}

interface Round {
  own: autocannon.Result;
  plain: autocannon.Result;
  ratio: number;
}

async function listTargets(origin: string): Promise<Target[]> {
  const past = (await listEventsOfDemo(origin)).find(isOver);
  const race = past?.races.finished.at(-1);
  if (!past || !race) throw new Error('The demo season has no past event');
  const event = `/event/${past.event.ID}`;
  const api = `/api/public/races/eventId/${past.event.ID}`;
  const { headers } = await fetch(origin + api);
  return [
    { name: '/events', url: '/events', headers: ENCODING },
    { name: 'event', url: `${event}?tab=lap-records`, headers: ENCODING },
    { name: 'race', url: `${event}/race/${race.ID}`, headers: ENCODING },
    { name: 'API', url: api, headers: ENCODING },
    { name: '304', url: `${api}?unchanged`, headers: { 'if-none-match': headers.get('etag') ?? '' } },
    { name: 'asset', url: await findShellScript(origin), headers: ENCODING },
  ];
}

/** The largest file of a first visit. */
async function findShellScript(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const [, url] = /src="(\/builds\/shell\/[^"]+)"/.exec(html) ?? [];
  if (!url) throw new Error('The page names no script of the shell');
  return url;
}

/** Prints the figures, and returns those that have a goal. */
export async function measureLoad(): Promise<Figure[]> {
  const site = await startSite({
    NODE_OPTIONS: '--max-semi-space-size=4',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'holeshot-bench-load-')),
    SEED: 'demo',
    DEMO_LIVE: 'off',
    // all connections come from one address
    PAGES_PER_MINUTE: '0',
  });
  const origin = `http://127.0.0.1:${site.port}`;
  const targets = await listTargets(origin);
  const bare = await startBareServer(origin, targets);
  const figures: Figure[] = [];
  const cores = availableParallelism();
  if (cores > 1) {
    for (const { pid } of [site.child, bare.process]) pin(pid, '0');
    pin(process.pid, `1-${cores - 1}`);
  }
  try {
    for (const connections of CONNECTIONS) {
      const rows: Record<string, Record<string, number>> = {};
      for (const target of targets) {
        const rounds: Round[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const own = await run(origin, target, connections);
          const plain = await run(bare.origin, target, connections);
          rounds.push({ own, plain, ratio: own.requests.average / plain.requests.average });
        }
        const median = (read: (round: Round) => number) => quantile(rounds.map(read), 0.5);
        const ratio = median((round) => round.ratio);
        rows[target.name] = {
          'requests/s': Math.round(median(({ own }) => own.requests.average)),
          'Node alone': Math.round(median(({ plain }) => plain.requests.average)),
          ratio: Number(ratio.toFixed(2)),
          'p99 ms': median(({ own }) => own.latency.p99),
          'Node alone p99 ms': median(({ plain }) => plain.latency.p99),
        };
        const what = `${target.name} cached, ${connections} connections`;
        const goal = MIN_RATIO[target.name] ?? 0;
        const slower = median(({ own, plain }) => own.latency.p99 / plain.latency.p99);
        figures.push(
          connections === CONNECTIONS[0]
            ? { what, value: ratio, unit: 'of Node alone', goal, isLowest: true }
            : { what: `${what}, p99`, value: slower, unit: "of Node alone's", goal: MAX_LATENCY_RATIO },
        );
      }
      console.log(`\nCached responses, ${connections} connections`);
      console.table(rows);
    }
  } finally {
    pin(process.pid, `0-${cores - 1}`);
    bare.process.kill();
    await site.end('SIGTERM');
  }
  return figures;
}

async function run(origin: string, { url, headers }: Target, connections: number) {
  const result = await autocannon({ url: origin + url, connections, duration: SECONDS, headers });
  if (result.errors + result.non2xx > 0 && !headers['if-none-match'])
    throw new Error(`${origin}${url}: ${result.errors} errors, ${result.non2xx} other responses`);
  return result;
}

/** Starts a process that replays the site's response to each target. */
async function startBareServer(origin: string, targets: readonly Target[]) {
  const responses: Record<string, StoredResponse> = {};
  for (const { url, headers } of targets) responses[url] = await recordResponse(origin + url, headers);
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  child.send(responses);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { process: child, origin: `http://127.0.0.1:${port}` };
}

/**
 * On Linux, servers get the first core, and this process, which makes the load, another one: where both share all cores,
 * a server wakes a waiting client with each response, which takes three times as long as the response.
 */
function pin(pid: number | undefined, cores: string): void {
  if (process.platform !== 'linux' || pid === undefined) return;
  const args = ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)];
  execFileSync('taskset', args, { stdio: 'ignore' });
}

/** A response as it is sent, still compressed. */
async function recordResponse(url: string, headers: Record<string, string>): Promise<StoredResponse> {
  const [response] = await once(get(url, { headers }), 'response');
  const body = await buffer(response);
  const { connection, date, 'keep-alive': _, 'transfer-encoding': __, ...stored } = response.headers;
  return { status: response.statusCode, headers: stored, body: body.toString('base64') };
}
