import { CONTRACT_VERSION, REMOTE_NAMES } from '@holeshot/contract';
import type { BuildManifest, BuildRef } from '@holeshot/contract/wire';
import type { BuildStore } from './build-store';
import { withStableBuilds } from './registry';
import { resolveBuilds } from './resolve';
import type { ServerShell } from './shell-interface';

const ref = (digit: string): BuildRef => ({
  buildId: digit.repeat(16),
  integrity: `sha384-${digit.repeat(64)}`,
});
const builds = (digit: string) =>
  Object.fromEntries(['shell', ...REMOTE_NAMES].map((name) => [name, ref(digit)]));
const shell = { provided: {}, fontUrl: '/font', createRenderer: () => () => Promise.reject() } as ServerShell;

/** A store that has every build but the ones named `name digit`. */
const storeWithout = (
  missing: string[],
  { contractVersion = CONTRACT_VERSION, builtAgainst = '19.3.1' } = {},
): BuildStore => ({
  async manifest(name, { buildId, integrity }) {
    if (missing.includes(`${name} ${buildId[0]}`)) throw new Error('no such folder');
    const remote = REMOTE_NAMES.find((known) => known === name);
    return {
      name,
      buildId,
      global: `${name}_${buildId}`,
      entry: { url: `/builds/${name}/${buildId}/entry.js`, integrity, bytes: 1 },
      chunks: {},
      assets: {},
      provided: { react: remote && buildId.startsWith('b') ? builtAgainst : '19.3.1' },
      remote: remote ? { name: remote, contractVersion, routes: [], dialogs: [] } : null,
    } satisfies BuildManifest;
  },
  shell: async () => shell,
  remote: async () => ({
    manifest: { name: 'mf-race', contractVersion, routes: [], dialogs: [] },
    pages: {},
  }),
});

const registry = withStableBuilds(withStableBuilds(undefined, builds('a')), builds('b'));
const idOf = (resolved: readonly { name: string; buildId: string }[], name: string) =>
  resolved.find((remote) => remote.name === name)?.buildId[0];

describe('resolveBuilds', () => {
  it('gives the stable build of each remote, with the one before as its fallback', async () => {
    const { resolved } = await resolveBuilds(registry, storeWithout([]), () => undefined);
    expect(resolved.map(({ name }) => name)).toEqual([...REMOTE_NAMES]);
    expect(idOf(resolved, 'mf-race')).toBe('b');
    expect(resolved[0]?.fallback?.buildId).toBe(ref('a').buildId);
  });

  it('passes over a build whose files are gone, and reports it', async () => {
    const faults: string[] = [];
    const { resolved } = await resolveBuilds(registry, storeWithout(['mf-race b']), (fault) =>
      faults.push(String(fault)),
    );
    expect(idOf(resolved, 'mf-race')).toBe('a');
    expect(idOf(resolved, 'mf-public')).toBe('b');
    expect(faults).toEqual([expect.stringContaining('mf-race bbbb')]);
  });

  it('leaves out a remote that has no usable build, and keeps the others', async () => {
    const { resolved } = await resolveBuilds(
      registry,
      storeWithout(['mf-race b', 'mf-race a']),
      () => undefined,
    );
    expect(resolved.map(({ name }) => name)).toEqual(['mf-public', 'mf-account', 'mf-admin']);
  });

  it('takes no build that speaks another contract', async () => {
    const { resolved } = await resolveBuilds(
      registry,
      storeWithout([], { contractVersion: CONTRACT_VERSION + 1 }),
      () => undefined,
    );
    expect(resolved).toEqual([]);
  });

  it('passes over a build that was made for another version of what the shell provides', async () => {
    const faults: string[] = [];
    const store = storeWithout([], { builtAgainst: '19.4.0' });
    const { resolved } = await resolveBuilds(registry, store, (fault) => faults.push(String(fault)));
    expect(resolved.map(({ buildId }) => buildId[0])).toEqual(REMOTE_NAMES.map(() => 'a'));
    expect(faults[0]).toContain('was built against react 19.4.0, the shell provides 19.3.1');
  });

  it('has equal keys for equal builds only', async () => {
    const keys = await Promise.all(
      [storeWithout([]), storeWithout([]), storeWithout(['mf-race b'])].map(
        async (store) => (await resolveBuilds(registry, store, () => undefined)).key,
      ),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });
});
