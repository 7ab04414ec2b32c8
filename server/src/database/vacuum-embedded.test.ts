import { sql } from 'drizzle-orm';
import { openTestEngine } from '../testing/test-engine';
import { wrapEngine } from './open-embedded';
import { readRows } from './read-rows';
import { adminActions } from './schema';
import { vacuumEmbedded } from './vacuum-embedded';

test('the planner knows how many rows a table has, and the space of deleted rows and of the log is free', async () => {
  const database = wrapEngine(await openTestEngine());
  const { db } = database;
  const flush = sql`select pg_stat_force_next_flush()`;
  const insert = sql`insert into admin_actions (text) select n::text from generate_series(1, 5000) n`;
  const readTable = async () => {
    const [table] = await readRows<{ rows: number; bytes: number }>(
      db,
      sql`select reltuples::int as rows, pg_relation_size(oid)::int as bytes from pg_class where relname = 'admin_actions'`,
    );
    return table;
  };
  await db.execute(insert);
  await db.execute(flush);
  await vacuumEmbedded(database);
  const filled = await readTable();
  expect(filled?.rows).toBe(5_000);
  await db.delete(adminActions);
  await db.execute(flush);
  await vacuumEmbedded(database);
  const log = sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()`;
  expect((await readRows<{ bytes: number }>(db, log))[0]?.bytes).toBeLessThan(1_000);
  await db.execute(insert);
  expect((await readTable())?.bytes).toBeLessThanOrEqual(filled?.bytes ?? 0);
  await database.close();
});
