import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SLOT_NAMES } from '@holeshot/contract';
import type { BuildRef, WireRollouts } from '@holeshot/contract/wire';
import { produce } from 'immer';
import { type Database, invalidate, schema } from '../../database';
import { checkRegistry } from '../../doctor/check-registry';
import { openBuilds } from '../../site/open-builds';
import { openBrowser } from '../../testing/browser';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';
import { writeBuild } from '../../testing/write-build';
import { type Generation, requireRegistry } from './registry';
import { findGeneration, signAgain } from './sign-again';

const RACE = '/race/1';
const KEY = generateKeyPairSync('ed25519').privateKey;

let folder: string;
let database: Database;
let evil: BuildRef;
let api: TestApp;
let admin: SignedInPerson;
let errors: string[];
const stops: (() => Promise<void>)[] = [];

async function open(source: Database) {
  const buildsDirs = [path.join(folder, 'own'), path.join(folder, 'published')] as const;
  const builds = await openBuilds({
    database: source,
    buildsDirs,
    onError: (error) => errors.push(String(error)),
  });
  stops.push(builds.stop);
  return builds;
}

beforeEach(async () => {
  errors = [];
  folder = await mkdtemp(path.join(tmpdir(), 'holeshot-signed-'));
  const own = path.join(folder, 'own');
  const refs = SLOT_NAMES.map(
    async (name) => [name, await writeBuild(own, { name, buildId: '1'.repeat(16), word: 'signed' })] as const,
  );
  await writeFile(
    path.join(own, 'current.json'),
    JSON.stringify(Object.fromEntries(await Promise.all(refs))),
  );
  evil = await writeBuild(path.join(folder, 'published'), {
    name: 'mf-race',
    buildId: '2'.repeat(16),
    word: 'evil',
  });
  database = { ...(await createTestDatabase()), registryKey: KEY };
  const builds = await open(database);
  api = await createTestApp({ database, pages: { ...builds, config: { map: { provider: 'built-in' } } } });
  await signInAs(api);
  admin = await signInAs(api);
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await api.close();
  await rm(folder, { recursive: true });
});

const wordOfPage = async () => {
  const page = await openBrowser(api.app).request(RACE);
  return /<p>([a-z]+)/.exec(page.body)?.[1];
};

async function until(isTrue: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 250; attempt++) {
    if (await isTrue()) return;
    await wait(20);
  }
  throw new Error(`It never was: ${isTrue}`);
}

/** A write to the database by somebody without the key. */
async function tamper({ generation, signature }: { generation: number; signature: string | null }) {
  const { registry } = await requireRegistry({ ...database, registryKey: undefined });
  const document = produce(registry, ({ remotes }) => {
    const race = remotes['mf-race'];
    if (race) race.stable = evil;
  });
  await database.transaction(async (tx) => {
    await tx
      .insert(schema.registryGenerations)
      .values({ generation, document, signature, who: 'nobody', why: 'to harm' });
    await invalidate(tx, ['registry']);
  });
  await until(async () => errors.length > 0);
}

const findSignature = async () => {
  const [row] = await database.db.select().from(schema.registryGenerations);
  return row?.signature ?? null;
};

it.each([
  ['no signature', async () => null],
  ['the signature of another generation', findSignature],
  ['a signature that is none', async () => 'bm8='],
])('a generation with %s is not taken into service, and that is said', async (_title, getSignature) => {
  expect(await wordOfPage()).toBe('signed');
  await tamper({ generation: 2, signature: await getSignature() });
  expect(errors.join()).toContain('Generation 2 of the registry is not signed with REGISTRY_KEY');
  expect(await wordOfPage()).toBe('signed');

  const overview: WireRollouts = (await admin.request('/api/dev/rollouts')).json();
  expect(overview).toMatchObject({ generation: 1, isSigned: true, refused: 2 });
  expect(await checkRegistry(database)).toMatchObject([
    { state: 'fault', found: expect.stringContaining('visitors get generation 1') },
  ]);
});

it('nothing is written after a generation without a signature, until somebody signs one', async () => {
  await tamper({ generation: 2, signature: null });
  const start = (generation: number) =>
    admin.request({
      method: 'POST',
      url: '/api/dev/rollouts/mf-race',
      payload: { action: 'start', buildId: evil.buildId, generation, why: 'a test' },
    });
  const refused = await start(1);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('Generation 2 of the registry is not signed'),
  ]);
  const first = (await findGeneration(database, 1)) as Generation;
  expect(await signAgain(database, first)).toBe(3);
  expect(await wordOfPage()).toBe('signed');
  expect((await start(3)).json()).toMatchObject({ generation: 4, refused: null });

  const newest = (await findGeneration(database, 2)) as Generation;
  await signAgain(database, newest);
  await until(async () => (await wordOfPage()) === 'evil');
});

it('a process that starts serves the newest signed generation, and none without one', async () => {
  await tamper({ generation: 2, signature: null });
  const { source } = await open(database);
  expect((await source.resolve()).refs['mf-race']?.buildId).toBe('1'.repeat(16));

  const otherKey = generateKeyPairSync('ed25519').privateKey;
  await expect(open({ ...database, registryKey: otherKey })).rejects.toThrow('npm run registry -- sign');
});

it('without a key the newest generation counts, as before', async () => {
  const { source } = await open({ ...database, registryKey: undefined });
  await tamper({ generation: 2, signature: null });
  await until(async () => (await source.resolve()).refs['mf-race']?.buildId === evil.buildId);
  expect(await checkRegistry({ ...database, registryKey: undefined })).toEqual([]);
});
