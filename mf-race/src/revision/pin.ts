import { type Client, defineQuery, type Query } from '@holeshot/client';

/** The query parameter that pins a page to a revision (R163). */
const PARAMETER = 'revision';

/** The revision that an address names, as it is written there; `null` for the newest one. */
export const findPinned = ({ searchParams }: URL): string | null => searchParams.get(PARAMETER);

/** An address that stays at a revision, if there is one. */
export const pinnedHref = (href: string, pinned: number | string | null): string =>
  pinned === null
    ? href
    : `${href}${href.includes('?') ? '&' : '?'}${PARAMETER}=${encodeURIComponent(pinned)}`;

/** The query for a revision, if there is one. */
export const pinQuery = <T>(query: Query<T>, pinned: string | null): Query<T> =>
  pinned === null ? query : defineQuery(pinnedHref(query.path, pinned), query.parse);

/** The calls about an event and its races that give a revision of the event; a race has revisions of its own. */
const GIVES_REVISIONS =
  /^\/api\/public\/(events\/id|races|raceSummaries|laps|lapCounts|points|rankings)\b(?!.*\/raceId\/)/;

/** A client that reads an event as a revision had it. */
export function pinClient(client: Client, pinned: string | null): Client {
  if (pinned === null) return client;
  const pin = <T>(query: Query<T>) => (GIVES_REVISIONS.test(query.path) ? pinQuery(query, pinned) : query);
  return {
    ...client,
    get: (query, options) => client.get(pin(query), options),
    settle: (query, options) => client.settle(pin(query), options),
    prefetch: () => undefined,
  };
}
