import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { POSTGRES, testWith } from '../../../tests/jest/needing';
import { type Database, schema } from '../database';
import { inspectPostgres } from '../database/inspect-postgres';
import { noteBackup } from '../database/last-backup';
import { type FakeS3, startFakeS3 } from '../files/testing/fake-s3';
import { startFakeYoutube } from '../outside/testing/fake-youtube';
import { PATREON_TEST_KEYS, type PatreonServer, startPatreonServer } from '../outside/testing/patreon-server';
import { createOwnDatabase } from '../testing/own-database';
import { createTestDatabase } from '../testing/test-database';
import { checkDatabase } from './check-database';
import { checkMap, checkYoutube } from './check-services';
import { examine } from './examine';
import type { Finding } from './finding';
import type { Subject } from './subject';

const VERSION = '1.2.3';
const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-examine-'));
const servers: Server[] = [];
let database: Database;
let patreon: PatreonServer;
let s3: FakeS3;
let publicUrl: string;

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serveJson = (json: unknown, status = 200) =>
  serve((_request, response) => void response.writeHead(status).end(JSON.stringify(json)));

beforeAll(async () => {
  [database, patreon, s3] = await Promise.all([createTestDatabase(), startPatreonServer(), startFakeS3()]);
  publicUrl = await serveJson({ status: 'alive', version: VERSION });
});
afterAll(async () => {
  await Promise.all([database.close(), patreon.close(), s3.close()]);
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

const buildSubject = (changes: Partial<Subject> = {}): Subject => ({
  env: 'production',
  seed: 'none',
  publicUrl,
  hstsSeconds: 0,
  dataDir: folder,
  clubQuotaMb: 0,
  map: { provider: 'built-in' },
  patreon: { url: patreon.url, ...PATREON_TEST_KEYS },
  s3: s3.settings,
  ...changes,
});

const look = (changes: Partial<Subject> = {}, { db }: { db?: Database['db'] } = database) =>
  examine(buildSubject(changes), { db, version: VERSION });

const find = (findings: readonly Finding[], what: string) => findings.filter((one) => one.what === what);

test('a well site has nothing to do but what it cannot have here: https', async () => {
  await database.db.insert(schema.users).overridingSystemValue().values({ id: 2, tier: 'Free' });
  await noteBackup(database.db);
  const findings = await look();
  expect(findings.map(({ what, state }) => `${what}: ${state}`).sort()).toEqual([
    'Address: fine',
    'Admin: fine',
    'Backup: fine',
    'Clock: fine',
    'Database: fine',
    'Disk: fine',
    'Map: fine',
    'Patreon memberships: fine',
    'Patreon sign-in: fine',
    'Settings: warning',
    'Storage: fine',
  ]);
  expect(find(findings, 'Settings')[0]?.found).toBe('PUBLIC_URL is not https.');
  expect([...s3.objects.keys()]).toEqual([]);
});

test('every finding that is not fine says what to do', async () => {
  await database.db.delete(schema.users);
  await database.db.delete(schema.siteKeys);
  const keys = { url: patreon.url, clientId: 'test-client', clientSecret: 'old', creatorToken: 'old' };
  const findings = await look({
    publicUrl: await serveJson({ title: 'Welcome to the proxy' }),
    patreon: keys,
    s3: { ...s3.settings, bucket: 'other' },
  });
  const advice = (what: string) => find(findings, what)[0]?.advice;
  expect(advice('Patreon sign-in')).toContain('PATREON_CLIENT_SECRET');
  expect(advice('Patreon memberships')).toContain('PATREON_CREATOR_TOKEN');
  expect(advice('Storage')).toContain('may put objects');
  expect(advice('Address')).toContain('pass all paths');
  expect(advice('Backup')).toContain('npm run backup');
  expect(advice('Admin')).toContain('npm run admin -- code');
  for (const { state, advice: what } of findings) expect(state === 'fine').toBe(what === undefined);
  expect(JSON.stringify(findings)).not.toMatch(/"old|secret\/\+=/);
});

test('services that do not answer are findings, too', async () => {
  patreon.misbehave('token', 'reset');
  patreon.misbehave('campaigns', 'html');
  const findings = await look({
    publicUrl: 'http://127.0.0.1:59999',
    s3: { ...s3.settings, endpoint: 'http://127.0.0.1:59999' },
  });
  patreon.misbehave('token');
  patreon.misbehave('campaigns');
  for (const what of ['Patreon sign-in', 'Patreon memberships', 'Address', 'Storage'])
    expect([what, find(findings, what)[0]?.state]).toEqual([what, 'fault']);
});

test('an address with another version of the site asks for the restart of the others', async () => {
  const findings = await look({ publicUrl: await serveJson({ status: 'alive', version: '1.0.0' }) });
  expect(find(findings, 'Address')[0]).toMatchObject({
    state: 'warning',
    found: expect.stringContaining('1.0.0'),
  });
});

test('an old backup is told', async () => {
  await noteBackup(database.db);
  await database.db.update(schema.siteKeys).set({ at: new Date(Date.now() - 3 * 86_400_000) });
  expect(find(await look(), 'Backup')[0]?.found).toMatch(/That was 3 days ago\.$/);
});

test('events that the site computes again after an upgrade are told', async () => {
  const [club] = await database.db.insert(schema.clubs).values({ name: 'Home' }).returning();
  const eventId = randomUUID();
  await database.db.insert(schema.events).values({
    id: eventId,
    clubId: club?.id ?? 0,
    name: 'Evening',
    laps: 4,
    eventType: 'Race',
    pbLaps: 1,
    timingLocation: 'Holeshot',
    raw: {},
    partHashes: {},
  });
  await database.db
    .insert(schema.rankedEvents)
    .values({ eventId, racesLeft: 0, version: 1, resultsVersion: 1 });
  expect(find(await look(), 'Results')).toMatchObject([
    { state: 'warning', found: '1 event to be computed by the rules of this version.' },
  ]);
  await database.db.delete(schema.events);
});

test('a data folder that takes no files is told', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(find(await look({ dataDir: path.join(file, 'data') }), 'Disk')[0]?.state).toBe('fault');
  mkdirSync(path.join(folder, 'free'));
  expect(find(await look({ dataDir: path.join(folder, 'free') }), 'Disk')[0]?.found).toMatch(/GB are free/);
});

test('without a database nothing is said of it', async () => {
  expect(find(await look({}, {}), 'Database')).toEqual([]);
});

test.each([
  ['TokenValid', 'fine'],
  ['TokenExpired', 'fault'],
])('a Mapbox token that is %s is %s', async (code, state) => {
  const url = await serveJson({ code });
  expect(await checkMap({ provider: 'mapbox', token: 'pk.1' }, undefined, url)).toMatchObject({ state });
});

test.each([
  ['good-key', 'fine'],
  ['other', 'fault'],
])('YouTube with the key %s is %s', async (key, state) => {
  const youtube = await startFakeYoutube();
  expect(await checkYoutube(key, youtube.baseUrl)).toMatchObject({ state });
  await youtube.close();
});

testWith(POSTGRES)('missing rights and waiting migrations are told; nothing is migrated', async () => {
  const own = await createOwnDatabase(POSTGRES.url);
  const founds = await inspectPostgres(own.url, async (db) => {
    const empty = await checkDatabase(db);
    await db.execute(sql`create table public.foreign_one (id int)`);
    await db.execute(sql`set role pg_read_all_data`);
    return [...empty, ...(await checkDatabase(db))].map(({ found }) => found);
  });
  expect(founds).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\d+ migrations wait\.$/),
      expect.stringContaining('may not create tables'),
      expect.stringContaining('1 tables belong to another user'),
    ]),
  );
  expect((await own.query('select to_regclass($1) as is_there', ['public.events'])).rows).toEqual([
    { is_there: null },
  ]);
  await own.drop();
});
