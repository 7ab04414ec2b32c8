import {
  type Career,
  clubVideosQuery,
  eventsOfUserQuery,
  mapSettled,
  type Profile,
  profileQuery,
  publicQuery,
  racesOfUserQuery,
  type Settled,
  type UserStats,
  userStatsQuery,
} from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { EventListItem, Race } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { previewEvent } from '../event/preview-event';
import { type RecordChange, recordChangesOfUserQuery } from '../records/record-changes.query';
import type { StreamPreview } from '../stream/stream-card';
import { type AttendedRow, joinResults } from './attended-events';
import { groupRaces, type RacesOfEvent } from './recent-races';

/** the clubs of the latest events, whose streams are shown */
const CLUBS = 3;
const VIDEOS = 6;

export interface ProfileData {
  profile: Profile;
  stats: Settled<UserStats>;
  career: Settled<Career>;
  /** of the best laps: newest first; none when they could not be loaded */
  recordChanges: RecordChange[];
  events: Settled<AttendedRow[]>;
  races: Settled<RacesOfEvent[]>;
  videos: Settled<StreamPreview[]>;
}

/** Throws when the profile does not load; every other part may fail alone. */
export async function loadProfile({ client, params, nowMs }: PageArgs): Promise<ProfileData> {
  const profile = await client.get(profileQuery(params.pilotHandle ?? ''));
  const [stats, career, changes, events, races] = await Promise.all([
    client.settle(userStatsQuery(profile.id)),
    client.settle(publicQuery('career', paths.careerOfUser, { userId: profile.id })),
    client.settle(recordChangesOfUserQuery(profile.id)),
    client.settle(eventsOfUserQuery(profile.id)),
    client.settle(racesOfUserQuery(profile.id)),
  ]);
  const videos = events.ok ? await loadVideos(client, events.value, nowMs) : events;
  return {
    profile,
    stats,
    career,
    recordChanges: changes.ok ? changes.value : [],
    events: mapSettled(events, (list) =>
      joinResults(
        list.map((event) => previewEvent(event, nowMs)),
        career.ok ? career.value : null,
      ),
    ),
    races: joinRaces(races, events, stats),
    videos,
  };
}

function joinRaces(
  races: Settled<Race[]>,
  events: Settled<EventListItem[]>,
  stats: Settled<UserStats>,
): Settled<RacesOfEvent[]> {
  if (!races.ok) return races;
  if (!events.ok) return events;
  const pilotIds = stats.ok ? stats.value.pilotIds : {};
  return { ok: true, value: groupRaces(races.value, events.value, pilotIds) };
}

async function loadVideos(
  client: PageArgs['client'],
  events: readonly EventListItem[],
  nowMs: number,
): Promise<Settled<StreamPreview[]>> {
  const clubIds = [...new Set(events.map(({ club }) => club.id))].slice(0, CLUBS);
  const replies = await Promise.all(clubIds.map((clubId) => client.settle(clubVideosQuery(clubId))));
  const failed = replies.find((reply) => !reply.ok);
  if (failed && !failed.ok) return failed;
  const value = replies
    .flatMap((reply) => (reply.ok ? reply.value : []))
    .sort((a, b) => (b.streamStart ?? 0) - (a.streamStart ?? 0))
    .slice(0, VIDEOS)
    .map((video) => ({ ...video, event: video.event && previewEvent(video.event, nowMs) }));
  return { ok: true, value };
}
