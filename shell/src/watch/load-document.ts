/** The path of the document, which is not the current one after a navigation. */
export function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}

/** Loads the document of an address, or the current one again. */
export function loadDocument(href: string | null): void {
  // a page in the browser's back/forward cache has no router
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (href === null) location.reload();
  else location.assign(href);
}
