import { type ClubFull, clubFullQuery, FetchError, toFailure } from '@holeshot/client';
import { type PageArgs, RouteError } from '@holeshot/platform';
import type { EventPreview } from '../event/preview-event';
import { previewEvent } from '../event/preview-event';

export interface ClubData {
  club: Omit<ClubFull, 'events'>;
  events: EventPreview[];
}

/** the error's text (R47) */
const MISSING_CLUB = 'Missing Club object';

/** Throws a 404 when there is no such club. */
export async function loadClub({ client, params, nowMs }: PageArgs): Promise<ClubData> {
  const { clubId = '' } = params;
  if (!/^\d+$/.test(clubId)) throw new RouteError(404, MISSING_CLUB);
  const { events, ...club } = await client.get(clubFullQuery(Number(clubId))).catch(throwNotFound);
  return { club, events: events.map((event) => previewEvent(event, nowMs)) };
}

/** An id that cannot exist, such as 0, is malformed for the API (400). */
function throwNotFound(error: unknown): never {
  if (!(error instanceof FetchError) || (error.status !== 404 && error.status !== 400)) throw error;
  throw new RouteError(404, MISSING_CLUB, toFailure(error, error.url));
}
