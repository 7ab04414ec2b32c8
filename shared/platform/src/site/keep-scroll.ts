const SETTLED_AFTER_MS = 100;

/** Notes in the open history entry how far down its page is scrolled. */
export const noteScroll = (): void => window.history.replaceState({ scrollY: window.scrollY }, '');

/** What was noted in an entry, px; null in one that the browser made for a link to a place on the open page. */
export const notedScroll = (entry: unknown): number | null =>
  typeof entry === 'object' && entry !== null && 'scrollY' in entry && typeof entry.scrollY === 'number'
    ? entry.scrollY
    : null;

/**
 * Notes the place whenever scrolling has come to rest, so that going back finds it again: the browser's own way would
 * look for it before the page's data has come. Returns what ends it.
 */
export function keepScroll(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(noteScroll, SETTLED_AFTER_MS);
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  // a page that is left for another site, or loaded again, is the browser's to put back
  const giveBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  takeOver();
  noteScroll();
  window.addEventListener('scroll', noteSoon, { passive: true });
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', takeOver);
  return () => {
    clearTimeout(timer);
    giveBack();
    window.removeEventListener('scroll', noteSoon);
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', takeOver);
  };
}

/** Scrolls to where a visit asks for. */
export function scrollTo(target: number | 'hash' | null, hash: string): void {
  if (target === null) return;
  if (target !== 'hash') window.scrollTo(0, target);
  else document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
