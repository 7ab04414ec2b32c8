import { createPath, type RouterState } from 'react-router-dom';

const CHECK_EVERY_MS = 60_000;

type State = Pick<RouterState, 'historyAction' | 'location' | 'navigation'>;

interface OutdatedTab {
  router: { subscribe: (listener: (state: State) => void) => () => void; dispose: () => void };
  /** identifies the builds of this page */
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
  // a kept page may have builds that the site no longer has
  addEventListener('online', check);

  router.subscribe(({ location, navigation }) => {
    const next = navigation.location;
    if (!isOutdated || !next || next.pathname === location.pathname || isBusy()) return;
    const isCurrent =
      `${window.location.pathname}${window.location.search}` === `${next.pathname}${next.search}`;
    // otherwise the router would add the address to the history as well
    router.dispose();
    leave(isCurrent ? null : createPath(next));
  });
}
