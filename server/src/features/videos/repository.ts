import type { Guid } from '@holeshot/domain';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { prepareOnce, type Queryable, schema } from '../../database';
import { isVisible, type ListedEvent, listEvents } from '../../events/read/list-events';

const { clubs, events, videos } = schema;

export interface StreamVideo {
  videoId: string;
  title: string;
  startInstant: Date;
  durationSeconds: number | null;
  /** by which the stream shows a moment later than its start says */
  offsetSeconds: number;
  syncWarning: boolean;
  /** zone of its event, else of its club */
  timeZone: string;
  event: ListedEvent | null;
}

const selectVideos = (db: Queryable, where: SQL | undefined, limit: number) =>
  db
    .select({
      videoId: videos.videoId,
      title: videos.title,
      startInstant: videos.startInstant,
      durationSeconds: videos.durationSeconds,
      offsetSeconds: videos.offsetSeconds,
      syncWarning: videos.syncWarning,
      eventId: videos.eventId,
      clubZone: clubs.timeZone,
    })
    .from(videos)
    .innerJoin(clubs, eq(clubs.id, videos.clubId))
    .leftJoin(events, eq(events.id, videos.eventId))
    .where(and(where, or(isNull(videos.eventId), isVisible)))
    .orderBy(desc(videos.startInstant), desc(videos.id))
    .limit(limit);

async function withEvents(
  db: Queryable,
  rows: Awaited<ReturnType<typeof selectVideos>>,
): Promise<StreamVideo[]> {
  const eventIds = [...new Set(rows.flatMap(({ eventId }) => eventId ?? []))];
  const list = eventIds.length > 0 ? await listEvents(db, { where: inArray(events.id, eventIds) }) : [];
  const byId = new Map(list.map((event) => [event.id, event]));
  return rows.map(({ eventId, clubZone, ...video }) => {
    const event = byId.get(eventId ?? '') ?? null;
    return { ...video, event, timeZone: event?.timeZone ?? clubZone };
  });
}

const MAX_VIDEOS = 200;

/** The newest videos of all clubs. */
export const listRecentVideos = async (db: Queryable, limit: number): Promise<StreamVideo[]> =>
  withEvents(db, await selectVideos(db, undefined, limit));

/** Newest first. */
export const listVideosOfClub = async (db: Queryable, clubId: number): Promise<StreamVideo[]> =>
  withEvents(db, await selectVideos(db, eq(videos.clubId, clubId), MAX_VIDEOS));

const prepareVideosOfEvent = prepareOnce('videos_of_event', (db, name) =>
  selectVideos(db, eq(videos.eventId, sql.placeholder('eventId')), MAX_VIDEOS).prepare(name),
);

/** Newest first. */
export const listVideosOfEvent = async (db: Queryable, eventId: Guid): Promise<StreamVideo[]> =>
  withEvents(db, await prepareVideosOfEvent(db).execute({ eventId }));
