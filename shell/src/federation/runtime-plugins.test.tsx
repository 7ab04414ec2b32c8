import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { pinnedEntries, plainError, reportFailures, SCRIPT_TIMEOUT_MS } from './runtime-plugins';

type Hook<Name extends keyof ModuleFederationRuntimePlugin> = NonNullable<
  ModuleFederationRuntimePlugin[Name]
>;

const build = {
  buildId: 'new',
  global: 'mf_race_new',
  entry: { url: '/builds/mf-race/new/entry.js', integrity: 'sha384-abc' },
};
const href = new URL(build.entry.url, location.href).href;

/** The plugin with a fake clock. */
function createPlugin() {
  const clock = { ms: 0 };
  const pauses: number[] = [];
  const plugin = pinnedEntries({
    builds: [build],
    now: () => clock.ms,
    async pause(ms) {
      pauses.push(ms);
    },
  });
  const createScript = (url: string) =>
    plugin.createScript?.({ url } as Parameters<Hook<'createScript'>>[0]) as {
      script: HTMLScriptElement;
      timeout: number;
    };
  const getRemoteEntry = jest.fn(async () => 'the container');
  const globalLoading: Record<string, unknown> = { key: 'the failed attempt' };
  const failLoad = () =>
    plugin.loadEntryError?.({
      getRemoteEntry,
      origin: {},
      remoteInfo: { entry: href },
      globalLoading,
      uniqueKey: 'key',
    } as unknown as Parameters<Hook<'loadEntryError'>>[0]);
  return { clock, pauses, createScript, getRemoteEntry, globalLoading, failLoad };
}

describe('pinnedEntries', () => {
  it('creates a script with the integrity hash of the page', () => {
    const { script, timeout } = createPlugin().createScript(href);
    expect(script).toMatchObject({
      src: href,
      integrity: 'sha384-abc',
      crossOrigin: 'anonymous',
    });
    expect(timeout).toBe(6_000);
  });

  it.each(['/builds/mf-race/other/entry.js', 'https://elsewhere.example/builds/mf-race/new/entry.js'])(
    'refuses %s, which the page does not list',
    (url) => {
      expect(() => createPlugin().createScript(url)).toThrow('is no entry that the page names');
    },
  );

  it('retries once when an entry fails to load', async () => {
    const { createScript, failLoad, getRemoteEntry, globalLoading, pauses } = createPlugin();
    createScript(href);
    await expect(failLoad()).resolves.toBe('the container');
    expect(pauses).toEqual([250]);
    expect(globalLoading).toEqual({});
    expect(getRemoteEntry).toHaveBeenCalledTimes(1);
  });

  it('does not retry an entry that timed out', async () => {
    const { clock, createScript, failLoad, getRemoteEntry } = createPlugin();
    createScript(href);
    clock.ms = SCRIPT_TIMEOUT_MS;
    await expect(failLoad()).resolves.toBeUndefined();
    expect(getRemoteEntry).not.toHaveBeenCalled();
  });
});

describe('reportFailures', () => {
  const report = async (error?: Error) => {
    const lines: string[] = [];
    await reportFailures((line) => lines.push(line)).afterLoadRemote?.({
      id: 'mf_race_new/remote',
      error,
    } as Parameters<Hook<'afterLoadRemote'>>[0]);
    return lines;
  };

  it('logs the build that failed, and the reason', async () => {
    expect(await report(new Error('no script'))).toEqual(['mf_race_new/remote did not load: no script']);
  });

  it('logs nothing when a build loads', async () => {
    expect(await report()).toEqual([]);
  });
});

test.each([
  [
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {}',
    'its code did not arrive',
  ],
  ['react ^20.0.0 is wanted, offered is 19.3.1', 'react ^20.0.0 is wanted, offered is 19.3.1'],
])('plainError shows %s as %s', (message, plain) => {
  expect(plainError(new Error(message))).toMatchObject({ message: plain });
});
