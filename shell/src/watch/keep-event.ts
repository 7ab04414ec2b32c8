import { isMyDayAddress, KEEP_LINK_ATTRIBUTE, type KeepMessage } from '@holeshot/contract';

const RENEW_MS = 120_000;

interface KeptEvent {
  router: { subscribe: (listener: (state: { navigation: { state: string } }) => void) => () => void };
  getWorker: () => Promise<Pick<ServiceWorker, 'postMessage'> | null | undefined>;
}

/**
 * Keeps the pages of the event that is open: the page itself, the day of a pilot that it links to, who is followed here or
 * signed in, what is safe to power, and what the page marks, such as the question about a lap. A page that reads new data,
 * because its event goes on, is kept again every two minutes, and when the phone is put away.
 */
export function keepEvent({ router, getWorker }: KeptEvent): void {
  let hasRead = false;
  const keep = async (pages: string[]) => {
    if (!location.pathname.startsWith('/event/')) return;
    hasRead = false;
    const message: KeepMessage = { kind: 'keep', pages: [...new Set(pages)], files: listLoadedFiles() };
    (await getWorker())?.postMessage(message);
  };
  const keepAll = () => keep([location.href, ...listLinks()]);
  const renew = () => (hasRead ? keep([location.href]) : undefined);

  new PerformanceObserver((list) => {
    hasRead ||= list.getEntries().some(({ name }) => new URL(name).pathname.startsWith('/api/public/'));
  }).observe({ type: 'resource' });
  setInterval(() => !document.hidden && renew(), RENEW_MS);
  document.addEventListener('visibilitychange', () => document.hidden && renew());
  // after the page has rendered, so that its links are there
  router.subscribe(({ navigation }) => navigation.state === 'idle' && setTimeout(keepAll, 0));
  void keepAll();
}

/** Pages of the event that somebody at the field needs, where the open page links to them. */
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

/** Files of builds that the page has loaded, also before the worker was there. */
const listLoadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/builds/'))
    .map(({ pathname }) => pathname);
