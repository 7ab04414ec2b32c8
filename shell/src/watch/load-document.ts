/** Loads the document of an address, or the current one again. */
export function loadDocument(href: string | null): void {
  // a page in the browser's back/forward cache has no router
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (href === null) location.reload();
  else location.assign(href);
}
