import type { Rollout } from '@holeshot/contract/wire';
import { type Database, schema } from '../../database';
import { buildRef, buildRegistry, withRollout } from '../../testing/build-registry';
import { createTestDatabase } from '../../testing/test-database';
import { readRolloutFigures } from './read-figures';

const START = Date.parse('2026-11-22T10:00:20Z');
const WEIGHT = Date.parse('2026-11-22T11:00:40Z');
const STABLE = buildRef('a').buildId;
const CANDIDATE = buildRef('c').buildId;

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** Pages in the minute of a time of day. */
const addPages = (buildId: string, time: string, count: number) =>
  database.db.insert(schema.buildCounts).values({
    name: 'mf-race',
    buildId,
    minute: new Date(`2026-11-22T${time}:00Z`),
    kind: 'exposure',
    count,
  });

async function read(weight: number) {
  const { rollout } = withRollout(buildRegistry()).remotes['mf-race'] ?? {};
  if (!rollout) throw new Error('There is no rollout');
  const own: Rollout = {
    ...rollout,
    weight,
    startedAt: new Date(START).toISOString(),
    weightSince: new Date(WEIGHT).toISOString(),
  };
  const { current, settled } = await readRolloutFigures(database, 'mf-race', own, {
    name: 'mf-race',
    buildId: STABLE,
  });
  return [current, settled].map(({ candidate, stable }) => [candidate.exposures, stable.exposures]);
}

test('figures are those since the weight, and since pages of the weight became interactive', async () => {
  for (const [time, count] of [
    ['09:59', 1],
    ['10:00', 20],
    ['10:59', 300],
    ['11:00', 4_000],
    ['11:01', 50_000],
    ['11:02', 600_000],
  ] as const) {
    await addPages(CANDIDATE, time, count);
    await addPages(STABLE, time, 2 * count);
  }
  expect(await read(500)).toEqual([
    [654_000, 2 * 654_000],
    [600_000, 2 * 600_000],
  ]);
});

test('when nearly all have the candidate, the stable build of the rollout so far is compared', async () => {
  await addPages(STABLE, '10:30', 700);
  await addPages(STABLE, '11:30', 3);
  await addPages(STABLE, '09:30', 9_000);
  expect((await read(10_000)).map(([, stable]) => stable)).toEqual([700, 700]);
});

test('and that of the day before when the rollout began like this', async () => {
  await addPages(STABLE, '10:30', 30);
  await addPages(STABLE, '09:30', 9_000);
  expect((await read(10_000)).map(([, stable]) => stable)).toEqual([9_000, 9_000]);
});
