/**
 * Whether a navigation from one address to another loads page data. It does not when only the hash changes, or only
 * query parameters that the page does not read. A page without a `searchParams` list loads at every change of the
 * query. Opening the same address again reloads.
 */
export function shouldLoad(searchParams: readonly string[] | undefined, from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || from.href === to.href) return true;
  if (from.search === to.search) return false;
  return !searchParams || searchParams.some((param) => readParam(from, param) !== readParam(to, param));
}

/** The value of a parameter such as `result`; for `tab=replay`, whether `tab` has that value. */
function readParam({ searchParams }: URL, param: string): string | boolean | null {
  const [name = '', value] = param.split('=');
  return value === undefined ? searchParams.get(name) : searchParams.get(name) === value;
}
