import { DAY_MS, type LocalMs } from '@holeshot/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Database, invalidate, type Queryable, schema } from '../database';
import type { ChannelStream, YoutubeApi } from './youtube';

const { clubs, events, videos } = schema;

const HOUR_MS = 3_600_000;
/** How long before and after its event's start a stream may begin. */
const EARLY_MS = 3 * HOUR_MS;
const LATE_MS = 18 * HOUR_MS;

export interface StreamChanges {
  /** new streams */
  added: number;
  /** stored streams that have ended or were renamed */
  changed: number;
  /** one line per club whose channel could not be read */
  faults: string[];
}

/**
 * Stores the streams of every club that has a channel, each linked to the club's event of that time. Links that people
 * made by hand stay as they are. A channel that cannot be read is reported and does not affect other clubs.
 */
export async function findClubStreams(database: Database, api: YoutubeApi): Promise<StreamChanges> {
  const changes: StreamChanges = { added: 0, changed: 0, faults: [] };
  const rows = await database.db
    .select({ clubId: clubs.id, channelId: clubs.youtubeChannelId })
    .from(clubs)
    .where(isNotNull(clubs.youtubeChannelId));
  for (const { clubId, channelId } of rows) {
    if (!channelId) continue;
    try {
      const streams = await api.listStreams(channelId);
      const { added, changed } = await database.transaction((tx) => storeStreams(tx, clubId, streams));
      changes.added += added;
      changes.changed += changed;
    } catch (error) {
      changes.faults.push(`club ${clubId}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return changes;
}

async function storeStreams(tx: Queryable, clubId: number, streams: readonly ChannelStream[]) {
  // another search or the admin may store videos of the club concurrently
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('update');
  const storedVideos = await tx.select().from(videos).where(eq(videos.clubId, clubId));
  const hostedEvents = await tx
    .select({ id: events.id, startMs: events.startMs, startInstant: events.startInstant })
    .from(events)
    // a joined event leads to another, which has its streams
    .where(and(eq(events.clubId, clubId), isNotNull(events.startInstant), isNull(events.joinedTo)));
  let [added, changed] = [0, 0];
  for (const { videoId, title, startedAt, durationSeconds } of streams) {
    const row = storedVideos.find((video) => video.videoId === videoId);
    if (!row) {
      const eventId = findEventAt(hostedEvents, startedAt);
      await tx
        .insert(videos)
        .values({ clubId, eventId, videoId, title, startInstant: startedAt, durationSeconds });
      added += 1;
    } else if (row.title !== title || row.durationSeconds !== durationSeconds) {
      await tx.update(videos).set({ title, durationSeconds }).where(eq(videos.id, row.id));
      changed += 1;
    }
  }
  if (added + changed > 0) await invalidate(tx, ['videos']);
  return { added, changed };
}

interface HostedEvent {
  id: string;
  startMs: LocalMs | null;
  startInstant: Date | null;
}

/** An event that starts at midnight has no time (R42): its streams begin on its day. */
const isAtTime = ({ startMs, lateMs }: { startMs: LocalMs | null; lateMs: number }): boolean =>
  startMs !== null && startMs % DAY_MS === 0
    ? lateMs >= 0 && lateMs < DAY_MS
    : lateMs >= -EARLY_MS && lateMs <= LATE_MS;

/** The id of the event whose start is nearest to the stream's, within the limits above. */
function findEventAt(hostedEvents: readonly HostedEvent[], startedAt: Date): string | null {
  const candidates = hostedEvents
    .map(({ startInstant, ...event }) => ({
      ...event,
      lateMs: startedAt.getTime() - (startInstant?.getTime() ?? 0),
    }))
    .filter(isAtTime)
    .sort((a, b) => Math.abs(a.lateMs) - Math.abs(b.lateMs));
  return candidates[0]?.id ?? null;
}
