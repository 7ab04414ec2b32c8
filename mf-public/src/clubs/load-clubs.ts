import { clubsQuery, publicQuery, type Settled } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { Club, EventListItem } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';

/** The next event by club id. */
export type NextEvents = Readonly<Record<number, Pick<EventListItem, 'id' | 'name' | 'start' | 'timeZone'>>>;

export interface ClubsData {
  clubs: Settled<Club[]>;
  /** empty when they do not load; the clubs do not need them */
  next: NextEvents;
}

export async function loadClubs({ client }: PageArgs): Promise<ClubsData> {
  const [clubs, events] = await Promise.all([
    client.settle(clubsQuery()),
    client.settle(publicQuery('events', paths.nextEvents, {})),
  ]);
  const planned = events.ok ? events.value : [];
  return {
    clubs,
    next: Object.fromEntries(
      planned.map(({ id, name, start, timeZone, club }) => [club.id, { id, name, start, timeZone }]),
    ),
  };
}
