import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { nextMessage } from './next-message';
import type { PagesReport } from './open-pages';

/** Pages that stay open in a process of their own. */
export interface OpenPages {
  compare(): Promise<PagesReport>;
  close(): Promise<void>;
}

/** Opens pages of an event, each on one of its tabs. */
export async function startPages(origin: string, eventId: string, count: number): Promise<OpenPages> {
  const child = fork(path.join(import.meta.dirname, 'open-pages.ts'), [origin, eventId, String(count)], {
    execArgv: ['--import', 'tsx', '--experimental-eventsource'],
  });
  await nextMessage(child);
  return {
    compare() {
      const report = nextMessage<PagesReport>(child);
      child.send('compare');
      return report;
    },
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
