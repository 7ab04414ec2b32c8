import { type ClubFull, clubFullQuery, FetchError, toFailure } from '@holeshot/client';
import { type PageArgs, RouteError } from '@holeshot/platform';
import { showEvent } from '../parts/show-event';
import type { ShownEvent } from '../parts/shown-event';

export interface ClubData {
  club: Omit<ClubFull, 'events'>;
  events: ShownEvent[];
}

/** The specification's text for a club that is not there (sections 4 and 8). */
const MISSING = 'Missing Club object';

/** Throws a 404 that says so when the address names no club. */
export async function loadClub({ client, params, nowMs }: PageArgs): Promise<ClubData> {
  const { clubId = '' } = params;
  if (!/^\d+$/.test(clubId)) throw new RouteError(404, MISSING);
  const { events, ...club } = await client.get(clubFullQuery(Number(clubId))).catch(sayMissing);
  return { club, events: events.map((event) => showEvent(event, nowMs)) };
}

/** The API calls a number that can be no id, such as 0, malformed (400). */
function sayMissing(error: unknown): never {
  if (!(error instanceof FetchError) || (error.status !== 404 && error.status !== 400)) throw error;
  throw new RouteError(404, MISSING, toFailure(error, error.url));
}
