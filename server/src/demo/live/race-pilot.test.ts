import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { DatabaseAwayError, schema } from '../../database';
import { importEvent } from '../../events/write/import-event';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buildDemoSeason } from '../demo-season';
import { createFlyingLease } from './flying-lease';
import { flyDemoRaces } from './race-pilot';
import { findRunningEvent } from './running-event';

let api: TestApp;
let eventId: string;
beforeAll(async () => {
  api = await createTestApp();
  eventId = await seed();
});
afterAll(() => api.close());

/** The running event alone, of a season that took place days ago. */
async function seed(): Promise<string> {
  const season = buildDemoSeason({ now: Date.now() - 3 * 86_400_000 });
  const running = season.events.find(({ plan }) => plan.name === 'Saltbush Winter Series 3');
  const name = season.clubs[0]?.name ?? '';
  const [club] = await api.database.db.insert(schema.clubs).values({ name }).returning();
  if (!running) throw new Error('There is no running event.');
  const owner = { clubId: club?.id ?? 0, who: 'demo season', why: 'a test' };
  await importEvent(api.database, { folder: running.buildFolder(), ...owner });
  return running.id;
}

const fly = (speed: number) =>
  flyDemoRaces({
    database: api.database,
    queue: api.app.liveQueue,
    log: pino({ level: 'silent' }),
    speed,
  });

const listRaces = async () => {
  const event = await findRunningEvent(api.database.db);
  expect(event?.id).toBe(eventId);
  return event?.races ?? [];
};

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) {
    if (tries === 100) throw new Error('It did not happen in 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test('shows crossings while it flies', async () => {
  const stop = fly(20);
  const hasCrossings = async () => {
    const rows = await api.database.db.select().from(schema.liveRaces);
    return rows.some((row) => row.eventId === eventId && row.crossings.length > 3);
  };
  await waitFor(hasCrossings);
  await stop();
});

test('flies the race in progress, delivers its file, and goes on with the next one', async () => {
  const before = await listRaces();
  const current = before.find(({ start, end }) => start !== null && end === null);
  const stop = fly(300);
  const isFlown = async () => (await listRaces()).filter(({ end }) => end !== null).length >= 12;
  await waitFor(isFlown);
  await stop();
  const flown = (await listRaces()).find(({ id }) => id === current?.id);
  expect(flown?.revision).toBeGreaterThan(1);
  expect(flown?.results.length).toBeGreaterThan(3);
  const [event] = await api.database.db.select().from(schema.events).where(eq(schema.events.id, eventId));
  expect(Math.abs((event?.startInstant?.getTime() ?? 0) - Date.now())).toBeLessThan(2 * 86_400_000);
});

test('after the last race it flies the last round once more, and keeps few revisions', async () => {
  const stop = fly(5_000);
  const newest = async () => Math.max(...(await listRaces()).map(({ revision }) => revision));
  await waitFor(async () => (await newest()) > 6);
  await stop();
  const { raceRevisions } = schema;
  const rows = await api.database.db.select().from(raceRevisions).where(eq(raceRevisions.eventId, eventId));
  const counts = new Map<string, number>();
  for (const { raceId } of rows) counts.set(raceId, (counts.get(raceId) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
});

test('leaves the event to the process that flies it, until that ends', async () => {
  const lease = createFlyingLease(api.database.db);
  expect(await lease.take()).toBe(true);
  await api.app.liveQueue.idle();
  const before = await listRaces();
  const stop = fly(2_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await listRaces()).toEqual(before);
  await api.database.db.update(schema.siteKeys).set({ at: new Date(Date.now() - 1_000) });
  await waitFor(async () =>
    (await listRaces()).some(({ revision }, index) => revision !== before[index]?.revision),
  );
  await lease.renew();
  expect(await lease.take()).toBe(false);
  await stop();
  expect(await lease.take()).toBe(true);
  await lease.release();
});

test('touches nothing without the demo season', async () => {
  await api.forgetEvents();
  const stop = fly(300);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await stop();
  expect(await api.database.db.select().from(schema.races)).toEqual([]);
});

test('flies on after the database was unavailable', async () => {
  const select = jest.spyOn(api.database.db, 'select').mockImplementationOnce(() => {
    throw new DatabaseAwayError();
  });
  const stop = fly(1_000);
  await waitFor(async () => select.mock.calls.length > 1);
  await stop();
});
