import { getTableName, sql } from 'drizzle-orm';
import { type Queryable, readRows } from '../../database';
import type { Finding } from '../../doctor/finding';
import { BOUNDS } from '../../growth/bounds';
import { sumsOfClubs } from '../../growth/club-quota';

const TOP_CLUBS = 10;
const MAX_COUNTED = 100_000;

/** Findings and storage of a site, for operators. */
export interface DoctorReport {
  findings: Finding[];
  /** largest first, with their indexes; `bound` describes the limit of a table's growth */
  tables: { name: string; bytes: number; rows: number; bound: string; isPruned: boolean }[];
  /** those that store the most; `quotaBytes` is null where there is no limit */
  clubs: { id: number; name: string; bytes: number }[];
  quotaBytes: number | null;
}

/** Counts small tables; the count of a large one is the estimate of the database. */
async function countRows(db: Queryable, name: string, estimate: number): Promise<number> {
  if (estimate > MAX_COUNTED) return estimate;
  const [row] = await readRows<{ rows: number }>(
    db,
    sql`select count(*)::float8 as rows from ${sql.identifier(name)}`,
  );
  return row?.rows ?? 0;
}

async function listTables(db: Queryable): Promise<DoctorReport['tables']> {
  const bounds = new Map(
    BOUNDS.flatMap(({ tables, ...bound }) => tables.map((table) => [getTableName(table), bound] as const)),
  );
  const found = await readRows<{ name: string; bytes: number; estimate: number }>(
    db,
    sql`select relname as name, pg_total_relation_size(oid)::float8 as bytes, reltuples::float8 as estimate
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc`,
  );
  const tables = [];
  for (const { name, bytes, estimate } of found) {
    const { words = '', prune } = bounds.get(name) ?? {};
    const rows = await countRows(db, name, estimate);
    tables.push({ name, bytes, rows, bound: words, isPruned: prune !== undefined });
  }
  return tables;
}

/** Reads the largest tables and clubs. */
export async function readReport(
  db: Queryable,
  quotaBytes: number | null,
): Promise<Omit<DoctorReport, 'findings'>> {
  const clubs = await readRows<DoctorReport['clubs'][number]>(
    db,
    sql`select clubs.id, clubs.name, sums.bytes from (${sumsOfClubs()}) sums
      join clubs on clubs.id = sums.club_id order by sums.bytes desc limit ${TOP_CLUBS}`,
  );
  return { tables: await listTables(db), clubs, quotaBytes };
}
