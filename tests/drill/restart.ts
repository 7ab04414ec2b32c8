import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import { ask } from './support/ask';
import { startBalancer } from './support/balancer';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { type SiteProcess, startSite } from './support/site-process';

const ROUNDS = { short: 2, long: 10 };
const VISITORS = 12;
/** Requests between two restarts. */
const BETWEEN_MS = 500;
const STOP_MS = 15_000;

/** What visitors ask for: cached and uncached pages, answers, a calendar. */
async function listPaths(origin: string): Promise<((index: number) => string)[]> {
  const events = (await listEventsOfDemo(origin)).filter(isOver).map(({ event }) => event.ID);
  const event = (index: number) => events[index % events.length] ?? '';
  return [
    () => '/',
    (index) => `/event/${event(index)}?order=${index}`,
    (index) => `/api/public/races/eventId/${event(index)}`,
    () => '/calendar.ics',
    () => `/event/${event(0)}`,
    () => '/no/such/page',
  ];
}

interface Load {
  /** results of requests: a status, or what failed */
  results: string[];
  stop(): Promise<void>;
}

function startLoad(origin: string, paths: readonly ((index: number) => string)[]): Load {
  const results: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const visit = async (visitor: number): Promise<void> => {
    for (let index = visitor; !isOver; index += VISITORS) {
      const path = paths[index % paths.length]?.(index) ?? '/';
      const expected = path === '/no/such/page' ? 404 : 200;
      try {
        const { status } = await ask(origin + path, { agent });
        results.push(status === expected ? 'as expected' : `${status} for ${path.split('?')[0]}`);
      } catch (error) {
        results.push((error as Error).message);
      }
      await wait(5);
    }
  };
  const visits = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  return {
    results,
    async stop() {
      isOver = true;
      await visits;
      agent.destroy();
    },
  };
}

async function run({ isLong, serverUrl, data, say, report, skip }: DrillContext): Promise<void> {
  if (serverUrl === undefined) return skip('two sites in turn', 'needs a PostgreSQL server');
  const { url } = await data.copyDatabase(serverUrl);
  const start = () => startSite({ DATABASE_URL: url, DATA_DIR: data.makeFolder(), PAGES_PER_MINUTE: '0' });
  const balancer = await startBalancer();
  const sites: SiteProcess[] = await Promise.all([start(), start()]);
  const putIntoService = () => balancer.setPorts(sites.map(({ port }) => port));
  putIntoService();
  const load = startLoad(balancer.origin, await listPaths(balancer.origin));
  const missed = new Set<string>();
  const rounds = isLong ? ROUNDS.long : ROUNDS.short;
  let longestMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, site] of sites.entries()) {
      await wait(BETWEEN_MS);
      const { how, ms } = await site.end('SIGTERM');
      longestMs = Math.max(longestMs, ms);
      if (how !== '0') missed.add(`a site ended with ${how}`);
      if (ms > STOP_MS) missed.add(`a site took ${Math.round(ms)} ms to end`);
      sites[index] = await start();
      putIntoService();
    }
    say(`restarted both sites ${round + 1} of ${rounds} times, ${load.results.length} requests`);
  }
  await wait(BETWEEN_MS);
  await load.stop();
  await Promise.all(sites.map((site) => site.end('SIGTERM')));
  balancer.close();
  const failed = load.results.filter((result) => result !== 'as expected');
  if (failed.length > 0) missed.add(`failed: ${countValues(failed)}`);
  report({
    what: `${2 * rounds} restarts of two sites in turn`,
    requests: load.results.length,
    result: `${failed.length} failed; ${balancer.retries()} asked again elsewhere; longest end ${Math.round(longestMs)} ms`,
    missed: [...missed],
  });
}

export const restart: Drill = { name: 'restart', goal: 'no request fails', run };
