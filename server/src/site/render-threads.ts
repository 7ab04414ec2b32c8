import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from '@holeshot/contract';
import { Piscina } from 'piscina';
import type { BuildSet, OpenSet } from '../builds/store/open-set';
import { threadFile } from '../process/thread-file';

/** Of one page, with the start of a thread. The next build has the rest of the visitor's patience. */
const RENDER_MS = 5_000;
const THREADS = 2;
const IDLE_MS = 300_000;
/** A page takes a few MB; a build that takes all of this ends its thread, and no other one. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** What a thread is asked to do. The results are JSON: class instances do not survive the way between threads. */
export type RenderJob = { folders: readonly string[]; set: BuildSet } & (
  | { task: 'open' }
  | { task: 'render'; url: string; port: MessagePort }
);

/** What a thread sends while it renders. */
export type ThreadMessage = { fetch: string; id: number } | { error: string };

/** The answer to a `fetch`. */
export interface FetchAnswer {
  id: number;
  status: number;
  body: string;
  staleSinceMs?: number | undefined;
}

export interface RenderThreads {
  open: OpenSet;
  close: () => Promise<void>;
}

interface ThreadOptions {
  /** of builds, absolute */
  folders: readonly string[];
  /** called with errors of threads that concern no page */
  onError: (error: unknown) => void;
  /** the most time that a page may take; a parameter for tests */
  limitMs?: number;
}

/**
 * Renders pages in threads of their own, for builds that come from outside: one that throws, hangs, ends its process or
 * takes all memory ends its thread, and only its page is lost. Threads start with the first page.
 */
export function createRenderThreads({ folders, onError, limitMs = RENDER_MS }: ThreadOptions): RenderThreads {
  let threads: Piscina<RenderJob, string> | undefined;
  const run = (job: RenderJob, signal: AbortSignal): Promise<string> => {
    threads ??= startThreads().on('error', onError);
    const transferList = job.task === 'render' ? [job.port] : [];
    return threads.run(job, { signal, transferList });
  };

  const render = async (set: BuildSet, request: RenderRequest): Promise<RenderResult> => {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (message: ThreadMessage) => {
      if ('error' in message) request.onError(new Error(message.error));
      else void answer(message, request, (reply) => port1.postMessage(reply));
    });
    try {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]);
      return JSON.parse(await run({ task: 'render', folders, set, url: request.url, port: port2 }, signal));
    } finally {
      port1.close();
    }
  };
  return {
    async open(set) {
      const opened = await run({ task: 'open', folders, set }, AbortSignal.timeout(limitMs));
      const { fontUrl } = JSON.parse(opened) as { fontUrl: string };
      return { fontUrl, render: (request) => render(set, request) };
    },
    async close() {
      await threads?.destroy();
    },
  };
}

async function answer(
  { fetch: url, id }: { fetch: string; id: number },
  request: RenderRequest,
  send: (answer: FetchAnswer) => void,
): Promise<void> {
  try {
    const reply = await request.fetch(url);
    send({ id, status: reply.status, body: await reply.text(), staleSinceMs: reply.staleSinceMs });
  } catch (error) {
    request.onError(error);
    send({ id, status: 500, body: '' });
  }
}

function startThreads(): Piscina<RenderJob, string> {
  return new Piscina({
    ...threadFile(import.meta.url, 'render-in-thread.ts'),
    name: 'runJob',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: LIMITS,
    // a build does not read the site's settings, among them its keys
    env: { NODE_ENV: process.env.NODE_ENV },
  });
}
