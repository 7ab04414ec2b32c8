import { type LocalMs, parseClock, toInstantMs } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import type { Scope } from '../../database';
import { readOfClub } from '../../events/read/clubs';
import { getEventWith } from '../../events/read/whole-event';
import { presentVideo } from './presenter';
import { listRecentVideos, listVideosOfClub, listVideosOfEvent, type StreamVideo } from './repository';

const RECENT_VIDEOS = 12;
/** The assumed duration of a stream that has not ended. */
const DEFAULT_STREAM_SECONDS = 12 * 60 * 60;

function parseStart(text: string): LocalMs | null {
  try {
    return parseClock(text.replaceAll('_', ' '));
  } catch {
    throw new ApiError('bad-parameter', 'start must be a date and time that exists', 'start');
  }
}

/** Where the video shows the moment, in seconds from its start, or null when the video doesn't cover it. */
function findSeconds(video: StreamVideo, instantMs: number): number | null {
  const sinceStartMs = instantMs - video.startInstant.getTime();
  const seconds = Math.round(sinceStartMs + video.offsetSeconds * 1000) / 1000;
  return seconds >= 0 && seconds < (video.durationSeconds ?? DEFAULT_STREAM_SECONDS) ? seconds : null;
}

const scopesOfEvent = ({ eventId }: { eventId: string }): Scope[] => [`event:${eventId}`, 'videos', 'clubs'];

export const videoRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('recentVideos', {
    scopes: () => ['videos', 'events', 'clubs'],
    read: async (db) => (await listRecentVideos(db, RECENT_VIDEOS)).map((video) => presentVideo(video)),
  });
  app.publicRead('clubVideos', {
    scopes: () => ['videos', 'events', 'clubs'],
    read: readOfClub(async (db, clubId) =>
      (await listVideosOfClub(db, clubId)).map((video) => presentVideo(video)),
    ),
  });
  app.publicRead('eventVideos', {
    scopes: scopesOfEvent,
    async read(db, { eventId }, cache) {
      const [, videos] = await getEventWith(db, cache, eventId, listVideosOfEvent(db, eventId));
      return videos.map((video) => presentVideo(video));
    },
  });
  app.publicRead('videoAt', {
    scopes: scopesOfEvent,
    async read(db, { eventId, start }, cache) {
      const local = parseStart(start);
      const [event, videos] = await getEventWith(db, cache, eventId, listVideosOfEvent(db, eventId));
      if (local === null) return [];
      const instantMs = toInstantMs(local, event.timeZone);
      return videos.flatMap((video) => {
        const seconds = findSeconds(video, instantMs);
        return seconds === null ? [] : [presentVideo(video, seconds)];
      });
    },
  });
};
