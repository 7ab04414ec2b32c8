import { useLocation } from '@holeshot/platform';

export type SearchChanges = Record<string, string | null>;

/** The same address with some of its query parameters changed; `null` takes one away. */
export function searchHref(location: { pathname: string; search: string }, changes: SearchChanges): string {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  return search ? `${location.pathname}?${search}` : location.pathname;
}

/** `searchHref` for the page that is open. */
export function useSearchHref(): (changes: SearchChanges) => string {
  const location = useLocation();
  return (changes) => searchHref(location, changes);
}
