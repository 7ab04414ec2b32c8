import type { Session, Settled } from '@holeshot/client';
import { RouteError } from '@holeshot/platform';
import { locationOf, type Visit } from '@holeshot/platform/site';

/** What the server rendered a page from, for the browser to go on from. */
export interface Hydration {
  session: Settled<Session>;
  /** of the page's loader */
  data: unknown;
  /** what stands in the page's place; null when it stands */
  error: RouteError | null;
}

/** The visit that the server rendered, seen from the browser. */
export const hydratedVisit = ({ data, error }: Hydration): Visit => ({
  location: locationOf(location),
  data,
  failure: error && { error: RouteError.from(error) },
  scrollTo: null,
});
