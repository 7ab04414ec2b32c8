import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isOver, listEventsOfDemo } from '../../e2e/support/events-of-demo';
import { ask } from './ask';

const VISITORS = 12;

/** The requests of visitors: cached and uncached pages, API responses, a calendar. */
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

export interface Visits {
  /** results of requests: `as expected`, or a status, or an error message */
  results: string[];
  stop(): Promise<void>;
}

/** Simulates visitors of the demo season who send one request after the other until `stop`, each after a pause. */
export async function startVisits(origin: string, pauseMs = 5): Promise<Visits> {
  const paths = await listPaths(origin);
  const results: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let isStopped = false;
  const visit = async (visitor: number): Promise<void> => {
    for (let index = visitor; !isStopped; index += VISITORS) {
      const path = paths[index % paths.length]?.(index) ?? '/';
      const expected = path === '/no/such/page' ? 404 : 200;
      try {
        const { status } = await ask(origin + path, { agent });
        results.push(status === expected ? 'as expected' : `${status} for ${path.split('?')[0]}`);
      } catch (error) {
        results.push((error as Error).message);
      }
      await wait(pauseMs);
    }
  };
  const visits = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  return {
    results,
    async stop() {
      isStopped = true;
      await visits;
      agent.destroy();
    },
  };
}
