import { sql } from 'drizzle-orm';
import { listTables } from '../../../server/src/backup/table-order';
import { readRows } from '../../../server/src/database/read-rows';
import { withDatabase } from '../../../tools/site/with-database';

type Place = { dataDir: string } | { databaseUrl: string };

/** The number of rows and their hash, by table. */
export const readDigests = (place: Place): Promise<Map<string, string>> =>
  withDatabase(place, async ({ db }) => {
    const digests = new Map<string, string>();
    for (const table of await listTables(db)) {
      const [row] = await readRows<{ digest: string }>(
        db,
        sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${sql.identifier(table)} t`,
      );
      digests.set(table, row?.digest ?? '');
    }
    return digests;
  });

/** One sentence per table whose rows differ. */
export function compareDigests(before: Map<string, string>, after: Map<string, string>): string[] {
  const tables = [...new Set([...before.keys(), ...after.keys()])];
  return tables
    .filter((table) => before.get(table) !== after.get(table))
    .map((table) => `the table ${table} changed`);
}
