import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { DatabaseUnusableError } from './database-away';

const LOCK_NAME = 'database-lock';
const OWNER_NAME = 'database-lock.json';

/** The holder renews its lock this often. */
const HEARTBEAT_MS = 1_000;
/** Without a heartbeat for so long the holder is dead; opening the database blocks a slow machine for some seconds. */
const STALE_MS = 10_000;
const POLL_MS = 250;

/** When the lock was last renewed; undefined when nobody holds it. */
const findHeartbeat = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs;

function findOwner(path: string): string {
  try {
    return `process ${Number(JSON.parse(readFileSync(path, 'utf8')).pid)}`;
  } catch {
    return 'another process';
  }
}

const isHeld = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ELOCKED';

/**
 * Locks a data directory for this process and makes it when it is missing. The lock of a living process is recognised
 * by its heartbeat, so also across containers; that of a dead one is taken over when it is 10 s old, and this waits for
 * it. Rejects with one sentence that names the process when a living one holds the lock.
 * @returns a function that releases the lock
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  const lockPath = join(directory, LOCK_NAME);
  const ownerPath = join(directory, OWNER_NAME);
  const firstHeartbeat = findHeartbeat(lockPath);
  const endMs = performance.now() + STALE_MS + 2 * HEARTBEAT_MS;

  for (;;) {
    try {
      const release = await lock(directory, {
        lockfilePath: lockPath,
        stale: STALE_MS,
        update: HEARTBEAT_MS,
        onCompromised(error) {
          throw new Error(`The database in ${directory} was opened by another process.`, { cause: error });
        },
      });
      writeFileSync(ownerPath, JSON.stringify({ pid: process.pid }));
      return async () => {
        rmSync(ownerPath, { force: true });
        await release();
      };
    } catch (error) {
      if (!isHeld(error)) throw error;
    }
    const heartbeat = findHeartbeat(lockPath);
    const isAlive = heartbeat !== undefined && heartbeat !== firstHeartbeat;
    if (isAlive || performance.now() > endMs) {
      throw new DatabaseUnusableError(
        `The database in ${directory} is in use by ${findOwner(ownerPath)}: stop the site that runs there, or set DATABASE_URL to a PostgreSQL server that several processes can share.`,
      );
    }
    await wait(POLL_MS);
  }
}
