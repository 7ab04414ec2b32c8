import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DatabaseUnusableError } from './database-away';

/** A quarter of the engine's own buffers: they are never given back, and the system caches the same files. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const ADVICE =
  'put the missing files back, or move the folder away and restore a backup with "npm run restore"';

const isFull = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && ['ENOSPC', 'EDQUOT', '53100'].includes(String(cause.code))) return true;
    if (/no space left|disk full|ENOSPC/i.test(cause.message)) return true;
  }
  return false;
};

/** Why a data directory cannot be used, as one sentence that says what to do. */
export function toUnusable(error: unknown, directory: string): DatabaseUnusableError {
  if (error instanceof DatabaseUnusableError) return error;
  const { code, message } = error as Error & { code?: string };
  if (isFull(error)) {
    return new DatabaseUnusableError(
      `The disk with the database in ${directory} is full: free some space and start again.`,
      { cause: error },
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new DatabaseUnusableError(
      `The site may not write to the database in ${directory} (${code}): give its user the right to.`,
      { cause: error },
    );
  }
  const reason = message.replace(/\.?\s*Build with .*$/s, '').replace(/\.$/, '');
  return new DatabaseUnusableError(
    `The database in ${directory} cannot be opened and may be damaged (${reason}): ${ADVICE}.`,
    { cause: error },
  );
}

const isEmpty = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0;

/**
 * Opens the engine of a data directory, and makes a new one only where there is none: beside its place, so that a
 * directory is a whole database or none. The caller holds the directory's lock. Rejects with `DatabaseUnusableError`.
 */
export async function openDataDirectory(directory: string): Promise<PGlite> {
  try {
    if (isEmpty(directory)) {
      const unfinished = `${directory}-unfinished`;
      rmSync(unfinished, { recursive: true, force: true });
      await (await PGlite.create({ dataDir: unfinished })).close();
      rmSync(directory, { recursive: true, force: true });
      renameSync(unfinished, directory);
    } else if (!existsSync(`${directory}/PG_VERSION`)) {
      throw new DatabaseUnusableError(
        `${directory} holds files but no whole database (PG_VERSION is missing): ${ADVICE}.`,
      );
    }
    return await PGlite.create({ dataDir: directory, startParams: START_PARAMS });
  } catch (error) {
    throw toUnusable(error, directory);
  }
}
