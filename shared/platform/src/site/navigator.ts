import type { NavigateOptions, Navigation, SiteLocation } from '../navigation';
import { keepScroll, notedScroll, noteScroll } from './keep-scroll';

/** A page at an address, with what its loader gave or threw. */
export interface Visit {
  location: SiteLocation;
  data: unknown;
  failure: { error: unknown } | null;
  /** how far down to scroll when it is shown, px; `hash` is to the element the address names, `null` stays */
  scrollTo: number | 'hash' | null;
}

export interface NavigatorState {
  /** what is on screen; null while the first page is on its way */
  visit: Visit | null;
  /** where the visitor is going, while its data is on the way */
  pending: SiteLocation | null;
}

export interface Navigator extends Navigation {
  state: () => NavigatorState;
  /** Calls back after every change, until the function returned is called. */
  subscribe: (listener: (state: NavigatorState) => void) => () => void;
  /** Follows the browser's back and forward; loads the first page if there is none. Returns what ends it. */
  start: () => () => void;
}

export interface SiteLoader {
  /** The data of the page at an address. Throws what is to be shown in its place. */
  load: (url: URL) => Promise<unknown>;
  /** Whether another address of the open page needs its data anew. */
  needsLoad: (from: URL, to: URL) => boolean;
}

const urlOf = ({ pathname, search, hash }: SiteLocation): URL =>
  new URL(`${pathname}${search}${hash}`, window.location.origin);

export const locationOf = ({ pathname, search, hash }: SiteLocation): SiteLocation => ({
  pathname,
  search,
  hash,
});

/** Takes a visitor from page to page of the site. The newest wish counts: what was loading for an older one is dropped. */
export function createNavigator(site: SiteLoader, first: Visit | null): Navigator {
  let state: NavigatorState = { visit: first, pending: null };
  let newest = 0;
  const listeners = new Set<(state: NavigatorState) => void>();
  const change = (next: Partial<NavigatorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state);
  };

  const load = async (url: URL): Promise<Pick<Visit, 'data' | 'failure'>> => {
    try {
      return { data: await site.load(url), failure: null };
    } catch (error) {
      return { data: undefined, failure: { error } };
    }
  };

  /** What to show at an address; null when the visitor has gone on meanwhile. */
  const prepare = async (url: URL): Promise<Pick<Visit, 'data' | 'failure'> | null> => {
    newest += 1;
    const own = newest;
    const { visit } = state;
    if (visit && !visit.failure && !site.needsLoad(urlOf(visit.location), url)) return visit;
    change({ pending: locationOf(url) });
    const loaded = await load(url);
    return own === newest ? loaded : null;
  };

  const show = ({ data, failure }: Pick<Visit, 'data' | 'failure'>, url: URL, scrollTo: Visit['scrollTo']) =>
    change({ visit: { location: locationOf(url), data, failure, scrollTo }, pending: null });

  const navigate = async (href: string, { replace, preventScrollReset }: NavigateOptions = {}) => {
    const url = new URL(href, window.location.href);
    const loaded = await prepare(url);
    if (!loaded) return;
    noteScroll();
    const entry = { scrollY: preventScrollReset ? window.scrollY : 0 };
    if (replace || url.href === window.location.href) window.history.replaceState(entry, '', url);
    else window.history.pushState(entry, '', url);
    const top = url.hash ? 'hash' : 0;
    show(loaded, url, preventScrollReset ? null : top);
  };

  const follow = async ({ state: entry }: Pick<PopStateEvent, 'state'>) => {
    const url = new URL(window.location.href);
    const loaded = await prepare(url);
    if (loaded) show(loaded, url, notedScroll(entry));
  };

  return {
    state: () => state,
    navigate: (href, options) => void navigate(href, options),
    async revalidate() {
      const own = newest;
      const { visit } = state;
      if (!visit) return;
      const loaded = await load(urlOf(visit.location));
      if (own === newest) show(loaded, urlOf(visit.location), null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const endScroll = keepScroll();
      window.addEventListener('popstate', follow);
      if (!state.visit) follow({ state: null });
      return () => {
        window.removeEventListener('popstate', follow);
        endScroll();
      };
    },
  };
}
