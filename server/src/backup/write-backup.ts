import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database';
import { readRows } from '../database/read-rows';
import { isUnfinishedFile } from '../files/disk-file-store';
import { BackupError, formatLine, type Manifest } from './backup-format';
import { listTables, readSchemaVersion } from './table-order';

/** Rows of races contain their laps: some kilobytes each. */
const ROWS_AT_ONCE = 500;
const FILE_PIECE_BYTES = 768 * 1024;

interface BackupOptions {
  /** what to write; must not exist */
  path: string;
  /** the folder of uploaded files; may be missing */
  filesDir: string;
  onProgress: (line: string) => void;
}

/** Paths of the complete files in a folder, relative to it and with `/`; none when the folder is missing. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !isUnfinishedFile(entry.name));
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/')).sort();
}

async function countRows(tx: Queryable, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const statement = sql`select count(*)::int as count from ${sql.identifier(table)}`;
    const [row] = await readRows<{ count: number }>(tx, statement);
    counts[table] = row?.count ?? 0;
  }
  return counts;
}

async function* rowLines(tx: Queryable, table: string): AsyncGenerator<string> {
  const cursor = sql.identifier(`backup_${table}`);
  const statement = sql`select to_jsonb(t)::text as text from ${sql.identifier(table)} t`;
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${statement}`);
  for (;;) {
    const rows = await readRows<{ text: string }>(
      tx,
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ text }) => formatLine('row', table, text)).join('');
  }
  await tx.execute(sql`close ${cursor}`);
}

async function* fileLines(filesDir: string, file: string): AsyncGenerator<string> {
  // An empty file has a line as well.
  yield formatLine('file', file);
  const pieces = createReadStream(join(filesDir, file), { highWaterMark: FILE_PIECE_BYTES });
  for await (const piece of pieces) yield formatLine('file', file, (piece as Buffer).toString('base64'));
}

/**
 * Writes every table, as of one moment, and every uploaded file to one file, for either kind of database. The site may
 * run meanwhile. Rejects with `BackupError` when the file exists or cannot be written; a failure leaves no partial file.
 * @returns what the backup holds
 */
export async function writeBackup(
  database: Database,
  { path, filesDir, onProgress }: BackupOptions,
): Promise<Manifest> {
  if (existsSync(path)) throw new BackupError(`${path} exists: give the backup a name of its own.`);
  if (!existsSync(dirname(path))) throw new BackupError(`There is no folder ${dirname(path)}.`);
  const files = await listFiles(filesDir);
  const unfinished = `${path}.unfinished`;
  try {
    const manifest = await database.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      const tables = await listTables(tx);
      const counts = await countRows(tx, tables);
      const made: Manifest = {
        format: 'holeshot-backup',
        version: 1,
        madeAt: new Date().toISOString(),
        migration: await readSchemaVersion(tx),
        tables: counts,
        files: files.length,
      };
      async function* lines(): AsyncGenerator<string> {
        yield formatLine('manifest', '', JSON.stringify(made));
        for (const table of tables) {
          onProgress(`${table}: ${counts[table]} rows`);
          yield* rowLines(tx, table);
        }
        onProgress(`Files: ${files.length}`);
        for (const file of files) yield* fileLines(filesDir, file);
        yield formatLine('end');
      }
      await pipeline(
        Readable.from(lines()),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      );
      return made;
    });
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new BackupError(`The backup ${path} was not written (${message}).`, { cause: error });
  }
}
