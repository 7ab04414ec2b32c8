import * as z from 'zod/mini';

/** A finished or running live stream of a channel. */
export interface ChannelStream {
  videoId: string;
  title: string;
  startedAt: Date;
  /** `null` while it runs */
  durationSeconds: number | null;
}

export interface YoutubeApi {
  /** The channel's newest live streams, newest upload first. Rejects with `YoutubeError`. */
  listStreams(channelId: string): Promise<ChannelStream[]>;
  /** Requests one video, which need not exist. Rejects with `YoutubeError`. */
  ping(): Promise<void>;
}

/** An error reply, or no reply. The message never contains the key. */
export class YoutubeError extends Error {
  override readonly name = 'YoutubeError';
}

const BASE_URL = 'https://www.googleapis.com/youtube/v3';
const TIMEOUT_MS = 15_000;
/** The largest page of the API. */
const PAGE_SIZE = 50;
/** The job runs every half hour, so it sees every upload among the newest hundred. */
const MAX_PAGES = 2;

const channelsSchema = z.object({
  items: z.optional(
    z.array(z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }) })),
  ),
});
const playlistSchema = z.object({
  nextPageToken: z.optional(z.string()),
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })),
});
const videosSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({ title: z.string() }),
      liveStreamingDetails: z.optional(
        z.object({ actualStartTime: z.optional(z.string()), actualEndTime: z.optional(z.string()) }),
      ),
    }),
  ),
});
const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * A client of the YouTube Data API v3: it lists the uploads of a channel, then their streaming times. For 50 uploads
 * this takes three calls of one unit of quota each; the API's search costs a hundred.
 */
export function createYoutubeApi({
  apiKey,
  baseUrl = BASE_URL,
}: {
  apiKey: string;
  baseUrl?: string;
}): YoutubeApi {
  async function call<T>(schema: z.ZodMiniType<T>, path: string, params: Record<string, string>): Promise<T> {
    const search = new URLSearchParams({ ...params, key: apiKey });
    const response = await fetch(`${baseUrl}/${path}?${search}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    }).catch((cause: unknown) => {
      throw new YoutubeError(`${path}: no reply`, { cause });
    });
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const reply = errorSchema.safeParse(json);
      const why = reply.success ? reply.data.error.message : response.statusText;
      throw new YoutubeError(`${path}: ${response.status} ${why}`);
    }
    const result = schema.safeParse(json);
    if (!result.success) throw new YoutubeError(`${path}: a reply of another shape`);
    return result.data;
  }

  async function listUploads(playlistId: string): Promise<string[]> {
    const ids: string[] = [];
    let pageToken = '';
    for (let page = 0; page < MAX_PAGES; page++) {
      const reply = await call(playlistSchema, 'playlistItems', {
        part: 'contentDetails',
        playlistId,
        maxResults: String(PAGE_SIZE),
        ...(pageToken ? { pageToken } : {}),
      });
      ids.push(...reply.items.map(({ contentDetails }) => contentDetails.videoId));
      if (!reply.nextPageToken) break;
      pageToken = reply.nextPageToken;
    }
    return ids;
  }

  async function listVideos(ids: readonly string[]): Promise<ChannelStream[]> {
    const { items } = await call(videosSchema, 'videos', {
      part: 'snippet,liveStreamingDetails',
      id: ids.join(','),
      maxResults: String(PAGE_SIZE),
    });
    return items.flatMap(({ id, snippet, liveStreamingDetails: live }) => {
      // Plain uploads and announced streams have no start.
      if (!live?.actualStartTime) return [];
      const startedAt = new Date(live.actualStartTime);
      const durationSeconds = live.actualEndTime
        ? Math.round((Date.parse(live.actualEndTime) - startedAt.getTime()) / 1000)
        : null;
      return [{ videoId: id, title: snippet.title, startedAt, durationSeconds }];
    });
  }

  return {
    async ping() {
      await listVideos(['dQw4w9WgXcQ']);
    },
    async listStreams(channelId) {
      const { items = [] } = await call(channelsSchema, 'channels', {
        part: 'contentDetails',
        id: channelId,
      });
      const [channel] = items;
      if (!channel) throw new YoutubeError(`channels: there is no channel ${channelId}`);
      const ids = await listUploads(channel.contentDetails.relatedPlaylists.uploads);
      const pages = Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, page) =>
        ids.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      );
      return (await Promise.all(pages.map(listVideos))).flat();
    },
  };
}
