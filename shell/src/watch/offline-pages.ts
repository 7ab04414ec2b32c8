import { type createBrowserRouter, createPath } from 'react-router-dom';
import { keepEvent } from './keep-event';
import { documentPath, loadDocument } from './load-document';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'dispose'>;

interface KeptPages {
  router: Router;
  registration: Promise<ServiceWorkerRegistration | undefined>;
}

/** Starts to keep pages once the first page of an event is open. */
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
 * Called when the site does not respond. Loads the document of a navigation in progress, or of one that failed, instead: the
 * worker responds with its copy, or with a list of the pages that it has.
 */
export function loadKeptPage(router: Router): void {
  const { errors, location: shown, navigation } = router.state;
  // the document itself would fail again
  const failed = errors && shown.pathname !== documentPath() ? shown : undefined;
  const next = navigation.location ?? failed;
  if (!next || !navigator.serviceWorker?.controller) return;
  router.dispose();
  loadDocument(createPath(next));
}
