import type { RemoteBuild } from '@holeshot/contract';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Timeout of one script of a remote. */
export const SCRIPT_TIMEOUT_MS = 6_000;
const RETRY_AFTER_MS = 250;

/** The hook's declared result is a promise of a promise, which an async function cannot return. */
type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

interface PinnedEntries {
  builds: readonly RemoteBuild[];
  /** current time in ms; a parameter for tests */
  now: () => number;
  /** resolves after `ms` or a little later, so that retries of many browsers spread out */
  pause: (ms: number) => Promise<void>;
}

/**
 * Loads only the entries that the page lists, each with its integrity hash: the runtime alone would run any URL without
 * one. Retries once, except after a timeout.
 */
export function pinnedEntries({ builds, now, pause }: PinnedEntries): ModuleFederationRuntimePlugin {
  const startedMs = new Map<string, number>();
  const findPinned = (href: string) =>
    builds.find(({ entry }) => new URL(entry.url, location.href).href === href);

  return {
    name: 'pinned-entries',
    createScript({ url }) {
      const { href } = new URL(url, location.href);
      const pinned = findPinned(href);
      if (!pinned) throw new Error(`${url} is no entry that the page names`);
      startedMs.set(href, now());
      const script = document.createElement('script');
      script.src = href;
      script.async = true;
      script.integrity = pinned.entry.integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
    loadEntryError: (async ({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) => {
      const { href } = new URL(remoteInfo.entry, location.href);
      const tookMs = now() - (startedMs.get(href) ?? 0);
      if (tookMs >= SCRIPT_TIMEOUT_MS) return undefined;
      await pause(RETRY_AFTER_MS);
      // otherwise the runtime returns the failed attempt again
      delete globalLoading[uniqueKey];
      return getRemoteEntry({ origin, remoteInfo });
    }) as LoadEntryError,
  };
}

/** Replaces the runtime's error messages, which are for developers (code, arguments, a link), by one for visitors. */
export const plainError = (error: unknown): unknown =>
  error instanceof Error && error.message.includes('#RUNTIME-')
    ? new Error('its code did not arrive', { cause: error })
    : error;

/** Logs which build failed, and the reason. */
export const reportFailures = (warn: (message: string) => void): ModuleFederationRuntimePlugin => ({
  name: 'report-failures',
  async afterLoadRemote({ id, error }) {
    if (error) warn(`${id} did not load: ${error instanceof Error ? error.message : String(error)}`);
  },
});
