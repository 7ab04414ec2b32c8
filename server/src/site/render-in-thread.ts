import type { MessagePort } from 'node:worker_threads';
import type { ApiReply } from '@holeshot/contract';
import { LRUCache } from 'lru-cache';
import { type BuildStore, createBuildStore } from '../builds/store/build-store';
import { type BuildSet, type OpenedSet, openInThisThread } from '../builds/store/open-set';
import type { FetchAnswer, RenderJob, ThreadMessage } from './render-threads';

const MAX_SETS = 16;
const DEADLINE_MS = 10_000;

let store: BuildStore | undefined;
const sets = new LRUCache<string, Promise<OpenedSet>>({ max: MAX_SETS });

function open(folders: readonly string[], set: BuildSet): Promise<OpenedSet> {
  store ??= createBuildStore({ folders });
  const key = [set.shell, ...set.remotes.map(({ ref }) => ref)].map(({ integrity }) => integrity).join(' ');
  const cached = sets.get(key);
  if (cached) return cached;
  const opened = openInThisThread(store)(set);
  sets.set(key, opened);
  opened.catch(() => sets.delete(key));
  return opened;
}

/** Runs a job of `createRenderThreads` in this thread. */
export async function runJob(job: RenderJob): Promise<string> {
  const { render, fontUrl } = await open(job.folders, job.set);
  if (job.task === 'open') return JSON.stringify({ fontUrl });
  const { port, url } = job;
  try {
    const result = await render({
      url,
      fetch: fetchOver(port),
      signal: AbortSignal.timeout(DEADLINE_MS),
      onError: (error) => send(port, { error: error instanceof Error ? String(error.stack) : String(error) }),
    });
    return JSON.stringify(result);
  } finally {
    port.close();
  }
}

const send = (port: MessagePort, message: ThreadMessage): void => port.postMessage(message);

/** Asks the main thread, which answers from the site's data. */
function fetchOver(port: MessagePort): (url: string) => Promise<ApiReply> {
  const waiting = new Map<number, (answer: FetchAnswer) => void>();
  port.on('message', (answer: FetchAnswer) => waiting.get(answer.id)?.(answer));
  let nextId = 0;
  return async (url) => {
    const id = nextId++;
    const answer = await new Promise<FetchAnswer>((resolve) => {
      waiting.set(id, resolve);
      send(port, { fetch: url, id });
    });
    const { status, body, staleSinceMs } = answer;
    return {
      status,
      statusText: '',
      text: async () => body,
      ...(staleSinceMs === undefined ? {} : { staleSinceMs }),
    };
  };
}
