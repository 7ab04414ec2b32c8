import { and, eq, isNotNull } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, schema } from '../database';
import type { ChannelStream, YoutubeApi } from './youtube';

const { clubs, events, videos } = schema;

const HOUR_MS = 3_600_000;
/** A stream may begin this long before its event's start, and this long after it. */
const EARLY_MS = 3 * HOUR_MS;
const LATE_MS = 18 * HOUR_MS;

export interface FoundStreams {
  /** streams that were not known before */
  added: number;
  /** streams that ended since, or were renamed */
  changed: number;
  /** one line per club whose channel could not be read */
  faults: string[];
}

/**
 * Looks for the streams of every club that has a channel, and links each to the club's event of that time. What
 * people linked by hand stays as it is. A channel that cannot be read is a fault of that club alone.
 */
export async function findClubStreams(database: Database, api: YoutubeApi): Promise<FoundStreams> {
  const found: FoundStreams = { added: 0, changed: 0, faults: [] };
  const rows = await database.db
    .select({ clubId: clubs.id, channelId: clubs.youtubeChannelId })
    .from(clubs)
    .where(isNotNull(clubs.youtubeChannelId));
  for (const { clubId, channelId } of rows) {
    if (!channelId) continue;
    try {
      const streams = await api.listStreams(channelId);
      const { added, changed } = await database.transaction((tx) => storeStreams(tx, clubId, streams));
      found.added += added;
      found.changed += changed;
    } catch (error) {
      found.faults.push(`club ${clubId}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return found;
}

async function storeStreams(tx: Queryable, clubId: number, streams: readonly ChannelStream[]) {
  const known = await tx.select().from(videos).where(eq(videos.clubId, clubId));
  const hosted = await tx
    .select({ id: events.id, startInstant: events.startInstant })
    .from(events)
    .where(and(eq(events.clubId, clubId), isNotNull(events.startInstant)));
  let [added, changed] = [0, 0];
  for (const { videoId, title, startedAt, durationSeconds } of streams) {
    const row = known.find((video) => video.videoId === videoId);
    if (!row) {
      const eventId = eventAt(hosted, startedAt);
      await tx
        .insert(videos)
        .values({ clubId, eventId, videoId, title, startInstant: startedAt, durationSeconds });
      added += 1;
    } else if (row.title !== title || row.durationSeconds !== durationSeconds) {
      await tx.update(videos).set({ title, durationSeconds }).where(eq(videos.id, row.id));
      changed += 1;
    }
  }
  if (added + changed > 0) await bumpRevisions(tx, ['videos']);
  return { added, changed };
}

/** The event whose start is nearest to the stream's, of those it may belong to. */
function eventAt(
  hosted: readonly { id: string; startInstant: Date | null }[],
  startedAt: Date,
): string | null {
  const near = hosted
    .map(({ id, startInstant }) => ({ id, lateMs: startedAt.getTime() - (startInstant?.getTime() ?? 0) }))
    .filter(({ lateMs }) => lateMs >= -EARLY_MS && lateMs <= LATE_MS)
    .sort((a, b) => Math.abs(a.lateMs) - Math.abs(b.lateMs));
  return near[0]?.id ?? null;
}
