import { setTimeout as wait } from 'node:timers/promises';

/** Polls `check` until it is true. Throws after `timeoutMs`. */
export async function until(check: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const deadlineMs = performance.now() + timeoutMs;
  while (!(await check())) {
    if (performance.now() > deadlineMs) throw new Error(`Not true within ${timeoutMs} ms: ${check}`);
    await wait(50);
  }
}
