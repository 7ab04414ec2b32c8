import { eq } from 'drizzle-orm';
import { createTestDatabase } from '../testing/test-database';
import { type Database, INVALIDATION_TOPIC, invalidate, schema } from './index';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const getNumber = async (scope: string): Promise<number | undefined> => {
  const [row] = await database.db
    .select()
    .from(schema.dataVersions)
    .where(eq(schema.dataVersions.scope, scope));
  return row?.number;
};

test('a new database holds the 105 channels of the desktop app', async () => {
  expect(await database.db.$count(schema.channels)).toBe(105);
});

test('an invalidation counts from 1 and notifies once it is committed', async () => {
  const scopes: string[] = [];
  const stop = await database.listen(INVALIDATION_TOPIC, {
    message: (payload) => scopes.push(payload),
    connection: () => undefined,
  });
  await database.transaction((tx) => invalidate(tx, ['events', 'clubs', 'events']));
  // The writer is notified at the commit; a server's own notification follows.
  expect([...new Set(scopes)].sort()).toEqual(['clubs', 'events']);
  await database.transaction((tx) => invalidate(tx, ['events']));
  expect(await getNumber('events')).toBe(2);
  expect(await getNumber('clubs')).toBe(1);
  await stop();
});

test('a failed transaction writes nothing', async () => {
  const work = database.transaction(async (tx) => {
    await invalidate(tx, ['releases']);
    throw new Error('second thoughts');
  });
  await expect(work).rejects.toThrow('second thoughts');
  expect(await getNumber('releases')).toBeUndefined();
});

test('handles are unique in any case', async () => {
  await database.db.insert(schema.users).values({ handle: 'Vee' });
  await expect(database.db.insert(schema.users).values({ handle: 'vEE' })).rejects.toThrow();
});

test('an event stores date-times beyond the range of 32 bits', async () => {
  const [club] = await database.db.insert(schema.clubs).values({ name: 'Home' }).returning();
  const startMs = Date.UTC(2025, 4, 15, 19, 30, 0, 250);
  const id = 'c107fbcc-1a52-5d37-8e1e-6c9ba34cafa7';
  await database.db.insert(schema.events).values({
    id,
    clubId: club?.id ?? 0,
    name: 'Evening',
    eventType: 'Race',
    startMs,
    laps: 4,
    pbLaps: 1,
    timingLocation: 'Holeshot',
    raw: { Name: 'Evening' },
    partHashes: {},
  });
  const [event] = await database.db.select().from(schema.events).where(eq(schema.events.id, id));
  expect(event).toMatchObject({ startMs, raw: { Name: 'Evening' }, canRegister: false });
});
