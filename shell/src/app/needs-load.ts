interface Change {
  currentUrl: URL;
  nextUrl: URL;
  /** what the router would do */
  defaultShouldRevalidate: boolean;
}

/**
 * Whether an open page's data is loaded anew for an address: not when only query parameters change that the page
 * does not read. A page that says nothing about them (`reads`) loads as the router would; so does the same address,
 * which is a wish to load again.
 */
export function needsLoad(
  reads: readonly string[] | undefined,
  { currentUrl, nextUrl, defaultShouldRevalidate }: Change,
): boolean {
  const isOtherSearch =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && reads !== undefined;
  if (!isOtherSearch) return defaultShouldRevalidate;
  return reads.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}
