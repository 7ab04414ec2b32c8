import { CONTRACT_VERSION, type RemoteBuild, type ResolvedRemote } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';
import { type BuildFault, createRemoteLoader, RemoteUnavailable } from './remote-loader';

const build = (buildId: string, fallback?: RemoteBuild): RemoteBuild => ({
  buildId,
  global: `mf_race_${buildId}`,
  entry: { url: `/builds/mf-race/${buildId}/entry.js`, integrity: `sha384-${buildId}` },
  ...(fallback && { fallback }),
});

/** A remote whose builds are `ids`, the first one with the others as its fallbacks. */
const remoteWith = ([first = '', ...others]: readonly string[]): ResolvedRemote => {
  const fallback = others.reduceRight<RemoteBuild | undefined>((next, id) => build(id, next), undefined);
  return {
    name: 'mf-race',
    ...build(first, fallback),
    chunks: {},
    manifest: { name: 'mf-race', contractVersion: CONTRACT_VERSION, routes: [], dialogs: [] },
  };
};

type Outcome = 'works' | 'fails' | 'hangs' | 'slow';

const CHAIN = ['candidate', 'stable', 'previous'];

interface Outcomes {
  ids?: readonly string[];
  /** of opening builds, by id; those that are not named work */
  entries?: Record<string, Outcome>;
  /** of loading a chunk of a build */
  chunks?: Record<string, Outcome>;
}

/** A loader with a clock that moves only when somebody waits. `entries` and `chunks` may change between loads. */
function createLoader({ ids = CHAIN, entries = {}, chunks = {} }: Outcomes) {
  const clock = { ms: 0 };
  const timers: { atMs: number; run: () => void }[] = [];
  const wait = (ms: number) =>
    new Promise<void>((resolve) => timers.push({ atMs: clock.ms + ms, run: resolve }));
  const end = async (outcome: Outcome = 'works') => {
    if (outcome === 'fails') throw new Error('lost');
    if (outcome === 'hangs') await new Promise(() => undefined);
    if (outcome === 'slow') await wait(3_000);
  };
  const opened: string[] = [];
  const faults: BuildFault[] = [];
  const remote = remoteWith(ids);
  const loader = createRemoteLoader({
    remotes: [remote],
    async open(_name, { buildId }) {
      opened.push(buildId);
      await end(entries[buildId]);
      return { id: buildId } as unknown as RemoteModule;
    },
    report: (fault) => faults.push(fault),
    now: () => clock.ms,
    wait,
  });
  /** Lets time pass until `promise` is settled. */
  const settle = async <T>(promise: Promise<T>): Promise<T> => {
    let isSettled = false;
    const done = () => {
      isSettled = true;
    };
    promise.then(done, done);
    while (!isSettled) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = timers.sort((one, other) => one.atMs - other.atMs).shift();
      if (isSettled || !next) continue;
      clock.ms = Math.max(clock.ms, next.atMs);
      next.run();
    }
    return promise;
  };
  const loadPart = () =>
    loader.load('mf-race', async (module) => {
      const { id } = module as unknown as { id: string };
      await end(chunks[id]);
      return `a page of ${id}`;
    });
  const load = () => settle(loadPart());
  const listFaults = () => faults.map(({ kind, buildId }) => `${kind} ${buildId}`);
  return { loader, remote, load, loadPart, settle, clock, opened, entries, chunks, listFaults };
}

describe('createRemoteLoader', () => {
  it.each<[title: string, outcomes: Outcomes, buildId: string, ms: number]>([
    ['the build that the page lists', {}, 'candidate', 0],
    ['a slow build without its fallback', { entries: { candidate: 'slow' } }, 'candidate', 3_000],
    ['the next build when the entry fails', { entries: { candidate: 'fails' } }, 'stable', 0],
    ['the next build when the chunk fails', { chunks: { candidate: 'fails' } }, 'stable', 0],
    ['the next build when the entry hangs', { entries: { candidate: 'hangs' } }, 'stable', 6_000],
    ['the next build when the chunk hangs', { chunks: { candidate: 'hangs' } }, 'stable', 6_000],
    [
      'the last build when two fail',
      { entries: { candidate: 'fails' }, chunks: { stable: 'fails' } },
      'previous',
      0,
    ],
    [
      'the last build when one hangs and one fails',
      { entries: { candidate: 'hangs', stable: 'fails' } },
      'previous',
      6_000,
    ],
  ])('loads %s', async (_title, outcomes, buildId, ms) => {
    const { load, clock } = createLoader(outcomes);
    const { part, build } = await load();
    expect([part, build.buildId, clock.ms]).toEqual([`a page of ${buildId}`, buildId, ms]);
  });

  it.each<[Outcomes, attempts: string[], ms: number]>([
    [
      { entries: { candidate: 'fails', stable: 'fails', previous: 'fails' } },
      ['build candidate: lost', 'build stable: lost', 'build previous: lost'],
      0,
    ],
    [
      { entries: { candidate: 'hangs', stable: 'hangs' } },
      ['build candidate: took too long', 'build stable: took too long'],
      10_000,
    ],
    [{ ids: ['candidate'], chunks: { candidate: 'hangs' } }, ['build candidate: took too long'], 6_000],
  ])('rejects within 10 seconds: %j', async (outcomes, attempts, ms) => {
    const { load, clock } = createLoader(outcomes);
    const failure = await load().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteUnavailable);
    expect(failure).toMatchObject({ remote: 'mf-race', attempts });
    expect(clock.ms).toBe(ms);
  });

  it('stays with the older build once it fell back', async () => {
    const { loader, load, entries, opened, remote } = createLoader({ entries: { candidate: 'fails' } });
    await load();
    entries.candidate = 'works';
    await expect(load()).resolves.toMatchObject({ part: 'a page of stable' });
    expect(opened).toEqual(['candidate', 'stable']);
    expect(loader.isInUse(remote)).toBe(false);
  });

  it('begins with the same build again after all of them failed', async () => {
    const { load, entries } = createLoader({ ids: ['candidate'], entries: { candidate: 'fails' } });
    await expect(load()).rejects.toThrow('lost');
    entries.candidate = 'works';
    await expect(load()).resolves.toMatchObject({ part: 'a page of candidate' });
  });

  it('opens a build once for concurrent calls', async () => {
    const { loadPart, settle, opened } = createLoader({});
    await settle(Promise.all([loadPart(), loadPart()]));
    expect(opened).toEqual(['candidate']);
  });

  it('takes no part of a build that another call gave up meanwhile', async () => {
    const { loader } = createLoader({});
    const getId = (module: RemoteModule) => (module as unknown as { id: string }).id;
    const gate = new EventTarget();
    const untilOpen = new Promise((resolve) => gate.addEventListener('open', resolve));
    const slow = loader.load('mf-race', async (module) => {
      await untilOpen;
      return getId(module);
    });
    await loader.load('mf-race', async (module) => {
      if (getId(module) === 'candidate') throw new Error('lost');
    });
    gate.dispatchEvent(new Event('open'));
    await expect(slow).resolves.toMatchObject({ part: 'stable' });
  });

  it('reports what failed, and that an older build works', async () => {
    const { load, listFaults } = createLoader({
      entries: { candidate: 'fails' },
      chunks: { stable: 'hangs' },
    });
    await load();
    expect(listFaults()).toEqual([
      'load-failure candidate',
      'load-failure stable',
      'given-up candidate',
      'given-up stable',
    ]);
  });

  it('gives no build up when all failed', async () => {
    const { load, listFaults } = createLoader({ ids: ['stable'], entries: { stable: 'fails' } });
    await load().catch(() => undefined);
    expect(listFaults()).toEqual(['load-failure stable']);
  });

  it('blames no build when none can be opened', async () => {
    const report = jest.fn();
    const open = jest.fn().mockRejectedValue(new RemoteUnavailable('mf-race', ['no runtime']));
    const loader = createRemoteLoader({
      remotes: [remoteWith(CHAIN)],
      open,
      report,
      now: () => 0,
      wait: () => new Promise(() => undefined),
    });
    await expect(loader.load('mf-race', async () => 1)).rejects.toThrow('no runtime');
    expect(open).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('rejects for a remote that the page does not list', async () => {
    const { loader } = createLoader({});
    await expect(loader.load('mf-admin', async () => 1)).rejects.toMatchObject({ remote: 'mf-admin' });
  });
});

describe('a crash', () => {
  it('gives the build up for the next one, to the last, which stays', async () => {
    const { loader, load, remote, listFaults } = createLoader({});
    const { stable, previous } = { stable: remote.fallback, previous: remote.fallback?.fallback };
    if (!stable || !previous) throw new Error('The chain is too short');
    expect(loader.crash('mf-race', remote, new Error('broken'))).toBe(true);
    await expect(load()).resolves.toMatchObject({ part: 'a page of stable' });
    expect(loader.crash('mf-race', stable, new Error('broken'))).toBe(true);
    await expect(load()).resolves.toMatchObject({ part: 'a page of previous' });
    expect(loader.crash('mf-race', previous, new Error('broken'))).toBe(false);
    await expect(load()).resolves.toMatchObject({ part: 'a page of previous' });
    expect(listFaults()).toEqual([
      'crash candidate',
      'given-up candidate',
      'crash stable',
      'given-up stable',
      'crash previous',
    ]);
  });
});
