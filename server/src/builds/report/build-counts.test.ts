import fc from 'fast-check';
import { schema } from '../../database';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { PageBuild } from '../choose/resolve';
import { NO_FIGURES, readFigures } from '../rollout/read-figures';
import { deleteOldCounts, PendingCounts } from './build-counts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(async () => {
  await api.app.buildCounts.store();
  await api.database.db.delete(schema.buildCounts);
});
afterAll(() => api.close());

const BUILD = 'a'.repeat(16);
const OTHER = 'b'.repeat(16);
const RACE_BUILD: PageBuild = { name: 'mf-race', buildId: BUILD };
const SHELL_BUILD: PageBuild = { name: 'shell', buildId: BUILD };
const LONG_AGO = { from: new Date(0) };

test('counts are in the database after they are stored, and are added to those of other processes', async () => {
  const { buildCounts } = api.app;
  buildCounts.add('mf-race', BUILD, 'exposure');
  buildCounts.add('mf-race', BUILD, 'exposure');
  buildCounts.add('mf-race', BUILD, 'LCP poor');
  await buildCounts.store();
  buildCounts.add('mf-race', BUILD, 'exposure');
  buildCounts.add('shell', BUILD, 'crash');
  await buildCounts.store();
  expect(await readFigures(api.database, RACE_BUILD, LONG_AGO)).toEqual({
    ...NO_FIGURES,
    exposures: 3,
    vitals: { LCP: { good: 0, fair: 0, poor: 1 } },
  });
  const other: PageBuild = { name: 'mf-race', buildId: OTHER };
  expect(await readFigures(api.database, other, LONG_AGO)).toEqual(NO_FIGURES);
});

test('closing the instance stores what is left', async () => {
  const other = await createTestApp();
  other.app.buildCounts.add('shell', BUILD, 'ready');
  await other.app.close();
  expect((await readFigures(other.database, SHELL_BUILD, LONG_AGO)).ready).toBe(1);
  await other.close();
});

test('counts that the database does not take are stored later', async () => {
  const { buildCounts } = api.app;
  const { insert } = api.database.db;
  buildCounts.add('mf-race', BUILD, 'crash');
  api.database.db.insert = () => {
    throw new Error('away');
  };
  await expect(buildCounts.store()).rejects.toThrow('away');
  api.database.db.insert = insert;
  buildCounts.add('mf-race', BUILD, 'crash');
  await buildCounts.store();
  expect((await readFigures(api.database, RACE_BUILD, LONG_AGO)).crashes).toBe(2);
});

test('figures are those of the minutes of a time', async () => {
  const at = (text: string) => new Date(`2026-11-22T${text}Z`);
  const row = { name: 'mf-race', buildId: BUILD, kind: 'exposure' };
  await api.database.db.insert(schema.buildCounts).values([
    { ...row, minute: at('10:00:00'), count: 1 },
    { ...row, minute: at('10:01:00'), count: 10 },
    { ...row, minute: at('10:02:00'), count: 100 },
  ]);
  const read = async (from: string, to?: string) => {
    const time = { from: at(from), ...(to && { to: at(to) }) };
    return (await readFigures(api.database, RACE_BUILD, time)).exposures;
  };
  expect(await read('10:01:59')).toBe(110);
  expect(await read('10:00:00', '10:02:30')).toBe(11);
});

test('minutes are deleted after 30 days', async () => {
  const row = { name: 'shell', buildId: BUILD, kind: 'exposure', count: 1 };
  await api.database.db.insert(schema.buildCounts).values([
    { ...row, minute: new Date('2026-10-01T00:00:00Z') },
    { ...row, minute: new Date('2026-10-03T00:00:00Z') },
  ]);
  await deleteOldCounts(api.database.db, Date.parse('2026-11-01T12:00:00Z'));
  expect((await readFigures(api.database, SHELL_BUILD, LONG_AGO)).exposures).toBe(1);
});

test('the metrics have the counts by slot, build and kind', async () => {
  api.app.buildCounts.add('mf-race', BUILD, 'load-failure');
  expect(await api.app.metrics.registry.metrics()).toContain(
    `holeshot_build_events_total{name="mf-race",build="${BUILD}",kind="load-failure"} 1`,
  );
});

test('the metrics of builds are bounded', async () => {
  for (let index = 0; index < 500; index += 1)
    api.app.buildCounts.add('mf-race', index.toString(16).padStart(16, '0'), 'exposure');
  const lines = (await api.app.metrics.registry.metrics()).split('\n');
  const series = lines.filter((line) => line.startsWith('holeshot_build_events_total{'));
  expect(series.length).toBeGreaterThan(0);
  expect(series.length).toBeLessThanOrEqual(64);
});

test('however often storing fails, each count is taken once', () => {
  const kinds = fc.constantFrom('exposure', 'ready', 'crash');
  fc.assert(
    fc.property(
      fc.array(fc.record({ kind: kinds, ms: fc.nat(300_000), isStored: fc.boolean() })),
      (events) => {
        const pending = new PendingCounts();
        const stored: number[] = [];
        for (const { kind, ms, isStored } of events) {
          pending.add('mf-race', BUILD, kind, ms);
          const rows = pending.take();
          if (isStored) stored.push(...rows.map(({ count }) => count));
          else pending.putBack(rows);
        }
        stored.push(...pending.take().map(({ count }) => count));
        expect(stored.reduce((total, count) => total + count, 0)).toBe(events.length);
      },
    ),
  );
});

test('without a database memory stays bounded', () => {
  const pending = new PendingCounts();
  for (let minute = 0; minute < 20_000; minute += 1)
    pending.add('mf-race', BUILD, 'exposure', minute * 60_000);
  expect(pending.take()).toHaveLength(10_000);
});
