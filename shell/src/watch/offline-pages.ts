import type { createBrowserRouter } from 'react-router-dom';
import { keepEvent } from './keep-event';
import { loadDocument } from './load-document';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'dispose'>;

interface KeptPages {
  router: Router;
  registration: Promise<ServiceWorkerRegistration | undefined>;
}

/** Keeps pages of events from the first one that is opened on. */
export function keepEventPages({ router, registration }: KeptPages): void {
  const getWorker = async () => (await registration) && (await navigator.serviceWorker.ready).active;
  const start = async () => {
    if (!location.pathname.startsWith('/event/') || !(await registration)) return;
    stop();
    keepEvent({ router, getWorker });
  };
  const stop = router.subscribe(({ navigation }) => void (navigation.state === 'idle' && start()));
  void start();
}

/**
 * The site did not answer a page that was about to open: the worker may have its document, or says what it has. The page in
 * the browser stays as it is, with data and code of one moment.
 */
export function loadKeptPage(router: Router): void {
  const next = router.state.navigation.location;
  if (!next || !navigator.serviceWorker?.controller) return;
  router.dispose();
  loadDocument(`${next.pathname}${next.search}${next.hash}`);
}
