import { type AddressInfo, connect, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describeWith, POSTGRES } from '../../../tests/jest/needing';
import { createOwnDatabase } from '../testing/own-database';
import { openTestEngine } from '../testing/test-engine';
import { type Database, openDatabase, prepareOnce, type Queryable, readRows, schema } from './index';
import { wrapEngine } from './open-embedded';

const { clubs } = schema;

const prepareClubs = prepareOnce('clubs_named', (db, name) =>
  db
    .select({ name: clubs.name, before: sql<boolean>`${clubs.createdAt} < ${sql.placeholder('at')}` })
    .from(clubs)
    .where(eq(clubs.name, sql.placeholder('clubName')))
    .prepare(name),
);

const listPlans = (db: Queryable) =>
  readRows<{ name: string }>(db, sql`select name from pg_prepared_statements order by name`);

describe('in the embedded database', () => {
  let database: Database;
  beforeEach(async () => {
    database = wrapEngine(await openTestEngine());
  });
  afterEach(() => database.close());

  test('a prepared statement is planned once, and finds the same rows as one that is planned anew', async () => {
    const at = new Date('2100-01-01T00:00:00Z');
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => !name.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.constantFrom("o'clock", "\\'", '$1', 'null')), async (clubName) => {
        await database.db.insert(clubs).values({ name: clubName });
        const kept = await prepareClubs(database.db).execute({ clubName, at });
        const anew = await database.transaction((tx) => prepareClubs(tx).execute({ clubName, at }));
        expect(kept).toEqual(anew);
        expect(kept[0]).toEqual({ name: clubName, before: true });
      }),
      { numRuns: 40 },
    );
    expect(await listPlans(database.db)).toHaveLength(1);
  });

  test('a statement that cannot be prepared is tried again', async () => {
    const prepareBroken = prepareOnce('broken', (db, name) =>
      db.select({ answer: sql<number>`answer()` }).from(clubs).prepare(name),
    );
    const broken = prepareBroken(database.db);
    await database.db.insert(clubs).values({ name: 'Home' });
    await expect(broken.execute()).rejects.toThrow();
    await database.db.execute(sql`create function answer() returns int language sql as 'select 42'`);
    expect(await broken.execute()).toEqual([{ answer: 42 }]);
    await database.db.execute(sql`drop function answer`);
  });
});

describeWith(POSTGRES)('on a PostgreSQL server', () => {
  /** Passes on what a server says, but with another process id, as a pooler does. Resolves to its port. */
  async function startPooler(server: URL) {
    const pooler = createServer((client) => {
      const upstream = connect(Number(server.port || 5432), server.hostname);
      client.pipe(upstream);
      upstream.on('data', (data) => {
        const key = data.indexOf('K\0\0\0\f', 0, 'latin1');
        if (key >= 0) data.writeInt32BE(data.readInt32BE(key + 5) + 1, key + 5);
        client.write(data);
      });
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
    });
    await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
    return { pooler, port: (pooler.address() as AddressInfo).port };
  }

  test('plans are kept by its own connections, and by none of a pooler', async () => {
    const own = await createOwnDatabase(POSTGRES.url);
    const { pooler, port } = await startPooler(new URL(own.url));
    const pooled = new URL(own.url);
    pooled.host = `127.0.0.1:${port}`;
    const listKept = async (databaseUrl: string) => {
      const database = await openDatabase({ databaseUrl });
      await prepareClubs(database.db).execute({ clubName: 'Home', at: new Date() });
      const plans = await listPlans(database.db);
      await database.close();
      return plans.map(({ name }) => name);
    };
    const kept = [await listKept(own.url), await listKept(pooled.href)];
    pooler.close();
    await own.drop();
    expect(kept).toEqual([['clubs_named'], []]);
  });

  test('a statement runs without its plan when the type of a column has changed', async () => {
    const own = await createOwnDatabase(POSTGRES.url);
    const database = await openDatabase({ databaseUrl: own.url });
    await database.db.insert(clubs).values({ name: 'Home' });
    const readAtOnce = () =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          prepareClubs(database.db).execute({ clubName: 'Home', at: new Date() }),
        ),
      );
    await readAtOnce();
    await own.query('alter table clubs alter column name type varchar(200)');
    expect(await readAtOnce()).toHaveLength(8);
    await database.close();
    await own.drop();
  });

  test('a statement whose name the server does not know runs without it', async () => {
    const own = await createOwnDatabase(POSTGRES.url);
    const database = await openDatabase({ databaseUrl: own.url });
    const run = () => prepareClubs(database.db).execute({ clubName: 'Home', at: new Date() });
    await run();
    await database.db.execute(sql`deallocate all`);
    expect(await run()).toEqual([]);
    expect(await listPlans(database.db)).toEqual([]);
    await database.close();
    await own.drop();
  });
});
