import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next message of a process. Rejects when the process ends instead. */
export async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const [message] = (await Promise.race([
    once(child, 'message', ended),
    once(child, 'exit', ended).then(([code]) => Promise.reject(new Error(`A process ended with ${code}.`))),
  ]).finally(() => ended.abort())) as [T];
  return message;
}
