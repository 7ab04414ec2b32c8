import type { ApiReply } from '@holeshot/contract';
import { createCodeOpener } from '../../builds/store/server-code';
import { toApiReply } from '../api-reply';
import type { FromProcess, Job, ToProcess } from './messages';

/* The program of a rendering process, which gets its jobs from the site. It ends with the site. */

const DEADLINE_MS = 10_000;

const open = createCodeOpener();

const send = (message: FromProcess) => process.send?.(message);
const describeError = (error: unknown): string =>
  error instanceof Error ? String(error.stack) : String(error);

type Answer = Extract<ToProcess, { call: number }>;
const waiting = new Map<number, (answer: Answer) => void>();
let nextCall = 0;

/** Sends the call to the site. */
async function fetchFromSite(id: number, url: string): Promise<ApiReply> {
  const call = nextCall++;
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(call, resolve);
    send({ id, call, fetch: url });
  });
  return toApiReply(answer);
}

async function run({ id, set, ...job }: Job & { id: number }): Promise<unknown> {
  const { render, load, fontUrl } = await open(set);
  if ('url' in job)
    return render({
      url: job.url,
      fetch: (path) => fetchFromSite(id, path),
      signal: AbortSignal.timeout(DEADLINE_MS),
      onError: (error) => send({ id, error: describeError(error) }),
    });
  if (job.load !== undefined) await load(job.load);
  return fontUrl;
}

process.on('disconnect', () => process.exit());
process.on('message', (message: ToProcess) => {
  if ('call' in message) {
    waiting.get(message.call)?.(message);
    waiting.delete(message.call);
    return;
  }
  run(message).then(
    (result) => send({ id: message.id, result: JSON.stringify(result) }),
    (error: unknown) => send({ id: message.id, failure: describeError(error) }),
  );
});
