import { type Client, eventQuery, lastRacesQuery, nextRacesQuery, raceQuery } from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import type { Race } from '@holeshot/domain';
import type { FollowData } from '../live/follow-data';
import { findCurrentRace, getRefreshPace } from './current-race';

/** A client that records the answered calls. */
export function noteCalls(client: Client): { client: Client; paths: ReadonlySet<string> } {
  const paths = new Set<string>();
  return {
    paths,
    client: {
      ...client,
      async get(query, options) {
        const value = await client.get(query, options);
        paths.add(query.path);
        return value;
      },
      async settle(query, options) {
        const reply = await client.settle(query, options);
        if (reply.ok) paths.add(query.path);
        return reply;
      },
    },
  };
}

/** What a live page polls (R135), and what it reads again when that changes. `paths`: its answered calls. */
export function toFollow(
  eventId: string,
  last: readonly Race[],
  next: readonly Race[],
  paths: ReadonlySet<string>,
): FollowData {
  const current = findCurrentRace(next);
  const currentPath = current && raceQuery(eventId, current.id).path;
  const shows = current !== undefined && paths.has(currentPath ?? '');
  const watch = [
    nextRacesQuery(eventId, NEXT_RACES).path,
    lastRacesQuery(eventId, LAST_RACES).path,
    ...(currentPath !== undefined && shows ? [currentPath] : []),
    // it changes alone
    ...[...paths].filter((path) => path.endsWith('/called')),
  ];
  return {
    raceId: shows ? current.id : null,
    watch,
    also: [...paths].filter((path) => !watch.includes(path)),
    pace: getRefreshPace(last, next),
  };
}

/** A new or removed event, pilot or registration changes the event's own call. */
export function toAwaited(eventId: string, paths: ReadonlySet<string>): Pick<FollowData, 'watch' | 'also'> {
  const watch = [eventQuery(eventId).path];
  return { watch, also: [...paths].filter((path) => !watch.includes(path)) };
}
