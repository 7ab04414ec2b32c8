import type { SiteNotes } from '../app/site-notes';

interface KeptPageWatch {
  siteNotes: Pick<SiteNotes, 'get' | 'set' | 'subscribe'>;
  /** sends any request to the site */
  ask: () => Promise<unknown>;
  /** loads the page's data again */
  reload: () => Promise<unknown>;
}

/**
 * On a copy that the service worker kept, waits until the site responds to any request, then reloads the data.
 * `noteAge` resets the age of the data at that response.
 */
export function watchKeptPage({ siteNotes, ask, reload }: KeptPageWatch): void {
  if (!siteNotes.get().isKept) return;
  const check = () => {
    if (siteNotes.get().dataAgeSeconds !== null) return;
    stop();
    siteNotes.set({ isKept: false });
    void reload().catch(() => undefined);
  };
  const stop = siteNotes.subscribe(check);
  const tryAgain = () => void ask().catch(() => undefined);
  addEventListener('online', tryAgain);
  tryAgain();
  // a response may have arrived before
  check();
}
