import { isMyDayAddress, KEEP_LINK_ATTRIBUTE, type KeepMessage } from '@holeshot/contract';

const RENEW_MS = 120_000;

interface KeptEvent {
  router: { subscribe: (listener: (state: { navigation: { state: string } }) => void) => () => void };
  getWorker: () => Promise<Pick<ServiceWorker, 'postMessage'> | null | undefined>;
}

/**
 * Keeps pages of the open event for offline use: the open page, and its links to the day of a followed or signed-in
 * pilot, to the channels that are safe to power, and to what the page marks, such as the question about a lap. While
 * the page fetches new data, the copies are renewed every two minutes, and when the tab is hidden.
 */
export function keepEvent({ router, getWorker }: KeptEvent): void {
  let hasNewData = false;
  const keep = async (pages: string[]) => {
    if (!location.pathname.startsWith('/event/')) return;
    hasNewData = false;
    const message: KeepMessage = { kind: 'keep', pages: [...new Set(pages)], files: listLoadedFiles() };
    (await getWorker())?.postMessage(message);
  };
  const keepAll = () => keep([location.href, ...listLinks()]);
  // after the page has rendered, so that its links are there
  const keepSoon = () => setTimeout(keepAll, 0);
  const renew = () => (hasNewData ? keepAll() : undefined);

  new PerformanceObserver((list) => {
    hasNewData ||= list.getEntries().some(({ name }) => new URL(name).pathname.startsWith('/api/public/'));
  }).observe({ type: 'resource' });
  setInterval(() => !document.hidden && renew(), RENEW_MS);
  document.addEventListener('visibilitychange', () => document.hidden && renew());
  let openHref = location.href;
  router.subscribe(({ navigation }) => {
    // the router also tells that the open page loads new data
    if (navigation.state !== 'idle' || location.href === openHref) return;
    openHref = location.href;
    keepSoon();
  });
  keepSoon();
}

/** Links of the open page to pages of its event that are needed at the field. */
function listLinks(): string[] {
  const [, , eventId = ''] = location.pathname.split('/');
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .map((link) => ({ url: new URL(link.href), isMarked: link.hasAttribute(KEEP_LINK_ATTRIBUTE) }))
    .filter(({ url }) => url.origin === location.origin && url.pathname.startsWith(`/event/${eventId}`))
    .filter(
      ({ url, isMarked }) => isMarked || isMyDayAddress(url) || url.pathname === `/event/${eventId}/power`,
    )
    .map(({ url }) => url.href);
}

/** Paths of the build files that the page has loaded, including those from before the worker was active. */
const listLoadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/builds/'))
    .map(({ pathname }) => pathname);
