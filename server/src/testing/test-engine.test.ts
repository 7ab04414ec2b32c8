import type { PGlite } from '@electric-sql/pglite';
import { migrateEngine } from '../database/open-embedded';
import { openTestEngine } from './test-engine';

const TABLES = `select tablename as name from pg_tables where schemaname = 'public' order by 1`;

/** Everything that a test could have left behind. */
async function describeDatabase(engine: PGlite): Promise<unknown> {
  const rows: Record<string, unknown> = {};
  for (const { name } of (await engine.query<{ name: string }>(TABLES)).rows)
    rows[name] = (await engine.query(`select * from ${name} as one order by one::text`)).rows;
  const list = async (query: string): Promise<unknown[]> => (await engine.query(query)).rows;
  return {
    rows,
    sequences: await list('select sequencename, last_value from pg_sequences order by 1'),
    settings: await list('select name, setting from pg_settings order by 1'),
    locks: await list("select objid from pg_locks where locktype = 'advisory'"),
    channels: await list('select pg_listening_channels()'),
    temporary: await list(`select relname from pg_class where relpersistence = 't'`),
  };
}

test('an emptied database equals a fresh one', async () => {
  const used = await openTestEngine();
  const fresh = await createEngine();
  await migrateEngine(fresh);
  const expected = await describeDatabase(fresh);

  await used.listen('changes', () => undefined);
  await used.exec(`
    select pg_advisory_lock(1);
    set work_mem = '1MB';
    create temporary table notes (text text);
    insert into users (handle, bio) select n, repeat('x', 200) from generate_series(1, 20000) n;
    insert into clubs (name, time_zone, latitude, longitude) values ('Home', 'Europe/Berlin', 52.5, 13.4);
    delete from channels where number = 1;
    update channels set frequency = 1;
  `);
  expect(await describeDatabase(used)).not.toEqual(expected);
  await used.close();
  await expect(used.query('select 1')).rejects.toThrow('PGlite is closed');

  const next = await openTestEngine();
  expect(await describeDatabase(next)).toEqual(expected);
  returnEngine(fresh);

  await next.close();
});

test('what an engine of the worker says is made of the values of this test file', async () => {
  const engine = await openTestEngine();
  const { rows } = await engine.query(
    `select array[1, 2] as list, '{"a":[1]}'::json as json, '\\x01'::bytea as bytes, timestamptz 'epoch' as at`,
  );
  expect(rows).toStrictEqual([
    { list: [1, 2], json: { a: [1] }, bytes: new Uint8Array([1]), at: new Date(0) },
  ]);
  const at = new Date('2026-11-20T12:00:00Z');
  const { rows: dates } = await engine.query('select $1::timestamptz as at, $2::timestamptz[] as list', [
    at,
    [at],
  ]);
  expect(dates).toStrictEqual([{ at, list: [at] }]);
  const error: unknown = await engine.query('select * from nowhere').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: '42P01', message: 'relation "nowhere" does not exist' });
  const own = new RangeError('no');
  await expect(engine.transaction(() => Promise.reject(own))).rejects.toBe(own);
  await engine.close();
});

test('a second engine is made while the first is in use', async () => {
  const [one, other] = [await openTestEngine(), await openTestEngine()];
  await one.exec(`create temporary table mine (id int)`);
  await expect(other.query('select * from mine')).rejects.toThrow('does not exist');
  await Promise.all([one.close(), other.close()]);
});
