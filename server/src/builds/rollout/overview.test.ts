import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SLOT_NAMES } from '@holeshot/contract';
import type { BuildRef, WireBuildSlot, WireRollouts } from '@holeshot/contract/wire';
import { schema } from '../../database';
import { openBuilds } from '../../site/open-builds';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';
import { writeBuild } from '../../testing/write-build';
import { NO_FIGURES } from './read-figures';

const STABLE = '1'.repeat(16);
const CANDIDATE = '2'.repeat(16);

let folder: string;
let api: TestApp;
let admin: SignedInPerson;
let other: SignedInPerson;
let candidate: BuildRef;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'holeshot-overview-'));
  const [own, published] = [path.join(folder, 'own'), path.join(folder, 'published')];
  const refs = await Promise.all(
    SLOT_NAMES.map(async (name) => [name, await writeBuild(own, { name, buildId: STABLE })]),
  );
  await writeFile(path.join(own, 'current.json'), JSON.stringify(Object.fromEntries(refs)));
  candidate = await writeBuild(published, { name: 'mf-race', buildId: CANDIDATE });
  const database = await createTestDatabase();
  const manifest = await readFile(path.join(published, 'mf-race', CANDIDATE, 'manifest.json'), 'utf8');
  await database.db.insert(schema.builds).values({
    name: 'mf-race',
    buildId: CANDIDATE,
    manifest: JSON.parse(manifest),
    archive: new Uint8Array(),
    at: new Date('2026-11-20T12:00:00Z'),
    who: 'the race team',
  });
  const builds = await openBuilds({ database, buildsDirs: [own, published], onError: () => undefined });
  stop = builds.stop;
  api = await createTestApp({ database, pages: { ...builds, config: { map: { provider: 'built-in' } } } });
  other = await signInAs(api);
  admin = await signInAs(api);
});
afterAll(async () => {
  await stop();
  await api.close();
  await rm(folder, { recursive: true });
});

async function read(): Promise<WireRollouts> {
  await api.app.buildCounts.store();
  const reply = await admin.request('/api/dev/rollouts');
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const getRace = ({ slots }: WireRollouts): WireBuildSlot | undefined =>
  slots.find(({ name }) => name === 'mf-race');

const act = async (action: Record<string, unknown>) => {
  const { generation } = await read();
  const url = '/api/dev/rollouts/mf-race';
  const reply = await admin.request({
    method: 'POST',
    url,
    payload: { generation, why: 'a test', ...action },
  });
  expect(reply.statusCode).toBe(200);
};

test('only the admin of the site reads it', async () => {
  expect((await other.request('/api/dev/rollouts')).statusCode).toBe(403);
  expect((await api.app.inject('/api/dev/rollouts')).statusCode).toBe(401);
});

test('without a rollout it lists builds and the figures of the stable one', async () => {
  api.app.buildCounts.add('mf-race', STABLE, 'exposure');
  const overview = await read();
  expect(overview.slots.map(({ name }) => name)).toEqual([...SLOT_NAMES]);
  const race = getRace(overview);
  expect(race).toMatchObject({ rollout: null, stable: { ...NO_FIGURES, exposures: 1 } });
  expect(race?.builds).toMatchObject([
    {
      ...candidate,
      publishedAt: '2026-11-20T12:00:00.000Z',
      publishedBy: 'the race team',
      isTried: false,
      bytes: '/* mf-race 2222222222222222 mf-race */'.length,
    },
    { buildId: STABLE, publishedAt: null, publishedBy: null, isTried: null },
  ]);
  expect(overview.history).toMatchObject([
    {
      generation: 1,
      who: 'npm run build',
      changes: expect.arrayContaining(['mf-race: first build 1111111']),
    },
  ]);
});

test('a rollout has the figures of both builds since its weight, and a verdict', async () => {
  await act({ action: 'start', buildId: CANDIDATE });
  for (const build of [STABLE, CANDIDATE, CANDIDATE]) api.app.buildCounts.add('mf-race', build, 'exposure');
  api.app.buildCounts.add('mf-race', CANDIDATE, 'crash');
  const overview = await read();
  const rollout = getRace(overview)?.rollout;
  expect(rollout).toMatchObject({
    weight: 100,
    candidate: { exposures: 2, crashes: 1 },
    verdict: { state: 'collecting', reason: '1 failure on 2 pages. A step needs 500 pages.' },
  });
  expect(rollout?.stable.exposures).toBeGreaterThanOrEqual(1);
  expect(overview.history[0]).toMatchObject({
    generation: 2,
    why: 'a test',
    changes: ['mf-race: rollout of 2222222 started at 1 %'],
  });
  await act({ action: 'advance', weight: 250 });
  expect((await read()).history[0]?.changes).toEqual(['mf-race: weight 1 % → 2.5 %']);
});

test('tokens are listed without their hashes', async () => {
  await api.database.db
    .insert(schema.publishTokens)
    .values({ name: 'mf-race', tokenHash: 'secret', note: 'the race team' });
  const { tokens } = await read();
  expect(tokens).toMatchObject([
    { name: 'mf-race', note: 'the race team', lastUsedAt: null, revokedAt: null },
  ]);
  expect(JSON.stringify(tokens)).not.toContain('secret');
});
