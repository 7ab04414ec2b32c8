import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Queryable, readRows, readSearchAbilities } from '../database';
import { MIGRATIONS_FOLDER } from '../database/migrations-folder';
import { type Finding, fault, fine, warn } from './finding';

const WHAT = 'Database';
const OLDEST_VERSION = 15;
const CLOCK_WHAT = 'Clock';
const MAX_APART_SECONDS = 5;
/** each process opens so many */
const CONNECTIONS = 13;

interface Figures {
  version: number;
  encoding: string;
  is_read_only: boolean;
  may_create: boolean;
  foreign_tables: number;
  free_connections: number;
  migrations: number;
  time_ms: number;
}

const FIGURES = sql`select current_setting('server_version_num')::int / 10000 as version,
  current_setting('server_encoding') as encoding,
  current_setting('transaction_read_only') = 'on' as is_read_only,
  has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create,
  (select count(*)::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and not pg_has_role(relowner, 'usage')) as foreign_tables,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - (select count(*)::int from pg_stat_activity where datname is not null) as free_connections,
  extract(epoch from clock_timestamp())::float8 * 1000 as time_ms`;

/** How many migrations this version has, and the database. */
async function countMigrations(db: Queryable): Promise<{ own: number; applied: number }> {
  const journal = JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const [table] = await readRows<{ is_there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  const [row] = table?.is_there
    ? await readRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
      )
    : [];
  return { own: journal.entries.length, applied: row?.count ?? 0 };
}

function* listFaults(
  figures: Figures,
  { own, applied }: { own: number; applied: number },
): Generator<Finding> {
  if (figures.version < OLDEST_VERSION)
    yield fault(
      WHAT,
      `PostgreSQL ${figures.version} is older than ${OLDEST_VERSION}.`,
      `Move to PostgreSQL ${OLDEST_VERSION} or newer.`,
    );
  if (figures.encoding !== 'UTF8')
    yield fault(
      WHAT,
      `Its encoding is ${figures.encoding}.`,
      "Create it with encoding 'UTF8', and restore a backup into it.",
    );
  if (figures.is_read_only)
    yield fault(WHAT, 'It takes no writes.', 'Let DATABASE_URL lead to the primary server.');
  if (!figures.may_create)
    yield fault(
      WHAT,
      'The user of the site may not create tables, which an update needs.',
      "Make the site's user the owner of the database.",
    );
  if (figures.foreign_tables > 0)
    yield fault(
      WHAT,
      `${figures.foreign_tables} tables belong to another user, so an update cannot change them.`,
      "Give them to the site's user: REASSIGN OWNED BY … TO …",
    );
  if (figures.free_connections < CONNECTIONS)
    yield warn(
      WHAT,
      `It has ${figures.free_connections} free connections, and each process of the site opens up to ${CONNECTIONS}.`,
      'Raise max_connections of the server.',
    );
  if (applied < own)
    yield warn(
      WHAT,
      `${own - applied} migrations wait.`,
      'Make a backup, then start the site, which runs them.',
    );
  if (applied > own)
    yield warn(
      WHAT,
      'A newer version of the site has migrated it.',
      'Update this process, too; the way back is in "Upgrade" of docs/running.md.',
    );
}

/** Without both extensions the site works, but search forgives less; it takes them at its next start. */
async function checkSearch(db: Queryable): Promise<Finding[]> {
  const { hasUnaccent, hasTrigrams } = await readSearchAbilities(db);
  const missing = [...(hasUnaccent ? [] : ['unaccent']), ...(hasTrigrams ? [] : ['pg_trgm'])];
  if (missing.length === 0) return [];
  const statements = missing.map((name) => `create extension ${name};`).join(' ');
  return [
    warn(
      'Search',
      `The database lacks ${missing.join(' and ')}: search forgives fewer slips, and reads all names.`,
      `Install the server's contrib package, run "${statements}" in the site's database as its superuser, and start the site again.`,
    ),
  ];
}

/** Version, rights and migrations of the database, and how far its clock is from this machine's. */
export async function checkDatabase(db: Queryable): Promise<Finding[]> {
  const beforeMs = Date.now();
  const [figures] = await readRows<Figures>(db, FIGURES);
  if (!figures) return [];
  const afterMs = Date.now();
  const migrations = await countMigrations(db);
  const faults = [...listFaults(figures, migrations)];
  const wellWords = `PostgreSQL ${figures.version}, ${migrations.applied} migrations, and the rights that the site needs.`;
  const apartMs = Math.max(beforeMs - figures.time_ms, figures.time_ms - afterMs, 0);
  const apart = `${Math.round(apartMs / 1000)} s`;
  return [
    ...(faults.length > 0 ? faults : [fine(WHAT, wellWords)]),
    ...(migrations.applied < migrations.own ? [] : await checkSearch(db)),
    apartMs > MAX_APART_SECONDS * 1000
      ? fault(
          CLOCK_WHAT,
          `The clocks of this machine and of the database are ${apart} apart.`,
          'Run a time service (chrony, systemd-timesyncd) on both machines.',
        )
      : fine(CLOCK_WHAT, 'The clocks of this machine and of the database agree.'),
  ];
}
