import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type Database, schema } from '../database';
import { createSession } from '../people/session-store';
import { buildRegistry } from '../testing/build-registry';
import { createTestDatabase } from '../testing/test-database';
import { BOUNDS, prune } from './bounds';
import { removeUnpackedBuilds } from './prune-builds';

const NOW = Date.UTC(2026, 10, 22);

let database: Database;
let userId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const [user] = await database.db.insert(schema.users).values({}).returning();
  userId = user?.id ?? 0;
});
afterAll(() => database.close());

const count = (table: PgTable) => database.db.$count(table);
const getId = (number: number) => number.toString(16).padStart(16, '0');

test('every table has a bound or an owner', () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const bound = BOUNDS.flatMap((one) => one.tables);
  expect(bound.map(getTableName).sort()).toEqual(tables.map(getTableName).sort());
});

test('no revision of a race is removed', () => {
  const found = BOUNDS.find(({ tables }) => tables.includes(schema.raceRevisions));
  expect(found?.words).toContain('CLUB_QUOTA_MB');
  expect(found).not.toHaveProperty('prune');
});

test('a person is signed in with the newest 20 browsers, and another one as before', async () => {
  const [other] = await database.db.insert(schema.users).values({}).returning();
  await database.transaction((tx) => createSession(tx, other?.id ?? 0));
  const { sessions } = schema;
  for (let browser = 0; browser < 23; browser += 1)
    await database.transaction((tx) => createSession(tx, userId));
  expect(await database.db.$count(sessions, eq(sessions.userId, userId))).toBe(20);
  expect(await count(sessions)).toBe(21);
});

test('notices, actions and generations are the newest ones; revisions of an event keep their addresses', async () => {
  const { db } = database;
  const [club] = await db.insert(schema.clubs).values({ name: 'Home' }).returning();
  const [event] = await db
    .insert(schema.events)
    .values({
      id: 'c107fbcc-1a52-5d37-8e1e-6c9ba34cafa7',
      clubId: club?.id ?? 0,
      name: 'Evening',
      laps: 4,
      eventType: 'Race',
      pbLaps: 1,
      timingLocation: 'Holeshot',
      raw: {},
      partHashes: {},
    })
    .returning();
  const registry = JSON.stringify(buildRegistry());
  for (const statement of [
    sql`insert into notices (user_id, text) select ${userId}, n::text from generate_series(1, 60) n`,
    sql`insert into event_revisions (event_id, number, fields, who, why)
      select ${event?.id}, n, '{}', 'test', 'a test' from generate_series(1, 250) n`,
    sql`insert into admin_actions (text) select n::text from generate_series(1, 10010) n`,
    sql`insert into registry_generations (generation, document, who, why)
      select n, ${registry}::jsonb, 'test', 'a test' from generate_series(1, 1010) n`,
  ])
    await db.execute(statement);
  await prune(database, NOW);
  const { adminActions, eventRevisions, notices, registryGenerations } = schema;
  const counts = await Promise.all([notices, eventRevisions, adminActions, registryGenerations].map(count));
  expect(counts).toEqual([50, 250, 10_000, 1_000]);
  const [newest] = await db.select({ text: sql`max(text::int)` }).from(notices);
  expect(newest).toEqual({ text: 60 });
  expect([...(await prune(database, NOW)).values()].reduce((sum, deleted) => sum + deleted, 0)).toBe(0);
});

test('nobody follows an event that was hidden a day ago', async () => {
  const { db } = database;
  const [club] = await db.insert(schema.clubs).values({ name: 'Away' }).returning();
  const clubId = club?.id ?? 0;
  const [device] = await db
    .insert(schema.pushDevices)
    .values({ endpoint: 'https://push.example/1', p256dh: '', auth: '' })
    .returning();
  const states = [
    { visibleOnline: true, hours: 25 },
    { visibleOnline: false, hours: 23 },
    { visibleOnline: false, hours: 25 },
  ];
  const ids: string[] = [];
  for (const { visibleOnline, hours } of states) {
    const id = randomUUID();
    ids.push(id);
    await db.insert(schema.events).values({
      id,
      clubId,
      name: 'Evening',
      laps: 4,
      visibleOnline,
      updatedAt: new Date(NOW - hours * 3_600_000),
      eventType: 'Race',
      pbLaps: 1,
      timingLocation: 'Holeshot',
      raw: {},
      partHashes: {},
    });
    await db
      .insert(schema.pushWatches)
      .values({ deviceId: device?.id ?? 0, eventId: id, pilotId: randomUUID(), ahead: 1 });
  }
  await prune(database, NOW);
  const kept = await db.select({ eventId: schema.pushWatches.eventId }).from(schema.pushWatches);
  expect(kept.map(({ eventId }) => eventId).sort()).toEqual(ids.slice(0, 2).sort());
});

test('published builds are the newest 20 of each channel and those that visitors get, on the disk as well', async () => {
  const { db } = database;
  const { shell, ...rest } = buildRegistry();
  const registry = { ...rest, shell: { ...shell, stable: { ...shell.stable, buildId: getId(1) } } };
  await db
    .insert(schema.registryGenerations)
    .values({ generation: 5_000, document: registry, who: 'test', why: 'a test' });
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-growth-'));
  for (const [name, first] of [
    ['shell', 1],
    ['mf-race', 101],
  ] as const) {
    for (let number = first; number < first + 25; number += 1) {
      const buildId = getId(number);
      await db.insert(schema.builds).values({
        name,
        buildId,
        manifest: {},
        archive: new Uint8Array([1]),
        who: 'test',
        at: new Date(NOW + number),
      });
      mkdirSync(path.join(folder, name, buildId), { recursive: true });
    }
  }
  await prune(database, NOW);
  const kept = await db.select().from(schema.builds).where(eq(schema.builds.name, 'shell'));
  const ids = kept.map(({ buildId }) => buildId).sort();
  expect(ids).toEqual([getId(1), ...Array.from({ length: 20 }, (_, index) => getId(index + 6))]);
  expect(await removeUnpackedBuilds(db, folder)).toBe(4 + 5);
  expect(readdirSync(path.join(folder, 'shell')).sort()).toEqual(ids);
  expect(await removeUnpackedBuilds(db, path.join(folder, 'nowhere'))).toBe(0);
  rmSync(folder, { recursive: true });
});
