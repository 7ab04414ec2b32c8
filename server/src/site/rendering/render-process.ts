import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { RenderRequest } from '@holeshot/contract';
import type { FromProcess, Job, ToProcess } from './messages';

/** How often memory is checked. */
const CHECK_MS = 100;
const PAGE_BYTES = 4_096;
const MAX_STDERR = 2_000;

/** The process ended or was killed; all its jobs failed. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

interface RunningJob {
  request: RenderRequest | undefined;
  resolve: (result: string) => void;
  reject: (error: Error) => void;
}

export interface RenderProcess {
  /** Resolves to the result as JSON. Rejects with `ProcessEnded` when the process ends, or takes more than `limitMs` ms. */
  run: (job: Job, limitMs: number, request?: RenderRequest) => Promise<string>;
  /** `reason` tells people what the process did */
  kill: (reason: string) => void;
  isAlive: () => boolean;
}

interface ProcessOptions {
  start: () => Promise<ChildProcess>;
  /** maximum resident memory, checked on Linux only */
  maxBytes: number;
  /** called once, with the reason and the number of its jobs */
  onEnd: (reason: string, jobs: number) => void;
}

/** Starts a process that renders pages. */
export function createRenderProcess({ start, maxBytes, onEnd }: ProcessOptions): RenderProcess {
  const jobs = new Map<number, RunningJob>();
  let nextId = 0;
  let isAlive = true;
  let killedFor: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stderr = '';

  const end = (reason: string) => {
    clearInterval(timer);
    isAlive = false;
    const ended = [...jobs.values()];
    jobs.clear();
    for (const { reject } of ended) reject(new ProcessEnded(reason));
    onEnd(reason, ended.length);
  };
  const receive = (child: ChildProcess, message: FromProcess) => {
    const job = jobs.get(message.id);
    if (!job) return;
    if ('fetch' in message) void answer(message, job, (reply) => child.connected && child.send(reply));
    else if ('error' in message) job.request?.onError(new Error(message.error));
    else if ('result' in message) job.resolve(message.result);
    else job.reject(new Error(message.failure));
  };
  const starting = start();
  starting.then(
    (child) => {
      child.on('message', (message: FromProcess) => receive(child, message));
      child.on('error', () => child.kill('SIGKILL'));
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        stderr = (stderr + text).slice(-MAX_STDERR);
      });
      child.on('close', (code, signal) =>
        end(killedFor ?? `ended with ${signal ?? code}${findError(stderr)}`),
      );
      timer = setInterval(async () => {
        const bytes = await readMemory(child.pid);
        if (bytes > maxBytes) kill(`took ${Math.round(bytes / 1e6)} MB of memory`);
      }, CHECK_MS);
      timer.unref();
    },
    (error: unknown) => end(`did not start: ${String(error)}`),
  );
  const kill = (reason: string) => {
    killedFor ??= reason;
    isAlive = false;
    starting.then(
      (child) => child.kill('SIGKILL'),
      () => undefined,
    );
  };

  return {
    kill,
    isAlive: () => isAlive,
    async run(job, limitMs, request) {
      const child = await starting;
      if (!isAlive) throw new ProcessEnded(killedFor ?? 'has ended');
      const id = nextId++;
      const limit = setTimeout(() => kill(`did not end within ${limitMs} ms`), limitMs);
      try {
        return await new Promise<string>((resolve, reject) => {
          jobs.set(id, { request, resolve, reject });
          child.send({ ...job, id } satisfies ToProcess);
        });
      } finally {
        clearTimeout(limit);
        jobs.delete(id);
      }
    },
  };
}

/** The message of the fatal error in Node's output. */
function findError(stderr: string): string {
  const line = /^(\w*Error\b.*|FATAL ERROR.*)$/m.exec(stderr)?.[0];
  return line === undefined ? '' : ` (${line})`;
}

async function answer(
  { call, fetch: path }: Extract<FromProcess, { fetch: string }>,
  { request }: RunningJob,
  send: (answer: ToProcess) => void,
): Promise<void> {
  if (!request) return;
  try {
    const reply = await request.fetch(path);
    send({ call, status: reply.status, body: await reply.text(), staleSinceMs: reply.staleSinceMs });
  } catch (error) {
    request.onError(error);
    send({ call, status: 500, body: '' });
  }
}

/** Resident memory of a process, bytes; 0 if unknown. */
async function readMemory(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * PAGE_BYTES;
}
