import { useLocation } from '@holeshot/platform';

export type SearchChanges = Record<string, string | null>;

/** The href of a location with some query parameters changed; `null` removes a parameter. */
export function searchHref(location: { pathname: string; search: string }, changes: SearchChanges): string {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  return search ? `${location.pathname}?${search}` : location.pathname;
}

/** `searchHref` for the current location. */
export function useSearchHref(): (changes: SearchChanges) => string {
  const location = useLocation();
  return (changes) => searchHref(location, changes);
}
