import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  pid: number;
  /** what tells this process from a later one with the same pid, where the system says so */
  started: string | null;
}

const FILE_NAME = 'database.lock';

/** Linux counts clock ticks from boot to the start of a process in field 22; the name before may hold spaces. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return owner.started === null || owner.started === startOf(owner.pid);
}

function findOwner(path: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) ? { pid, started: typeof started === 'string' ? started : null } : undefined;
  } catch {
    return undefined;
  }
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Claims a data directory for this process, making it when it is missing, and takes over the claim of a process that
 * is gone. Throws one sentence naming the process when a living one holds it.
 * @returns a function that gives the directory back
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, FILE_NAME);
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        // A link appears whole or not at all, so nobody ever reads a half-written lock.
        linkSync(own, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
      const owner = findOwner(path);
      if (owner && isAlive(owner)) {
        throw new Error(
          `The database in ${directory} is in use by process ${owner.pid}: stop the site that runs there, or set DATABASE_URL to a PostgreSQL server that several processes can share.`,
        );
      }
      // Renaming lets one of several takers win; the others meet the winner's lock in the next attempt.
      const stale = `${own}.stale`;
      try {
        renameSync(path, stale);
        const moved = findOwner(stale);
        if (moved && isAlive(moved)) linkSync(stale, path);
        rmSync(stale, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && !isTaken(error)) throw error;
      }
    }
    throw new Error(`The database in ${directory} is being opened by another process at this moment.`);
  } finally {
    rmSync(own, { force: true });
  }
}
