import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { notFoundError } from '../../../api/api-error';
import { type Queryable, schema } from '../../../database';
import { newestFirst } from '../../../events/read/list-events';
import { findPage, PAGE_SIZE } from '../page/pager';

const { clubs, events, videos } = schema;

const MAX_EVENTS = 200;

/** A club with its channel. */
export interface ClubWithChannel {
  id: number;
  name: string;
  timeZone: string;
  channelId: string | null;
}

const CLUB_COLUMNS = {
  id: clubs.id,
  name: clubs.name,
  timeZone: clubs.timeZone,
  channelId: clubs.youtubeChannelId,
};

/** A page, from 1 and the last one at most, of all clubs, by name, with the number of their videos. */
export async function listClubs(
  db: Queryable,
  askedPage: number,
): Promise<{ clubs: (ClubWithChannel & { videos: number })[]; total: number; page: number }> {
  const total = await db.$count(clubs);
  const { page, offset } = findPage(askedPage, total);
  const rows = await db
    .select({ ...CLUB_COLUMNS, videos: count(videos.id) })
    .from(clubs)
    .leftJoin(videos, eq(videos.clubId, clubs.id))
    .groupBy(clubs.id)
    .orderBy(sql`lower(${clubs.name}) collate "C"`, asc(clubs.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  return { clubs: rows, total, page };
}

/** The club with this id. Throws 404. */
export async function getClub(db: Queryable, clubId: number): Promise<ClubWithChannel> {
  const [club] = await db.select(CLUB_COLUMNS).from(clubs).where(eq(clubs.id, clubId));
  if (!club) throw notFoundError('club', 'clubId');
  return club;
}

/** An event to which a video can be linked. */
export interface LinkableEvent {
  id: string;
  name: string;
  /** by the clock of the event */
  startMs: number | null;
  startInstant: Date | null;
  /** the club's zone when null */
  timeZone: string | null;
}

const EVENT_COLUMNS = {
  id: events.id,
  name: events.name,
  startMs: events.startMs,
  startInstant: events.startInstant,
  timeZone: events.timeZone,
};

/** The newest 200 events of a club, without those that were joined with another, which has their videos. */
export const listClubEvents = (db: Queryable, clubId: number): Promise<LinkableEvent[]> =>
  db
    .select(EVENT_COLUMNS)
    .from(events)
    .where(and(eq(events.clubId, clubId), isNull(events.joinedTo)))
    .orderBy(...newestFirst)
    .limit(MAX_EVENTS);

/** An event of a club; undefined for any other text. */
export async function findClubEvent(
  db: Queryable,
  { clubId, eventId }: { clubId: number; eventId: string },
): Promise<LinkableEvent | undefined> {
  const [event] = await db
    .select(EVENT_COLUMNS)
    .from(events)
    .where(and(eq(events.clubId, clubId), eq(sql`${events.id}::text`, eventId)));
  return event;
}

export type VideoRow = typeof videos.$inferSelect;

/** A video with the event to which it is linked. */
export interface LinkedVideo {
  video: VideoRow;
  event: LinkableEvent | null;
}

const selectVideos = (db: Queryable) =>
  db
    .select({ video: videos, event: EVENT_COLUMNS })
    .from(videos)
    .leftJoin(events, eq(events.id, videos.eventId));

/** A page, from 1 and the last one at most, of the videos of a club, newest first. */
export async function listClubVideos(
  db: Queryable,
  { clubId, ...asked }: { clubId: number; page: number },
): Promise<{ videos: LinkedVideo[]; total: number; page: number }> {
  const where = eq(videos.clubId, clubId);
  const total = await db.$count(videos, where);
  const { page, offset } = findPage(asked.page, total);
  const rows = await selectVideos(db)
    .where(where)
    .orderBy(desc(videos.startInstant), desc(videos.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  return { videos: rows, total, page };
}

/** The video with this id of the database. Throws 404. */
export async function getVideo(db: Queryable, id: number): Promise<LinkedVideo> {
  const [row] = await selectVideos(db).where(eq(videos.id, id));
  if (!row) throw notFoundError('video', 'videoId');
  return row;
}
