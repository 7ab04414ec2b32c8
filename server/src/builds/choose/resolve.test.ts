import { CONTRACT_VERSION, isRemoteName, REMOTE_NAMES } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { buildRef } from '../../testing/build-registry';
import { withStableBuilds } from '../registry/registry';
import type { BuildStore } from '../store/build-store';
import { chooseBuilds, NOBODY } from './choose-builds';
import { resolveBuilds } from './resolve';

const builds = (digit: string) =>
  Object.fromEntries(['shell', ...REMOTE_NAMES].map((name) => [name, buildRef(digit)]));
/** A store with every build but those named `name digit`; the builds `b` of remotes require the given modules. */
const storeWithout = (
  missing: string[],
  { contractVersion = CONTRACT_VERSION, requires = { react: '^19.3.1' } as Record<string, string> } = {},
): BuildStore => ({
  folder: async () => '/',
  find: async () => undefined,
  async manifest(name, { buildId, integrity }) {
    if (missing.includes(`${name} ${buildId[0]}`)) throw new Error('no such folder');
    const remote = isRemoteName(name) ? name : undefined;
    return {
      name,
      buildId,
      global: `${name}_${buildId}`,
      entry: { url: `/builds/${name}/${buildId}/entry.js`, integrity, bytes: 1 },
      chunks: {},
      assets: {},
      provides: remote ? {} : { react: '19.3.1', '@holeshot/platform': '1.4.0' },
      shared: remote && buildId.startsWith('b') ? requires : {},
      remote: remote ? { name: remote, contractVersion, routes: [], dialogs: [] } : null,
    } satisfies BuildManifest;
  },
  code: () => Promise.reject(),
});

const registry = withStableBuilds(withStableBuilds(undefined, builds('a')), builds('b'));
const choices = chooseBuilds(registry, NOBODY);
const resolve = (store: BuildStore, faults: string[] = []) =>
  resolveBuilds(choices, {
    store,
    open: async () => ({ fontUrl: '/font', render: () => Promise.reject() }),
    onUnusable: ({ error }) => faults.push(String(error)),
  });
const getId = (resolved: readonly { name: string; buildId: string }[], name: string) =>
  resolved.find((remote) => remote.name === name)?.buildId[0];

describe('resolveBuilds', () => {
  it('returns the stable build of each remote, with the previous one as its fallback', async () => {
    const { resolved } = await resolve(storeWithout([]));
    expect(resolved.map(({ name }) => name)).toEqual([...REMOTE_NAMES]);
    expect(getId(resolved, 'mf-race')).toBe('b');
    expect(resolved[0]?.fallback?.buildId).toBe(buildRef('a').buildId);
  });

  it('replaces a build whose files are missing by the previous one, and reports it', async () => {
    const faults: string[] = [];
    const { resolved } = await resolve(storeWithout(['mf-race b']), faults);
    expect(getId(resolved, 'mf-race')).toBe('a');
    expect(getId(resolved, 'mf-public')).toBe('b');
    expect(faults).toEqual([expect.stringContaining('mf-race bbbb')]);
  });

  it('leaves out a remote that has no usable build, and keeps the others', async () => {
    const { resolved } = await resolve(storeWithout(['mf-race b', 'mf-race a']));
    expect(resolved.map(({ name }) => name)).toEqual(REMOTE_NAMES.filter((name) => name !== 'mf-race'));
  });

  it('serves a remote that only the registry names, after the others', async () => {
    const more = withStableBuilds(registry, { 'mf-weather': buildRef('b') });
    const store = storeWithout([]);
    const { resolved } = await resolveBuilds(chooseBuilds(more, NOBODY), {
      store,
      open: async () => ({ fontUrl: '/font', render: () => Promise.reject() }),
      onUnusable({ error }) {
        throw error;
      },
    });
    expect(resolved.map(({ name }) => name)).toEqual([...REMOTE_NAMES, 'mf-weather']);
  });

  it('does not use a build of another contract', async () => {
    const { resolved } = await resolve(storeWithout([], { contractVersion: CONTRACT_VERSION + 1 }));
    expect(resolved).toEqual([]);
  });

  it.each([
    ['the same version', { react: '^19.3.1' }, 'b'],
    ['an older minor version than the shell has', { '@holeshot/platform': '^1.2.0' }, 'b'],
    ['a newer minor version', { '@holeshot/platform': '^1.5.0' }, 'a'],
    ['another major version', { '@holeshot/platform': '^2.0.0' }, 'a'],
    ['one module that fits and one that does not', { react: '^19.0.0', '@holeshot/platform': '^2.0.0' }, 'a'],
    ['a module that the shell does not share', { 'react-dom': '^19.3.1' }, 'a'],
  ])('for a build that requires %s returns the right one', async (_title, requires, expected) => {
    const faults: string[] = [];
    const store = storeWithout([], { requires });
    const { resolved } = await resolve(store, faults);
    expect(resolved.map(({ buildId }) => buildId[0])).toEqual(REMOTE_NAMES.map(() => expected));
    expect(faults).toHaveLength(expected === 'a' ? REMOTE_NAMES.length : 0);
  });

  it('names the module that does not fit', async () => {
    const faults: string[] = [];
    const store = storeWithout([], { requires: { react: '^19.4.0' } });
    await resolve(store, faults);
    expect(faults[0]).toContain(
      'mf-public bbbbbbbbbbbbbbbb requires react ^19.4.0, the shell provides 19.3.1',
    );
  });

  it('does not use a build with a route that another remote has', async () => {
    const store = storeWithout([]);
    const taken = { id: 'race:taken', path: '/taken', prefetch: [] };
    const overlapping: BuildStore = {
      ...store,
      async manifest(name, ref) {
        const manifest = await store.manifest(name, ref);
        const id = name === 'mf-public' ? 'public:taken' : taken.id;
        const isOwner = name === 'mf-public' || (name === 'mf-race' && ref.buildId.startsWith('b'));
        return isOwner && manifest.remote
          ? { ...manifest, remote: { ...manifest.remote, routes: [{ ...taken, id }] } }
          : manifest;
      },
    };
    const faults: string[] = [];
    const { resolved } = await resolve(overlapping, faults);
    expect(getId(resolved, 'mf-race')).toBe('a');
    expect(faults).toEqual([expect.stringContaining('/taken is claimed more than once')]);
  });

  it('uses the previous shell when remotes do not fit the stable one, and never a worse set', async () => {
    const store = storeWithout([], { requires: { '@holeshot/platform': '^1.4.0' } });
    const shells: BuildStore = {
      ...store,
      async manifest(name, ref) {
        const manifest = await store.manifest(name, ref);
        const isNew = name === 'shell' && ref.buildId.startsWith('b');
        const requires =
          name === 'shell' || !ref.buildId.startsWith('a') ? manifest.shared : { react: '^19.0.0' };
        return { ...manifest, shared: requires, ...(isNew && { provides: {} }) };
      },
    };
    const { refs, resolved } = await resolve(shells);
    expect(refs.shell?.buildId).toBe(buildRef('a').buildId);
    expect(resolved.map(({ buildId }) => buildId[0])).toEqual(REMOTE_NAMES.map(() => 'b'));
  });

  it('has equal keys for equal builds only', async () => {
    const keys = await Promise.all(
      [storeWithout([]), storeWithout([]), storeWithout(['mf-race b'])].map(
        async (store) => (await resolve(store)).key,
      ),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });
});
