import type { SiteNotes } from '../app/site-notes';

interface KeptPageWatch {
  siteNotes: Pick<SiteNotes, 'get' | 'set' | 'subscribe'>;
  /** asks the site for anything */
  ask: () => Promise<unknown>;
  /** loads the page's data again */
  reload: () => Promise<unknown>;
}

/**
 * Waits on a page that the service worker kept until the site answers: then its data is loaded anew. The first answer ends the
 * age of the data (`noteAge`), whoever asked.
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
  // an answer may have come before
  check();
}
