import { setTimeout as wait } from 'node:timers/promises';

const DEADLOCK = '40P01';
const ATTEMPTS = 10;
const RETRY_MS = 200;

const isDeadlock = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === DEADLOCK || cause?.code === DEADLOCK;
};

/**
 * Retries work after a deadlock, such as a migration while other processes write. Rejects with any other error, and
 * with the tenth deadlock.
 */
export async function retryDeadlock(work: () => Promise<void>, retryMs = RETRY_MS): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
    await wait(retryMs * attempt);
  }
}
