import { type Failure, recentVideosQuery } from '@holeshot/client';
import type { PageArgs } from '@holeshot/platform';
import { showEvent } from '../parts/show-event';
import type { ShownVideo } from '../parts/stream-card';

/** One large, the others in rows of three. */
const STREAMS = 10;

export type HomeData = { ok: true; videos: ShownVideo[] } | { ok: false; failure: Failure };

export async function loadHome({ client, nowMs }: PageArgs): Promise<HomeData> {
  const reply = await client.settle(recentVideosQuery());
  if (!reply.ok) return reply;
  const videos = reply.value.slice(0, STREAMS);
  return {
    ok: true,
    videos: videos.map((video) => ({ ...video, event: video.event && showEvent(video.event, nowMs) })),
  };
}
