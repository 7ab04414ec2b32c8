import { CONTRACT_VERSION, type ResolvedRemote } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';
import { createRemoteLoader, RemoteUnavailable } from './remote-loader';

const manifest = { name: 'mf-race' as const, contractVersion: CONTRACT_VERSION, routes: [], dialogs: [] };
const build = (buildId: string) => ({
  buildId,
  global: `mf_race_${buildId}`,
  entry: { url: `/builds/mf-race/${buildId}/entry.js`, integrity: `sha384-${buildId}` },
  chunks: {},
  manifest,
});
const remote = (withFallback: boolean): ResolvedRemote => ({
  name: 'mf-race',
  ...build('new'),
  ...(withFallback ? { fallback: build('old') } : {}),
});

/** A page whose network answers as told: each entry is one attempt's outcome, by build. */
function fakePage({
  outcomes,
  fallback = true,
  msPerScript = 0,
}: {
  outcomes: (Error | 'ok')[];
  fallback?: boolean;
  msPerScript?: number;
}) {
  const ran: string[] = [];
  const globals = new Set<string>();
  let clock = 0;
  const load = createRemoteLoader({
    remotes: [remote(fallback)],
    hasContainer: (global) => globals.has(global),
    async runScript({ buildId, global }) {
      ran.push(buildId);
      clock += msPerScript;
      const outcome = outcomes.shift() ?? 'ok';
      if (outcome !== 'ok') throw outcome;
      globals.add(global);
    },
    async openContainer(global) {
      return {
        manifest,
        pages: { global: () => Promise.reject() },
        dialogs: {},
        global,
      } as unknown as RemoteModule;
    },
    now: () => clock,
    pause: async (ms) => {
      clock += ms;
    },
  });
  return { load, ran, globals };
}

const lost = new Error('could not be loaded');

describe('the remote loader', () => {
  it('takes a container that the page has brought already, without a request', async () => {
    const { load, ran, globals } = fakePage({ outcomes: [] });
    globals.add('mf_race_new');
    await load('mf-race');
    expect(ran).toEqual([]);
  });

  it('asks once more for a build that did not come', async () => {
    const { load, ran } = fakePage({ outcomes: [lost, 'ok'] });
    await expect(load('mf-race')).resolves.toMatchObject({ global: 'mf_race_new' });
    expect(ran).toEqual(['new', 'new']);
  });

  it('falls back to the older build', async () => {
    const { load, ran } = fakePage({ outcomes: [lost, lost, 'ok'] });
    await expect(load('mf-race')).resolves.toMatchObject({ global: 'mf_race_old' });
    expect(ran).toEqual(['new', 'new', 'old']);
  });

  it('says what it tried when every build failed, and starts afresh when asked again', async () => {
    const { load, ran } = fakePage({ outcomes: [lost, lost, lost] });
    const failure = await load('mf-race').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteUnavailable);
    expect(failure).toMatchObject({
      remote: 'mf-race',
      attempts: expect.arrayContaining([expect.stringContaining('build old')]),
    });
    await expect(load('mf-race')).resolves.toMatchObject({ global: 'mf_race_new' });
    expect(ran).toHaveLength(4);
  });

  it('loads a remote once, however many ask for it', async () => {
    const { load, ran } = fakePage({ outcomes: ['ok'] });
    const [first, second] = await Promise.all([load('mf-race'), load('mf-race')]);
    expect(first).toBe(second);
    expect(ran).toEqual(['new']);
  });

  it('gives up after 10 seconds in all', async () => {
    const { load, ran } = fakePage({ outcomes: [lost, lost, 'ok'], msPerScript: 6_000 });
    await expect(load('mf-race')).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(ran).toEqual(['new', 'new']);
  });

  it('refuses a remote that the server did not name', async () => {
    const { load } = fakePage({ outcomes: [] });
    await expect(load('mf-admin')).rejects.toMatchObject({ remote: 'mf-admin' });
  });
});
