import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SLOT_NAMES } from '@holeshot/contract';
import type { BuildRef, WireRollouts } from '@holeshot/contract/wire';
import type { Database } from '../../database';
import { openBuilds } from '../../site/open-builds';
import { openBrowser } from '../../testing/browser';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';
import { writeBuild } from '../../testing/write-build';
import type { Generation } from '../registry/registry';

let folder: string;
let api: TestApp;
let admin: SignedInPerson;
let stop: () => Promise<void>;
let next = 0;

const RACE = '/race/1';
const newId = () => (0x100 + next++).toString(16).padStart(16, '0');

async function openSite(database: Database) {
  const own = path.join(folder, 'own');
  const refs = await Promise.all(
    SLOT_NAMES.map(async (name) => [name, await writeBuild(own, { name, buildId: newId(), word: 'stable' })]),
  );
  await writeFile(path.join(own, 'current.json'), JSON.stringify(Object.fromEntries(refs)));
  const buildsDirs = [own, path.join(folder, 'published')] as const;
  return openBuilds({ database, buildsDirs, onError: () => undefined });
}

/** A build of mf-race as if it had been published. */
const publish = (onRender = '', word = 'candidate'): Promise<BuildRef> =>
  writeBuild(path.join(folder, 'published'), { name: 'mf-race', buildId: newId(), word, onRender });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'holeshot-rollouts-'));
  const database = await createTestDatabase();
  const builds = await openSite(database);
  stop = builds.stop;
  api = await createTestApp({ database, pages: { ...builds, config: { map: { provider: 'built-in' } } } });
  await signInAs(api);
  admin = await signInAs(api);
});
afterAll(async () => {
  await stop();
  await api.close();
  await rm(folder, { recursive: true });
});

const getRegistry = async (): Promise<Generation> => (await admin.request('/api/dev/registry')).json();

/** Takes the candidate back. */
async function rollBack() {
  const { registry } = await getRegistry();
  await act({ action: 'rollback', buildId: registry.remotes['mf-race']?.rollout?.build.buildId });
}

async function act(action: Record<string, unknown>, person = admin) {
  const { generation } = await getRegistry();
  return person.request({
    method: 'POST',
    url: '/api/dev/rollouts/mf-race',
    payload: { generation, why: 'a test', ...action },
  });
}

/** Starts a rollout at a weight; ends the one before. */
async function roll(build: BuildRef, weight: number) {
  await act({ action: 'promote' });
  const started = await act({ action: 'start', buildId: build.buildId, steps: [{ weight, bakeMinutes: 0 }] });
  expect(started.statusCode).toBe(200);
  await untilGeneration();
}

/** Asks again and again until there is an answer. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 250; attempt++) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(20);
  }
  throw new Error(`There was no answer: ${ask}`);
}

/** The site learns of a new generation by a notification. */
async function untilGeneration() {
  const { 'mf-race': race } = (await getRegistry()).registry.remotes;
  await until(async () => {
    const explained = await admin.request(`/api/dev/registry/explain?visitor=${'0'.repeat(32)}`);
    const line = explained.json().find(({ name }: { name: string }) => name === 'mf-race');
    return line?.weight === (race?.rollout?.weight ?? null) || undefined;
  });
}

const wordFor = async (browser = openBrowser(api.app)) => {
  const page = await browser.request(RACE);
  return /<p>([a-z]+)/.exec(page.body)?.[1];
};

it('a tenth of new visitors gets the candidate, keeps it, and keeps it when the weight is raised', async () => {
  await roll(await publish(), 1_000);
  const visitors = Array.from({ length: 200 }, () => openBrowser(api.app));
  const first = await Promise.all(visitors.map((visitor) => wordFor(visitor)));
  const count = first.filter((word) => word === 'candidate').length;
  expect(count).toBeGreaterThan(4);
  expect(count).toBeLessThan(45);
  expect(await Promise.all(visitors.map((visitor) => wordFor(visitor)))).toEqual(first);

  await act({ action: 'advance', weight: 5_000 });
  await untilGeneration();
  const raised = await Promise.all(visitors.map((visitor) => wordFor(visitor)));
  expect(first.filter((word, index) => word === 'candidate' && raised[index] !== 'candidate')).toEqual([]);
  expect(raised.filter((word) => word === 'candidate').length).toBeGreaterThan(count);

  await rollBack();
  await untilGeneration();
  expect(new Set(await Promise.all(visitors.map((visitor) => wordFor(visitor))))).toEqual(
    new Set(['stable']),
  );
});

it('visitors have no cookie without a rollout, and pages of the same builds come from the cache', async () => {
  const visitor = openBrowser(api.app);
  await visitor.request(RACE);
  expect([...visitor.cookies.keys()]).toEqual([]);
  await roll(await publish(), 10_000);
  const first = await visitor.request(RACE);
  expect([...visitor.cookies.keys()]).toEqual(['holeshot_visitor', 'holeshot_report']);
  expect(visitor.cookies.get('holeshot_report')?.split('.')[2]?.split('-')).toHaveLength(2);
  const other = await openBrowser(api.app).request(RACE);
  expect(other.body).toBe(first.body);
  expect(first.cookies.find(({ name }) => name === 'holeshot_visitor')).toMatchObject({ httpOnly: true });
  await rollBack();
});

it.each([
  ['throws', 'throw new Error("broken")'],
  ['hangs', 'for (;;) {}'],
])(
  'a visitor of a build that %s on the server gets the stable one, and the counters show it',
  async (_title, onRender) => {
    await roll(await publish(onRender), 10_000);
    expect(await wordFor()).toBe('stable');
    const figures = await until(async () => {
      const { slots }: WireRollouts = (await admin.request('/api/dev/rollouts')).json();
      const candidate = slots.find(({ name }) => name === 'mf-race')?.rollout?.candidate;
      return candidate?.serverFailures ? candidate : undefined;
    });
    expect(figures).toMatchObject({ exposures: 1, serverFailures: 1 });
    await rollBack();
  },
);

it('a build that does not fit the shell is replaced, and the explanation says so', async () => {
  const { registry } = await getRegistry();
  const build = await writeBuild(path.join(folder, 'published'), {
    name: 'mf-race',
    buildId: newId(),
    shared: { react: '^20.0.0' },
  });
  await roll(build, 10_000);
  const url = `/api/dev/registry/explain?visitor=${'1'.repeat(32)}`;
  const lines = (await admin.request(url)).json();
  expect(lines).toContainEqual({
    name: 'mf-race',
    chosen: build.buildId,
    reason: 'bucket',
    used: registry.remotes['mf-race']?.stable?.buildId,
    bucket: expect.any(Number),
    weight: 10_000,
  });
  await rollBack();
});

it('the registry is replaced as a whole by who saw its newest generation', async () => {
  const build = await publish();
  const { generation, registry } = await getRegistry();
  const put = (payload: object) => admin.request({ method: 'PUT', url: '/api/dev/registry', payload });
  const race = registry.remotes['mf-race'];
  const edited = { ...registry, remotes: { ...registry.remotes, 'mf-race': { ...race, previous: build } } };
  expect((await put({ generation, registry: edited, why: 'a test' })).json()).toMatchObject({
    generation: generation + 1,
  });
  const late = await put({ generation, registry, why: 'a test' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);

  const unknown = { ...race, stable: { ...race?.stable, buildId: 'f'.repeat(16) } };
  const wrong = await put({
    generation: generation + 1,
    registry: { ...registry, remotes: { ...registry.remotes, 'mf-race': unknown } },
    why: 'a test',
  });
  expect(wrong.json().message).toBe('The site has no such build ffffffffffffffff of mf-race.');
});

it.each([
  [
    'an unknown build',
    { action: 'start', buildId: 'e'.repeat(16) },
    400,
    /has no build eeee.* of mf-race: publish it first/,
  ],
  ['a step without a rollout', { action: 'advance' }, 400, /mf-race has no rollout/],
  ['an old generation', { action: 'pause', generation: 0 }, 409, /changed the registry meanwhile/],
  ['no reason', { action: 'pause', why: '' }, 400, /why/],
  ['a reason that cannot be stored', { action: 'pause', why: 'slow\0' }, 400, /why/],
  ['an unknown action', { action: 'explode' }, 400, /action/],
])('refuses %s', async (_title, action, status, message) => {
  const reply = await act(action);
  expect(reply.statusCode).toBe(status);
  expect(reply.json().message).toMatch(message);
});

it('only the admin changes rollouts', async () => {
  const other = await signInAs(api);
  expect((await act({ action: 'pause' }, other)).statusCode).toBe(403);
});

it('an override is for the admin who set it, until it is taken back', async () => {
  const build = await publish('', 'mine');
  const set = (builds: object) =>
    admin.request({ method: 'POST', url: '/api/dev/override', payload: { builds } });
  expect((await set({ 'mf-race': build.buildId })).json()).toEqual({ builds: { 'mf-race': build.buildId } });
  expect(await wordFor(admin)).toBe('mine');
  expect((await admin.request(RACE)).body).toContain(`"overrides":{"mf-race":"${build.buildId}"}`);

  const thief = openBrowser(api.app);
  thief.cookies.set('holeshot_builds', admin.cookies.get('holeshot_builds') ?? '');
  expect(await wordFor(thief)).toBe('stable');

  await set({ 'mf-race': null });
  expect(await wordFor(admin)).toBe('stable');
  expect((await set({ 'mf-race': 'f'.repeat(16) })).statusCode).toBe(404);
});

it('the key of a visit changes with its builds', async () => {
  const visitor = openBrowser(api.app);
  const getKey = async () => (await visitor.request('/api/builds')).json().key;
  const before = await getKey();
  expect((await visitor.request(RACE)).body).toContain(`"key":"${before}"`);
  await roll(await publish(), 10_000);
  await visitor.request(RACE);
  expect(await getKey()).not.toBe(before);
  await rollBack();
});
