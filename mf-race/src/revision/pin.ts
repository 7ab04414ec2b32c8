import { type Client, defineQuery, type Query } from '@holeshot/client';

/** The query parameter that pins a page to a revision (R163). */
const PARAMETER = 'revision';

/** The revision that an address names, unparsed; `null` for the newest one. */
export const findPinned = ({ searchParams }: URL): string | null => searchParams.get(PARAMETER);

/** Pins an address to a revision, if there is one. */
export const pinnedHref = (href: string, pinned: number | string | null): string =>
  pinned === null
    ? href
    : `${href}${href.includes('?') ? '&' : '?'}${PARAMETER}=${encodeURIComponent(pinned)}`;

/** Pins a query to a revision, if there is one. */
export const pinQuery = <T>(query: Query<T>, pinned: string | null): Query<T> =>
  pinned === null ? query : defineQuery(pinnedHref(query.path, pinned), query.parse);

/** API paths that take a revision of the event. Single races have revisions of their own. */
const TAKES_REVISION =
  /^\/api\/public\/(events\/id|races|raceSummaries|laps|lapCounts|points|rankings)\b(?!.*\/raceId\/)/;

/** A client that loads an event as of a revision. */
export function pinClient(client: Client, pinned: string | null): Client {
  if (pinned === null) return client;
  const pin = <T>(query: Query<T>) => (TAKES_REVISION.test(query.path) ? pinQuery(query, pinned) : query);
  return {
    ...client,
    get: (query, options) => client.get(pin(query), options),
    settle: (query, options) => client.settle(pin(query), options),
    prefetch: () => undefined,
  };
}
