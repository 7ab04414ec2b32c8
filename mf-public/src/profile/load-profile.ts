import {
  clubVideosQuery,
  eventsOfUserQuery,
  type Failure,
  type Profile,
  profileQuery,
  racesOfUserQuery,
  type Settled,
  type UserStats,
  userStatsQuery,
} from '@holeshot/client';
import type { EventListItem, Race } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { showEvent } from '../parts/show-event';
import type { ShownEvent } from '../parts/shown-event';
import type { ShownVideo } from '../parts/stream-card';
import { groupRaces, type RacesOfEvent } from './recent-races';

/** Streams of at most this many clubs, the ones flown with last. */
const CLUBS = 3;
const VIDEOS = 6;

type Part<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface ProfileData {
  profile: Profile;
  stats: Part<UserStats>;
  events: Part<ShownEvent[]>;
  races: Part<RacesOfEvent[]>;
  videos: Part<ShownVideo[]>;
}

/** The profile must be there; any other part may fail alone. */
export async function loadProfile({ client, params, nowMs }: PageArgs): Promise<ProfileData> {
  const profile = await client.get(profileQuery(params.pilotHandle ?? ''));
  const [stats, events, races] = await Promise.all([
    client.settle(userStatsQuery(profile.id)),
    client.settle(eventsOfUserQuery(profile.id)),
    client.settle(racesOfUserQuery(profile.id)),
  ]);
  const videos = events.ok ? await loadVideos(client, events.value, nowMs) : events;
  return {
    profile,
    stats,
    events: mapPart(events, (list) => list.map((event) => showEvent(event, nowMs))),
    races: joinRaces(races, events, stats),
    videos,
  };
}

const mapPart = <T, U>(part: Settled<T>, map: (value: T) => U): Part<U> =>
  part.ok ? { ok: true, value: map(part.value) } : part;

function joinRaces(
  races: Settled<Race[]>,
  events: Settled<EventListItem[]>,
  stats: Settled<UserStats>,
): Part<RacesOfEvent[]> {
  if (!races.ok) return races;
  if (!events.ok) return events;
  const pilotIds = stats.ok ? stats.value.pilotIds : {};
  return { ok: true, value: groupRaces(races.value, events.value, pilotIds) };
}

async function loadVideos(
  client: PageArgs['client'],
  events: readonly EventListItem[],
  nowMs: number,
): Promise<Part<ShownVideo[]>> {
  const clubIds = [...new Set(events.map(({ club }) => club.id))].slice(0, CLUBS);
  const replies = await Promise.all(clubIds.map((clubId) => client.settle(clubVideosQuery(clubId))));
  const failed = replies.find((reply) => !reply.ok);
  if (failed && !failed.ok) return failed;
  const value = replies
    .flatMap((reply) => (reply.ok ? reply.value : []))
    .sort((a, b) => (b.streamStart ?? 0) - (a.streamStart ?? 0))
    .slice(0, VIDEOS)
    .map((video) => ({ ...video, event: video.event && showEvent(video.event, nowMs) }));
  return { ok: true, value };
}
