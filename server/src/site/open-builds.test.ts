import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { SLOT_NAMES } from '@holeshot/contract';
import type { BuildRef } from '@holeshot/contract/wire';
import { NOBODY, type Visitor } from '../builds/choose/choose-builds';
import type { PageBuild } from '../builds/choose/resolve';
import { changeSlot, NOBODY_ELSE } from '../builds/registry/change-registry';
import {
  appendRegistry,
  findRegistry,
  readHistory,
  requireRegistry,
  withStableBuilds,
} from '../builds/registry/registry';
import { createBuildStore } from '../builds/store/build-store';
import { getIntegrity } from '../builds/store/integrity';
import { storeBuild } from '../builds/store/published-builds';
import type { Database } from '../database';
import { buildRef } from '../testing/build-registry';
import { createTestDatabase } from '../testing/test-database';
import { writeBuild } from '../testing/write-build';
import { openBuilds } from './open-builds';

const STABLE = '1'.repeat(16);
const CANDIDATE = '2'.repeat(16);
const IN_THIS_PROCESS = `if (process.pid === ${process.pid}) throw new Error('this process');`;
const SOMEBODY: Visitor = { ...NOBODY, id: 'f'.repeat(32) };

let database: Database;
let folder: string;
let stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-own-'));
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
  await database.close();
  rmSync(folder, { recursive: true });
});

/** The builds of `npm run build`; `onRender` runs before pages of mf-race. */
async function writeStable(onRender = ''): Promise<Record<string, BuildRef>> {
  const refs = await Promise.all(
    SLOT_NAMES.map(
      async (name) =>
        [
          name,
          await writeBuild(folder, { name, buildId: STABLE, ...(name === 'mf-race' && { onRender }) }),
        ] as const,
    ),
  );
  const own = Object.fromEntries(refs);
  await writeFile(path.join(folder, 'current.json'), JSON.stringify(own));
  return own;
}

async function open() {
  const errors: string[] = [];
  const builds = await openBuilds({
    database,
    buildsDirs: [folder, path.join(folder, 'published')],
    onError: (error) => errors.push(String(error)),
  });
  stops.push(builds.stop);
  return { ...builds, errors };
}

type OpenedBuilds = Awaited<ReturnType<typeof open>>;

/** The status of a page of mf-race, or why it could not be rendered. */
async function visit({ source }: OpenedBuilds, visitor = SOMEBODY): Promise<string> {
  const { render } = await source.resolve(visitor);
  return render({
    url: 'https://site.example/race/1',
    fetch: async () => ({ status: 200, statusText: '', text: async () => '' }),
    signal: new AbortController().signal,
    onError: () => undefined,
  }).then(
    ({ html }) => html,
    (error: Error) => error.message,
  );
}

/** Gives everybody a candidate of mf-race. */
async function startRollout(onRender: string): Promise<void> {
  const build = await writeBuild(folder, { name: 'mf-race', buildId: CANDIDATE, word: 'new', onRender });
  const after = await requireRegistry(database);
  const steps = [{ weight: 10_000, bakeMinutes: 0 }];
  const start = { build, salt: '0'.repeat(16), steps, cohort: NOBODY_ELSE };
  const registry = changeSlot(
    after.registry,
    'mf-race',
    { action: 'start', start },
    new Date().toISOString(),
  );
  await appendRegistry(database, { after, registry, who: 'a test', why: 'a test' });
}

const findSuspended = async () =>
  (await requireRegistry(database)).registry.remotes['mf-race']?.rollout?.suspended;

const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('renders builds of npm run build in this process', async () => {
  await writeStable(IN_THIS_PROCESS);
  expect(await visit(await open())).toBe('this process');
});

it('renders a build that was published from the same checkout in a process of its own', async () => {
  const { 'mf-race': race } = await writeStable(IN_THIS_PROCESS);
  if (!race) throw new Error('There is no mf-race');
  const manifest = await createBuildStore({ folders: [folder] }).manifest('mf-race', race);
  const build = { name: 'mf-race', manifest, archive: new Uint8Array(), who: 'a test' } as const;
  await storeBuild(database.db, build);
  expect(await visit(await open())).toBe('<p>mf-race</p>');
});

it('renders a candidate in a process of its own, also one of this machine', async () => {
  await writeStable();
  const first = await open();
  await startRollout(IN_THIS_PROCESS);
  await until(async () => first.source.hasRollouts());
  expect(await visit(first)).toBe('<p>new</p>');
  expect(first.source.listCandidates([{ name: 'mf-race', buildId: CANDIDATE }])).toHaveLength(1);
  expect(first.source.listCandidates([{ name: 'mf-race', buildId: STABLE }])).toHaveLength(0);
});

it('suspends a candidate whose process ends three times within a minute', async () => {
  await writeStable();
  await open();
  await startRollout('process.exit(7)');
  const site = await open();
  expect(await visit(site)).toMatch(/ended with 7/);
  expect(await visit(site)).toMatch(/ended with 7/);
  expect(await findSuspended()).toBeNull();
  expect(await visit(site)).toMatch(/ended with 7/);
  await until(async () => (await findSuspended()) !== null);
  expect(await findSuspended()).toMatch(/three times within a minute; it ended with 7/);
  expect(await visit(site)).toBe('<p>mf-race</p>');
  const [newest] = await readHistory(database.db);
  expect(newest).toMatchObject({ who: 'the site', why: await findSuspended() });
});

it('tells of a fault after a page was sent', async () => {
  await writeStable();
  await open();
  await startRollout('setTimeout(() => { throw new Error("late") }, 20)');
  const site = await open();
  const faults: PageBuild[] = [];
  site.watchLateFaults((build) => faults.push(build));
  expect(await visit(site)).toBe('<p>new</p>');
  await until(async () => faults.length > 0);
  expect(faults).toEqual([{ name: 'mf-race', buildId: CANDIDATE }]);
});

it('suspends the candidate that the site rendered when it was ended by force', async () => {
  await writeStable();
  await open();
  await startRollout('');
  const killed = await open();
  expect(await visit(killed)).toBe('<p>new</p>');
  // its file is still there, as after SIGKILL
  const next = await open();
  expect(await findSuspended()).toMatch(/ended by force/);
  expect(next.errors.join()).toContain(`Suspended build ${CANDIDATE}`);
  expect(await visit(next)).toBe('<p>mf-race</p>');
});

it('suspends nothing after a stop, nor because of another machine or a process that runs', async () => {
  await writeStable();
  await open();
  await startRollout('');
  const site = await open();
  expect(await visit(site)).toBe('<p>new</p>');
  await site.stop();
  const builds = JSON.stringify([{ name: 'mf-race', buildId: CANDIDATE }]);
  for (const name of ['in-use-elsewhere-1.json', `in-use-${hostname()}-${process.ppid}.json`])
    await writeFile(path.join(folder, 'published', name), builds);
  await writeFile(path.join(folder, 'published', `in-use-${hostname()}-99999999.json`), '[{"na');
  await open();
  expect(await findSuspended()).toBeNull();
  expect((await findRegistry(database))?.generation).toBe(2);
});

it('does not run a server half that was changed on the disk', async () => {
  await writeStable();
  const site = await open();
  const code = path.join(folder, 'mf-race', STABLE, 'server/remote.cjs');
  await appendFile(code, '// changed');
  expect(await visit(site)).toMatch(/remote\.cjs is not the file that the manifest of its build lists/);
});

/** Makes builds of another version the stable ones; their files are elsewhere. */
async function buildElsewhere(): Promise<void> {
  const after = await findRegistry(database);
  const elsewhere = SLOT_NAMES.map((name) => [name, buildRef('9')] as const);
  const registry = withStableBuilds(after?.registry, Object.fromEntries(elsewhere));
  await appendRegistry(database, { after, registry, who: 'a test', why: 'a test' });
}

it('does not report that the builds of the version before are elsewhere', async () => {
  await writeStable();
  await buildElsewhere();
  const site = await open();
  expect(await visit(site)).toBe('<p>mf-race</p>');
  expect(site.errors).toEqual([]);
});

it('reports once that a stable build is missing', async () => {
  await writeStable();
  const site = await open();
  await buildElsewhere();
  await until(async () => (await site.source.resolve()).unusable.length > 0);
  const other = { ...SOMEBODY, overrides: { 'mf-account': buildRef('8') } };
  expect(await visit(site, other)).toBe('<p>mf-race</p>');
  expect(site.errors.filter((error) => error.includes('of mf-race'))).toEqual([
    expect.stringContaining('There is no build 9999999999999999 of mf-race'),
  ]);
});

it('leaves out a build whose manifest was changed on the disk', async () => {
  const own = await writeStable();
  const file = path.join(folder, 'mf-race', STABLE, 'manifest.json');
  const manifest = getIntegrity(await readFile(file));
  const refs = { ...own, 'mf-race': { ...own['mf-race'], manifest } };
  await writeFile(path.join(folder, 'current.json'), JSON.stringify(refs));
  await appendFile(file, '\n');
  const site = await open();
  expect(await visit(site)).toBe('none');
  expect(site.errors.join()).toMatch(/is not the one the registry pins/);
});
