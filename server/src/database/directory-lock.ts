import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { DatabaseUnusableError } from './database-away';
import { hasEnded, identifyProcess, type ProcessIdentity } from './process-identity';

const LOCK_NAME = 'database-lock';
const OWNER_NAME = 'database-lock.json';

/** The holder renews its lock this often. */
const HEARTBEAT_MS = 1_000;
/** Without a heartbeat for this long the holder is dead; opening the database may block a slow machine for seconds. */
const STALE_MS = 10_000;
const POLL_MS = 250;

/** When the lock was last renewed; undefined when nobody holds it. */
const findHeartbeat = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Identifies a lock among others at the same path; undefined when there is none, or it is unknown. */
function findLockId(path: string): string | undefined {
  const { ino, birthtimeNs } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? {};
  return birthtimeNs ? `${ino} ${birthtimeNs}` : undefined;
}

/** A process and the lock that it holds. */
interface Owner extends ProcessIdentity {
  lockId: string | undefined;
}

function findOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Removes the lock of a process that has certainly ended. Several processes may do this at once: only one can rename
 * the lock, and one that renamed a newer lock puts it back.
 */
function removeLockOfDead(lockPath: string, ownerPath: string): void {
  const lockId = findLockId(lockPath);
  const owner = lockId && findOwner(ownerPath);
  if (!owner || owner.lockId !== lockId || !hasEnded(owner)) return;
  const aside = `${lockPath}-${process.pid}`;
  try {
    renameSync(lockPath, aside);
  } catch {
    return;
  }
  if (findLockId(aside) === lockId) rmdirSync(aside);
  else renameSync(aside, lockPath);
}

const isHeld = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ELOCKED';

/**
 * Locks a data directory for this process and makes it when it is missing. The lock of a living process is recognised
 * by its heartbeat, so also across containers. It takes over the lock of a dead one: at once if the system says that it
 * has ended, otherwise when the lock is 10 s old. Rejects with one sentence that names the process when a living one
 * holds the lock.
 * @returns a function that releases the lock
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  const lockPath = join(directory, LOCK_NAME);
  const ownerPath = join(directory, OWNER_NAME);
  const firstHeartbeat = findHeartbeat(lockPath);
  const endMs = performance.now() + STALE_MS + 2 * HEARTBEAT_MS;

  for (;;) {
    removeLockOfDead(lockPath, ownerPath);
    try {
      const release = await lock(directory, {
        lockfilePath: lockPath,
        stale: STALE_MS,
        update: HEARTBEAT_MS,
        onCompromised(error) {
          throw new Error(`The database in ${directory} was opened by another process.`, { cause: error });
        },
      });
      const unlock = async () => {
        rmSync(ownerPath, { force: true });
        await release();
      };
      try {
        const owner: Owner = { ...identifyProcess(), lockId: findLockId(lockPath) };
        writeFileSync(ownerPath, JSON.stringify(owner));
      } catch (error) {
        await unlock();
        throw error;
      }
      return unlock;
    } catch (error) {
      if (!isHeld(error)) throw error;
    }
    const heartbeat = findHeartbeat(lockPath);
    const isAlive = heartbeat !== undefined && heartbeat !== firstHeartbeat;
    if (isAlive || performance.now() > endMs) {
      const owner = findOwner(ownerPath);
      const holder = owner ? `process ${owner.pid}` : 'another process';
      throw new DatabaseUnusableError(
        `The database in ${directory} is in use by ${holder}: stop the site that runs there, or set DATABASE_URL to a PostgreSQL server that several processes can share.`,
      );
    }
    await wait(POLL_MS);
  }
}
