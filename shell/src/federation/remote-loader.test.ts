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

/** A loader whose attempts to open a build end with the given outcomes, in order. */
function createLoader({
  outcomes,
  fallback = true,
}: {
  outcomes: (Error | 'ok' | 'hangs')[];
  fallback?: boolean;
}) {
  const attempts: string[] = [];
  let clock = 0;
  const load = createRemoteLoader({
    remotes: [remote(fallback)],
    async open({ buildId, global }) {
      attempts.push(buildId);
      const outcome = outcomes.shift() ?? 'ok';
      if (outcome === 'hangs') return new Promise(() => undefined);
      if (outcome !== 'ok') throw outcome;
      return { manifest, pages: {}, dialogs: {}, global } as unknown as RemoteModule;
    },
    now: () => clock,
    async wait(ms) {
      await new Promise((resolve) => setImmediate(resolve));
      clock += ms;
    },
  });
  return { load, attempts };
}

const lost = new Error('could not be loaded');

describe('createRemoteLoader', () => {
  it('opens the build that the page lists', async () => {
    const { load, attempts } = createLoader({ outcomes: ['ok'] });
    await expect(load('mf-race')).resolves.toMatchObject({ global: 'mf_race_new' });
    expect(attempts).toEqual(['new']);
  });

  it('falls back to the previous build', async () => {
    const { load, attempts } = createLoader({ outcomes: [lost, 'ok'] });
    await expect(load('mf-race')).resolves.toMatchObject({ global: 'mf_race_old' });
    expect(attempts).toEqual(['new', 'old']);
  });

  it('reports every attempt when all builds failed, and tries again at the next call', async () => {
    const { load, attempts } = createLoader({ outcomes: [lost, lost] });
    const failure = await load('mf-race').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteUnavailable);
    expect(failure).toMatchObject({
      remote: 'mf-race',
      attempts: [expect.stringContaining('build new'), expect.stringContaining('build old')],
    });
    await expect(load('mf-race')).resolves.toMatchObject({ global: 'mf_race_new' });
    expect(attempts).toHaveLength(3);
  });

  it('loads a remote once for concurrent calls', async () => {
    const { load, attempts } = createLoader({ outcomes: ['ok'] });
    const [first, second] = await Promise.all([load('mf-race'), load('mf-race')]);
    expect(first).toBe(second);
    expect(attempts).toEqual(['new']);
  });

  it('gives up after 10 seconds in total', async () => {
    const { load, attempts } = createLoader({ outcomes: ['hangs', 'ok'] });
    await expect(load('mf-race')).rejects.toMatchObject({ attempts: ['build new: took too long'] });
    expect(attempts).toEqual(['new']);
  });

  it('rejects for a remote that the page does not list', async () => {
    const { load } = createLoader({ outcomes: [] });
    await expect(load('mf-admin')).rejects.toMatchObject({ remote: 'mf-admin' });
  });
});
