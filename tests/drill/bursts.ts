import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WireClub } from '@holeshot/contract/wire';
import { type SiteProcess, startSite } from '../../tools/site/site-process';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import { ask, askJson, type Reply } from './support/ask';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { findInternalText } from './support/internal-text';
import { watchHealth } from './support/watch-health';

const ROUNDS = { short: 1, long: 5 };
const PIPELINED = 300;
/** The site disconnects clients that send more ahead on one connection. */
const PIPELINED_EACH = 50;
const PARALLEL = 200;
/** After this time the pipelining clients disconnect without having read. */
const LEAVE_MS = 30;
const HEALTH_GOAL_MS = 100;
const ALLOWED = [200, 404, 429, 503];

/** The requests of a burst; `getPath` returns the path of request number `index`. */
interface Target {
  what: string;
  getPath: (index: number) => string;
}

let unique = 0;
const uniqueWord = (): string => `burst${unique++}`;

async function listTargets(origin: string): Promise<Target[]> {
  const events = await listEventsOfDemo(origin);
  const clubs = await askJson<WireClub[]>(`${origin}/api/public/clubs`);
  const races = events.flatMap(({ event, races: { finished } }) =>
    finished.map((race) => `/og/event/${event.ID}/race/${race.ID}.png`),
  );
  const past = events.filter(isOver).map(({ event }) => event.ID);
  const cycle = (list: readonly string[]) => (index: number) => list[index % list.length] ?? '/';
  return [
    { what: 'sharing pictures', getPath: cycle(races) },
    { what: 'sitemap', getPath: () => '/sitemap.xml?part=1' },
    { what: 'calendar of all events', getPath: () => '/calendar.ics' },
    { what: 'calendars of clubs', getPath: cycle(clubs.map(({ ID }) => `/club/${ID}/calendar.ics`)) },
    { what: 'searches for events', getPath: () => `/events?q=${uniqueWord()}` },
    {
      what: 'event pages, each once',
      getPath: (index) => `/event/${cycle(past)(index)}?order=${uniqueWord()}`,
    },
    { what: 'unknown addresses', getPath: () => `/no/such/${uniqueWord()}` },
    {
      what: 'one event page, uncached',
      getPath: () => `/event/${past[0]}?order=${Math.floor(unique / 1_000)}`,
    },
    { what: 'answers of the API', getPath: () => `/api/public/events/table/q=${uniqueWord()}` },
  ];
}

/** Each visitor has an address of its own, so that the limits of one do not soften the burst. */
const visitor = (index: number): string => `203.0.${113 + (index >> 8)}.${index & 255}`;

/** Sends the requests on a few connections, all at once, and disconnects. */
async function burstPipelined({ port }: SiteProcess, { getPath }: Target): Promise<void> {
  const requests = Array.from(
    { length: PIPELINED },
    (_, index) =>
      `GET ${getPath(index)} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor(index)}\r\n\r\n`,
  );
  const sockets = Array.from({ length: PIPELINED / PIPELINED_EACH }, (_, index) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(requests.slice(index * PIPELINED_EACH, (index + 1) * PIPELINED_EACH).join(''));
    return socket;
  });
  await wait(LEAVE_MS);
  for (const socket of sockets) socket.destroy();
}

const burstParallel = ({ origin }: SiteProcess, { getPath }: Target): Promise<(Reply | Error)[]> =>
  Promise.all(
    Array.from({ length: PARALLEL }, (_, index) =>
      ask(origin + getPath(PIPELINED + index), {
        headers: { 'x-forwarded-for': visitor(PIPELINED + index) },
      }).catch((error: Error) => error),
    ),
  );

function findFaults(replies: readonly (Reply | Error)[]): string[] {
  const faults = new Set<string>();
  for (const reply of replies) {
    if (reply instanceof Error) {
      faults.add(`a request failed: ${reply.message}`);
      continue;
    }
    const { status, headers, body } = reply;
    if (!ALLOWED.includes(status)) faults.add(`an answer was ${status}`);
    if ([429, 503].includes(status) && headers['retry-after'] === undefined)
      faults.add(`a ${status} says not when to try again`);
    const isText = !String(headers['content-type']).startsWith('image/');
    const internal = isText ? findInternalText(body) : undefined;
    if (internal) faults.add(`a body has internal text: ${internal}`);
  }
  return [...faults];
}

async function burst(site: SiteProcess, target: Target, { isLong, report }: DrillContext): Promise<void> {
  const replies: (Reply | Error)[] = [];
  const rounds = isLong ? ROUNDS.long : ROUNDS.short;
  const health = await watchHealth(site.origin, async () => {
    await wait(100);
    for (let round = 0; round < rounds; round += 1) {
      await burstPipelined(site, target);
      replies.push(...(await burstParallel(site, target)));
      await wait(300);
    }
  });
  const missed = [...findFaults(replies), ...health.faults];
  if (isLong && health.p99Ms >= HEALTH_GOAL_MS)
    missed.push(`the health's p99 is ${health.p99Ms} ms, wanted under ${HEALTH_GOAL_MS}`);
  const statuses = countValues(replies.map((reply) => (reply instanceof Error ? 'failed' : reply.status)));
  report({
    what: target.what,
    requests: rounds * (PIPELINED + PARALLEL),
    result: `health p99 ${health.p99Ms} ms, max ${health.maxMs} ms; ${statuses}`,
    missed,
  });
}

const PAGES_OF_ONE = 40;

/** One visitor requests 1.5 times as many pages as an address gets in a minute. */
async function exceedLimit({ origin }: SiteProcess, { report }: DrillContext): Promise<void> {
  const requests = PAGES_OF_ONE * 1.5;
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const replies = await Promise.all(
    Array.from({ length: requests }, () => ask(`${origin}/events?q=${uniqueWord()}`, { headers })),
  );
  const statuses = replies.map(({ status }) => status);
  const missed = findFaults(replies);
  const refused = statuses.filter((status) => status === 429).length;
  if (refused !== requests - PAGES_OF_ONE)
    missed.push(`${refused} were refused, of ${requests - PAGES_OF_ONE}`);
  report({ what: 'pages beyond the limit of one address', requests, result: countValues(statuses), missed });
}

export const bursts: Drill = {
  name: 'bursts',
  goal: 'every request gets 200, 404, or 429 and 503 with retry-after; /api/health under 100 ms at p99',
  isAlone: true,
  async run(context) {
    const site = await startSite({ DATA_DIR: await context.data.copyFolder() });
    for (const target of await listTargets(site.origin)) {
      context.say(`500 requests at once: ${target.what}`);
      await burst(site, target, context);
    }
    await site.end('SIGTERM');
    const limited = await startSite({
      DATA_DIR: await context.data.copyFolder(),
      PAGES_PER_MINUTE: String(PAGES_OF_ONE),
    });
    await exceedLimit(limited, context);
    await limited.end('SIGTERM');
  },
};
