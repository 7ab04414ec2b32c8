import { createReadStream } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database';
import { readRows } from '../database/read-rows';
import { BackupError, type BackupLine, type Manifest, parseLine, parseManifest } from './backup-format';
import { listTables, readSchemaVersion } from './table-order';

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

/** Every new database has these rows; the backup brings its own. */
const FILLED_TABLE = 'channels';

interface RestoreOptions {
  path: string;
  /** the folder of uploaded files */
  filesDir: string;
  onProgress: (line: string) => void;
}

async function* readLines(path: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(path);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error)).pipe(text);
  let last: BackupLine | undefined;
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      last = parseLine(line);
      yield last;
    }
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (error instanceof BackupError || !/^Z_|^ENOENT$|^EISDIR$|^EACCES$/.test(code ?? '')) throw error;
    throw new BackupError(
      code?.startsWith('Z_')
        ? `The backup ${path} is damaged or not whole (${message}).`
        : `The backup ${path} cannot be read (${code}).`,
    );
  }
  if (last?.kind !== 'end') throw new BackupError(`The backup ${path} is not whole: its end is missing.`);
}

async function checkTarget(tx: Queryable, tables: readonly string[], manifest: Manifest): Promise<void> {
  const { newest } = await readSchemaVersion(tx);
  const { migration } = manifest;
  if (migration.newest > newest) {
    throw new BackupError(
      'The backup is of a newer version of the site: install that version, then restore it.',
    );
  }
  if (migration.newest < newest) {
    throw new BackupError(
      `The backup is of an older version of the site, with ${migration.count} migrations: restore it with that version, then start this one on the data.`,
    );
  }
  for (const table of tables) {
    if (table === FILLED_TABLE) continue;
    const [row] = await readRows<{ found: boolean }>(
      tx,
      sql`select exists (select 1 from ${sql.identifier(table)}) as found`,
    );
    if (row?.found) {
      throw new BackupError(
        `The database is not empty (${table} has rows): restore into a new one, with DATA_DIR or DATABASE_URL.`,
      );
    }
  }
}

/** Sets each sequence to the largest stored number. */
async function continueIdentities(tx: Queryable): Promise<void> {
  const columns = await readRows<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of columns) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.identifier(column)})) from ${sql.identifier(table)} having count(*) > 0`,
    );
  }
}

async function insertRows(tx: Queryable, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  );
}

/** Collects rows of one table after the other, and inserts many at once. */
function createInserter(tx: Queryable, onProgress: (line: string) => void) {
  const counts: Record<string, number> = {};
  let table = '';
  let rows: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await insertRows(tx, table, rows);
    counts[table] = (counts[table] ?? 0) + rows.length;
    rows = [];
    characters = 0;
  };
  return {
    counts,
    flush,
    async add(name: string, text: string): Promise<void> {
      const isFull = rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE;
      if (name !== table || isFull) await flush();
      if (name !== table) onProgress(`${name} …`);
      table = name;
      rows.push(text);
      characters += text.length;
    },
  };
}

async function writePiece(filesDir: string, name: string, text: string): Promise<void> {
  const root = resolve(filesDir);
  const path = resolve(root, name);
  if (!path.startsWith(root + sep))
    throw new BackupError(`The backup names a file outside its folder: ${name}`);
  await mkdir(dirname(path), { recursive: true });
  // The first piece of each file is empty.
  if (text === '') await writeFile(path, '');
  else await appendFile(path, Buffer.from(text, 'base64'));
}

/**
 * Restores a backup into a database without data, all of it or nothing, and its files into `filesDir`. Rejects with
 * `BackupError` when the backup is incomplete or of another schema version, or the database is not empty.
 * @returns what was restored
 */
export async function restoreBackup(
  database: Database,
  { path, filesDir, onProgress }: RestoreOptions,
): Promise<Manifest> {
  return database.transaction(async (tx) => {
    const tables = await listTables(tx);
    const inserter = createInserter(tx, onProgress);
    let manifest: Manifest | undefined;
    for await (const { kind, name, text } of readLines(path)) {
      if (kind === 'manifest') {
        manifest = parseManifest(text);
        await checkTarget(tx, tables, manifest);
        await tx.execute(sql`delete from ${sql.identifier(FILLED_TABLE)}`);
      } else if (!manifest || (kind === 'row' && !tables.includes(name))) {
        throw new BackupError('The file is no backup of this site, or it is damaged.');
      } else if (kind === 'row') await inserter.add(name, text);
      else if (kind === 'file') await writePiece(filesDir, name, text);
    }
    await inserter.flush();
    for (const [table, count] of Object.entries(manifest?.tables ?? {})) {
      if ((inserter.counts[table] ?? 0) !== count)
        throw new BackupError(`The backup is damaged: ${table} should have ${count} rows.`);
    }
    await continueIdentities(tx);
    if (!manifest) throw new BackupError('The file is no backup of this site: it is empty.');
    return manifest;
  });
}
