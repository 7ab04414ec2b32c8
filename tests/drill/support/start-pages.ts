import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { PagesReport } from './open-pages';

/** Pages that stay open in a process of their own. */
export interface OpenPages {
  compare(): Promise<PagesReport>;
  close(): Promise<void>;
}

/** Opens pages of an event, each on one of its tabs. */
export async function startPages(origin: string, eventId: string, count: number): Promise<OpenPages> {
  const child = fork(path.join(import.meta.dirname, 'open-pages.ts'), [origin, eventId, String(count)], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The pages ended with ${code}`);
  });
  ended.catch(() => undefined);
  const next = async <T>(): Promise<T> => (await Promise.race([once(child, 'message'), ended]))[0] as T;
  await next();
  return {
    compare() {
      const report = next<PagesReport>();
      child.send('compare');
      return report;
    },
    async close() {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}
