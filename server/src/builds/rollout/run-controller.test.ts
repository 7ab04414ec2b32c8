import type { Registry } from '@holeshot/contract/wire';
import { desc } from 'drizzle-orm';
import { pino } from 'pino';
import { type Database, schema } from '../../database';
import { buildRef, buildRegistry, withRollout } from '../../testing/build-registry';
import { createTestDatabase } from '../../testing/test-database';
import { appendRegistry, findRegistry } from '../registry/registry';
import { checkRollouts, isAnyEventLive } from './run-controller';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const STEPS = [
  { weight: 100, bakeMinutes: 30 },
  { weight: 500, bakeMinutes: 30 },
];

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const options = () => ({ database, log: pino({ level: 'silent' }) });

const minutesAgo = (minutes: number): Date => new Date(NOW - minutes * 60_000);

async function start(change: (registry: Registry) => Registry = (registry) => registry) {
  const at = minutesAgo(60).toISOString();
  const registry = change(withRollout(buildRegistry(), { steps: STEPS, at }));
  await appendRegistry(database, { after: undefined, registry, who: 'a test', why: 'to see' });
}

const count = async (digit: string, minutes: number, kinds: Record<string, number>, name = 'mf-race') => {
  const { buildId } = buildRef(digit);
  const rows = Object.entries(kinds).map(([kind, total]) => ({
    name,
    buildId,
    minute: minutesAgo(minutes),
    kind,
    count: total,
  }));
  await database.db.insert(schema.buildCounts).values(rows);
};

const raceSlot = async () => (await findRegistry(database))?.registry.remotes['mf-race'];

async function newestEntry() {
  const table = schema.registryGenerations;
  const [row] = await database.db.select().from(table).orderBy(desc(table.generation)).limit(1);
  return row && { generation: row.generation, who: row.who, why: row.why };
}

const STABLE = { exposure: 59_400, ready: 50_000, crash: 60 };
const GOOD = { exposure: 600, ready: 505, crash: 1 };
const BAD = { exposure: 600, ready: 505, crash: 12 };

test('a failing build is taken back, and the registry says why', async () => {
  await start();
  await count('a', 5, STABLE);
  await count('c', 5, BAD);
  await checkRollouts(options(), NOW);
  const { buildId } = buildRef('c');
  expect(await raceSlot()).toMatchObject({ rollout: null, killed: [buildId], stable: buildRef('a') });
  expect(await newestEntry()).toEqual({
    generation: 2,
    who: 'controller',
    why: 'Failures: 2.00 % (12 of 600 pages) against 0.10 % (60 of 59,400 pages) with the stable build.',
  });
});

test('a good build advances, and is promoted after the last step', async () => {
  await start();
  await count('a', 5, STABLE);
  await count('c', 5, GOOD);
  await checkRollouts(options(), NOW);
  const now = new Date(NOW).toISOString();
  expect((await raceSlot())?.rollout).toMatchObject({ step: 1, weight: 500, weightSince: now });
  await checkRollouts(options(), NOW + 1_000);
  expect((await newestEntry())?.generation).toBe(2);
  await count('a', 0, STABLE);
  await count('c', 0, GOOD);
  await checkRollouts(options(), NOW + 31 * 60_000);
  expect(await raceSlot()).toMatchObject({
    stable: buildRef('c'),
    previous: buildRef('a'),
    rollout: null,
  });
});

test('figures from before the weight do not count', async () => {
  await start();
  await count('a', 90, STABLE);
  await count('c', 90, BAD);
  await checkRollouts(options(), NOW);
  expect((await newestEntry())?.generation).toBe(1);
});

test('two processes that judge at once act once', async () => {
  await start();
  await count('a', 5, STABLE);
  await count('c', 5, BAD);
  await Promise.all([checkRollouts(options(), NOW), checkRollouts(options(), NOW)]);
  expect((await newestEntry())?.generation).toBe(2);
});

describe('with an event of a club of the cohort', () => {
  let clubId: number;
  beforeEach(async () => {
    const [club] = await database.db
      .insert(schema.clubs)
      .values({ name: 'Home', timeZone: 'Europe/Berlin', latitude: 52.5, longitude: 13.4 })
      .returning();
    clubId = club?.id ?? 0;
  });

  const addEvent = (startInstant: Date) =>
    database.db.insert(schema.events).values({
      id: '00000000-0000-4000-8000-000000000001',
      clubId,
      name: 'Evening',
      eventType: 'Race',
      // the clock in Berlin
      startMs: startInstant.getTime() + 3_600_000,
      startInstant,
      laps: 4,
      pbLaps: 1,
      timingLocation: 'Holeshot',
      raw: {},
      partHashes: {},
    });

  it('a rollout stays at its step while it is live', async () => {
    await start((registry) => {
      const slot = registry.remotes['mf-race'];
      if (!slot?.rollout) return registry;
      const cohort = { ...slot.rollout.cohort, clubIds: [clubId] };
      const rollout = { ...slot.rollout, cohort };
      return { ...registry, remotes: { ...registry.remotes, 'mf-race': { ...slot, rollout } } };
    });
    await addEvent(minutesAgo(60));
    await count('a', 5, STABLE);
    await count('c', 5, GOOD);
    await checkRollouts(options(), NOW);
    expect((await newestEntry())?.generation).toBe(1);
    await checkRollouts(options(), NOW + 86_400_000);
    expect((await newestEntry())?.generation).toBe(2);
  });

  it.each([
    ['runs today', minutesAgo(60), true],
    ['is tomorrow', minutesAgo(-24 * 60), false],
    ['was yesterday', minutesAgo(24 * 60), false],
  ])('it is live when it %s: %#', async (_, startInstant, isLive) => {
    await addEvent(startInstant);
    expect(await isAnyEventLive(database.db, [clubId], NOW)).toBe(isLive);
    expect(await isAnyEventLive(database.db, [clubId + 1], NOW)).toBe(false);
    expect(await isAnyEventLive(database.db, [], NOW)).toBe(false);
  });
});

test('the first build of a new remote is compared with the shell', async () => {
  await start(({ remotes: { 'mf-race': race, ...remotes }, ...registry }) => {
    if (!race) throw new Error('There is no mf-race');
    return { ...registry, remotes: { ...remotes, 'mf-race': { ...race, stable: null } } };
  });
  await count('a', 5, STABLE, 'shell');
  await count('c', 5, BAD);
  await checkRollouts(options(), NOW);
  expect(await newestEntry()).toMatchObject({ generation: 2, who: 'controller' });
  expect(await raceSlot()).toMatchObject({ stable: null, rollout: null });
});
