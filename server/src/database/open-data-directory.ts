import { existsSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DatabaseUnusableError } from './database-away';
import { SyncedFiles, syncFolder } from './synced-files';

const START_PARAMS = [
  // without this switch, a commit waits until the disk has it
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  // `fdatasync`, its default, does nothing in PGlite
  ...['-c', 'wal_sync_method=fsync'],
  // a quarter of the default: this memory is never freed, and the system caches the same files
  ...['-c', 'shared_buffers=32MB'],
];

/** For search, see `prepareSearch`. */
export const EXTENSIONS = { pg_trgm, unaccent };

/*
 * V8 optimises a function of the engine after fifty times its default of work: with the default, that takes a third of
 * the processor time of a start.
 */
setFlagsFromString('--wasm-tiering-budget=90000000');

const ADVICE =
  'put the missing files back, or move the folder away and restore a backup with "npm run restore"';

/** Whether the engine is unusable after this error. */
const isPanic = (error: unknown): boolean => (error as { severity?: string }).severity === 'PANIC';

/** The bytes that the engine writes at once: a segment of its log. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Whether an error or its cause is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (['ENOSPC', 'EDQUOT', '53100'].includes(String(code))) return true;
  return /no space left|disk full|ENOSPC/i.test(String(message)) || isDiskFull(cause);
}

/** Free bytes for the files of a data directory; `Infinity` when the system does not say. */
function findFreeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(directory));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Explains in one sentence why a data directory is unusable and what to do. */
export function toUnusable(
  error: unknown,
  directory: string,
  freeBytes = findFreeBytes,
): DatabaseUnusableError {
  if (error instanceof DatabaseUnusableError) return error;
  const { code, message } = error as Error & { code?: string };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new DatabaseUnusableError(
      `The site may not write to the database in ${directory} (${code}): give its user the right to.`,
      { cause: error },
    );
  }
  // The engine does not say why it ends when it cannot write.
  if (isDiskFull(error) || (!isPanic(error) && freeBytes(directory) < MIN_FREE_BYTES)) {
    return new DatabaseUnusableError(
      `The disk with the database in ${directory} is full: free some space and start again.`,
      { cause: error },
    );
  }
  if (isPanic(error)) {
    return new DatabaseUnusableError(
      `The database in ${directory} stopped (${message}): check the disk and start again.`,
      { cause: error },
    );
  }
  const reason = message.replace(/\.?\s*Build with .*$/s, '').replace(/\.$/, '');
  return new DatabaseUnusableError(
    `The database in ${directory} cannot be opened and may be damaged (${reason}): ${ADVICE}.`,
    { cause: error },
  );
}

/**
 * Ends the process with the reason when the engine panics, since its next statement would never end. It panics when the disk
 * does not take its log; the next start recovers what was written.
 */
function endAtPanic(engine: PGlite, directory: string): PGlite {
  const execute = engine.execProtocolStream.bind(engine);
  engine.execProtocolStream = async (...args) => {
    try {
      return await execute(...args);
    } catch (error) {
      if (!isPanic(error)) throw error;
      console.error(toUnusable(error, directory).message);
      return process.exit(1);
    }
  };
  return engine;
}

const isEmpty = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0;

/**
 * Opens the engine of a data directory, or creates it under a temporary name, so that a directory is never incomplete.
 * The caller holds the directory's lock. Rejects with `DatabaseUnusableError`.
 */
export async function openDataDirectory(directory: string): Promise<PGlite> {
  try {
    if (isEmpty(directory)) {
      const unfinished = `${directory}-unfinished`;
      rmSync(unfinished, { recursive: true, force: true });
      await (await PGlite.create({ dataDir: unfinished })).close();
      syncFolder(unfinished);
      rmSync(directory, { recursive: true, force: true });
      renameSync(unfinished, directory);
    } else if (!existsSync(`${directory}/PG_VERSION`)) {
      throw new DatabaseUnusableError(
        `${directory} holds files but no whole database (PG_VERSION is missing): ${ADVICE}.`,
      );
    }
    // A killed process leaves its pid file behind, and the engine refuses an empty one. The directory's own lock counts.
    rmSync(join(directory, 'postmaster.pid'), { force: true });
    const engine = await PGlite.create({
      fs: new SyncedFiles(directory),
      startParams: START_PARAMS,
      extensions: EXTENSIONS,
    });
    return endAtPanic(engine, directory);
  } catch (error) {
    throw toUnusable(error, directory);
  }
}
