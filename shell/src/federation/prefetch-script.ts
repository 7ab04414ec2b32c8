const prefetchedUrls = new Set<string>();

/** The page's script tag of a file. */
export const findScript = (url: string): Element | null => document.querySelector(`script[src="${url}"]`);

/**
 * Fetches a script into the browser's cache. Not with a preload link: when a preload fails, the browser reuses the
 * failure for the script itself.
 */
export function prefetchScript(url: string): void {
  if (prefetchedUrls.has(url) || findScript(url)) return;
  prefetchedUrls.add(url);
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => prefetchedUrls.delete(url));
}
