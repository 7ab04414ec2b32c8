import { type ClubFull, clubFullQuery, FetchError } from '@holeshot/client';
import { clubHref } from '@holeshot/contract';
import type { PageArgs } from '@holeshot/platform';
import { showEvent } from '../parts/show-event';
import type { ShownEvent } from '../parts/shown-event';

export interface ClubData {
  club: Omit<ClubFull, 'events'>;
  events: ShownEvent[];
}

/** Throws 404 for an id that is none. */
export async function loadClub({ client, params, nowMs }: PageArgs): Promise<ClubData> {
  const { clubId = '' } = params;
  if (!/^\d+$/.test(clubId)) throw new FetchError('404 Not Found', clubHref({ clubId: 0 }), 404, null);
  const { events, ...club } = await client.get(clubFullQuery(Number(clubId)));
  return { club, events: events.map((event) => showEvent(event, nowMs)) };
}
