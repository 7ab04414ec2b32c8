import type { RouterState } from 'react-router-dom';

const CHECK_EVERY_MS = 60_000;

type State = Pick<RouterState, 'historyAction' | 'location' | 'navigation'>;

interface OutdatedTab {
  router: { subscribe: (listener: (state: State) => void) => () => void; dispose: () => void };
  /** of the page's builds */
  key: string;
  /** the key of the builds that the visitor gets now */
  fetchKey: () => Promise<string>;
  /** whether the page has open input that a new document would lose */
  isBusy: () => boolean;
  /** loads the document of an address, which may be the current one */
  leave: (href: string | null) => void;
}

/**
 * Moves an open tab to its visitor's current builds: the next navigation to another page loads a document. Polls once a
 * minute while the tab is visible, and when it becomes visible. A navigation that a form blocks does not count.
 */
export function moveOutdatedTab({ router, key, fetchKey, isBusy, leave }: OutdatedTab): void {
  let isOutdated = false;
  const check = async () => {
    if (document.hidden) return;
    const current = await fetchKey().catch(() => undefined);
    if (current !== undefined) isOutdated = current !== key;
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  // a page that was kept may have builds that are gone
  addEventListener('online', check);

  router.subscribe(({ location, navigation }) => {
    const next = navigation.location;
    if (!isOutdated || !next || next.pathname === location.pathname || isBusy()) return;
    const href = `${next.pathname}${next.search}${next.hash}`;
    const isThere =
      `${window.location.pathname}${window.location.search}` === `${next.pathname}${next.search}`;
    // otherwise the router would add the address to the history as well
    router.dispose();
    leave(isThere ? null : href);
  });
}
