import { Agent, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type SiteProcess, startSite } from '../../tools/site/site-process';
import { withDatabase } from '../../tools/site/with-database';
import { quantile } from '../bench/quantile';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { signIn } from './support/sign-in';

/** Loopback addresses on Linux; the site trusts only 127.0.0.1 as a proxy. */
const HOSTILE = '127.0.0.2';
const OTHERS = ['127.0.0.3', '127.0.0.4', '127.0.0.5'];
const ATTACK_MS = { short: 4_000, long: 30_000 };
const AT_ONCE = 32;
const MAX_CONNECTIONS = 2_000;
const UPLOAD_BYTES = 4 * 1024 * 1024;
const PROBE_EVERY_MS = 20;
/** For requests of other addresses, at p95. */
const GOAL_MS = 1_000;

interface Ask extends RequestOptions {
  body?: Buffer;
  /** whether to resolve as soon as the response begins */
  isStream?: boolean;
}

/** Sends a request from a local address. Resolves to the status, or to the error message. */
const askFrom = (localAddress: string, port: number, { body, isStream, ...options }: Ask): Promise<string> =>
  new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const all = {
      host: '127.0.0.1',
      port,
      localAddress,
      agent,
      signal: AbortSignal.timeout(20_000),
      ...options,
    };
    const outgoing = request(all, (response) => {
      if (isStream) {
        resolve(String(response.statusCode));
        response.destroy();
      } else
        text(response).then(
          () => resolve(String(response.statusCode)),
          ({ message }) => resolve(message),
        );
    });
    outgoing.on('error', ({ message }) => resolve(message));
    outgoing.end(body);
  });

/** Sends the requests of one address until `isEnding`. Resolves to its results. */
interface Attack {
  what: string;
  run(site: SiteProcess, isEnding: () => boolean, eventId: string): Promise<Iterable<string>>;
}

/** Sends one request after the other, many at once. */
const flood =
  (getOptions: (index: number, eventId: string) => Ask): Attack['run'] =>
  async (site, isEnding, eventId) => {
    const results: string[] = [];
    let index = 0;
    const work = async () => {
      while (!isEnding()) results.push(await askFrom(HOSTILE, site.port, getOptions(index++, eventId)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return results;
  };

/** Opens connections, sends a request on each, and holds them. */
const hold =
  (count: number, getRequest: (eventId: string) => string): Attack['run'] =>
  async ({ port }, isEnding, eventId) => {
    const first: string[] = [];
    const sockets = Array.from({ length: count }, (_, index): Socket => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: HOSTILE });
      socket.once('connect', () => socket.write(getRequest(eventId)));
      socket.once('data', (chunk) => {
        first[index] = String(chunk).slice(9, 12);
      });
      return socket.on('close', () => (first[index] ??= 'closed')).on('error', () => undefined);
    });
    while (!isEnding()) await wait(50);
    for (const socket of sockets) socket.destroy();
    return sockets.map((_, index) => first[index] ?? 'held');
  };

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const WRONG_KEY = { authorization: `Bearer hsk_${'x'.repeat(43)}` };
const upload = Buffer.alloc(UPLOAD_BYTES, '{"files":[');

const ATTACKS: readonly Attack[] = [
  { what: 'every connection', run: hold(MAX_CONNECTIONS + 500, () => get('/api/health/live')) },
  { what: 'streams of an event', run: hold(600, (id) => get(`/api/public/live/eventId/${id}`)) },
  { what: 'searches', run: flood((index) => ({ path: `/events?q=hostile${index}` })) },
  {
    what: 'pages that are not cached',
    run: flood((index, id) => ({ path: `/event/${id}?order=${index}` })),
  },
  { what: 'writes', run: flood(() => ({ path: '/api/account/deletion', method: 'PUT' })) },
  {
    what: 'uploads with a wrong key',
    run: flood((index, id) => ({
      path: index % 2 ? `/api/sync/events/${id}` : '/api/deploy/mf-race/builds',
      method: index % 2 ? 'PUT' : 'POST',
      headers: { ...WRONG_KEY, 'content-type': index % 2 ? 'application/json' : 'application/zip' },
      body: upload,
    })),
  },
];

interface Probe extends Ask {
  name: string;
}

const listProbes = (eventId: string, headers: { cookie: string }): Probe[] => [
  { name: 'page', path: '/' },
  { name: 'event', path: `/event/${eventId}` },
  { name: 'API', path: '/api/public/clubs' },
  { name: 'search', path: '/events?q=cup' },
  { name: 'stream', path: `/api/public/live/eventId/${eventId}`, isStream: true },
  { name: 'write', path: '/api/account/deletion', method: 'PUT', headers },
  { name: 'write', path: '/api/account/deletion', method: 'DELETE', headers },
];

/** Measures the requests of other addresses meanwhile. */
async function probe(site: SiteProcess, probes: readonly Probe[], isEnding: () => boolean) {
  const times: number[] = [];
  const faults: string[] = [];
  for (let index = 0; !isEnding(); index += 1) {
    const one = probes[index % probes.length];
    const startMs = performance.now();
    const result = await askFrom(OTHERS[index % OTHERS.length] ?? '', site.port, one ?? {});
    times.push(performance.now() - startMs);
    if (result !== '200') faults.push(`${one?.name} of others: ${result}`);
    await wait(PROBE_EVERY_MS);
  }
  return { times, faults };
}

async function run({ isLong, data, report, skip }: DrillContext): Promise<void> {
  if (process.platform !== 'linux')
    return skip('one hostile address', 'needs Linux, for addresses of its own');
  const dataDir = await data.copyFolder();
  const [headers] = await withDatabase({ dataDir }, (database) => signIn(database, 1));
  const site = await startSite({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    MAX_CONNECTIONS: String(MAX_CONNECTIONS),
  });
  const eventId = (await listEventsOfDemo(site.origin)).filter(isOver)[0]?.event.ID ?? '';
  const probes = listProbes(eventId, headers ?? { cookie: '' });
  for (const attack of ATTACKS) {
    const endMs = performance.now() + (isLong ? ATTACK_MS.long : ATTACK_MS.short);
    const isEnding = () => performance.now() > endMs || site.child.exitCode !== null;
    const attacking = attack.run(site, isEnding, eventId);
    await wait(500);
    const { times, faults } = await probe(site, probes, isEnding);
    const results = [...(await attacking)];
    const p95Ms = Math.round(quantile(times, 0.95));
    const missed = [...new Set(faults)];
    if (isLong && p95Ms > GOAL_MS) missed.push(`others waited ${p95Ms} ms at p95, at most ${GOAL_MS}`);
    const others = `${times.length} others, p95 ${p95Ms} ms, longest ${Math.round(Math.max(...times))} ms`;
    const result = `${others}; the address got ${countValues(results)}`;
    report({ what: attack.what, requests: results.length, result, missed });
    await wait(500);
  }
  const { how } = await site.end('SIGTERM');
  if (how !== '0') report({ what: 'the end', requests: 1, result: how, missed: [`it ended with ${how}`] });
}

export const hostile: Drill = {
  name: 'hostile',
  goal: `whatever one address does, each request of others is answered with 200, in ${GOAL_MS} ms at p95`,
  isAlone: true,
  run,
};
