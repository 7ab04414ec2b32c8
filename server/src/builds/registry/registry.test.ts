import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES } from '@holeshot/contract';
import { produce } from 'immer';
import type { Database } from '../../database';
import { buildRef } from '../../testing/build-registry';
import { createTestDatabase } from '../../testing/test-database';
import { loadBuilds } from '../store/load-builds';
import { appendRegistry, findRegistry, RegistryConflict, withStableBuilds } from './registry';

const builds = (digit: string) =>
  Object.fromEntries(['shell', ...REMOTE_NAMES].map((name) => [name, buildRef(digit)]));

describe('withStableBuilds', () => {
  it('makes the given builds stable and the ones before previous', () => {
    const first = withStableBuilds(undefined, builds('a'));
    expect(first.remotes['mf-race']).toMatchObject({ stable: buildRef('a'), previous: null });
    const second = withStableBuilds(first, { 'mf-race': buildRef('b') });
    expect(second.remotes['mf-race']).toMatchObject({ stable: buildRef('b'), previous: buildRef('a') });
    expect(second.remotes['mf-public']).toMatchObject({ stable: buildRef('a'), previous: null });
  });

  it('keeps the previous build when the stable one stays', () => {
    const second = withStableBuilds(withStableBuilds(undefined, builds('a')), builds('b'));
    expect(withStableBuilds(second, builds('b'))).toEqual(second);
  });

  it('names the missing build', () => {
    expect(() => withStableBuilds(undefined, { shell: buildRef('a') })).toThrow(
      'There is no build of mf-public',
    );
  });
});

describe('the registry', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('rejects the second writer of a generation', async () => {
    expect(await findRegistry(database)).toBeUndefined();
    const change = {
      after: undefined,
      registry: withStableBuilds(undefined, builds('a')),
      who: 'a test',
      why: 'to see',
    };
    await appendRegistry(database, change);
    await expect(appendRegistry(database, change)).rejects.toBeInstanceOf(RegistryConflict);
    expect(await findRegistry(database)).toEqual({ generation: 1, registry: change.registry });
  });

  it('gets the builds of this machine once when several processes start', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'holeshot-builds-'));
    await writeFile(path.join(folder, 'current.json'), JSON.stringify(builds('b')));
    const before = await findRegistry(database);
    const generations = await Promise.all([1, 2, 3].map(() => loadBuilds(database, folder)));
    expect(new Set(generations.map(({ generation }) => generation))).toEqual(
      new Set([(before?.generation ?? 0) + 1]),
    );
    await rm(folder, { recursive: true });
  });

  it('refuses a build without integrity', async () => {
    const registry = produce(withStableBuilds(undefined, builds('a')), ({ remotes }) => {
      const stable = remotes['mf-race']?.stable;
      if (stable) stable.integrity = '';
    });
    await expect(
      appendRegistry(database, { after: undefined, registry, who: 'a test', why: 'to see' }),
    ).rejects.toThrow('"integrity"');
  });
});
