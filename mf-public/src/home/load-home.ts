import { recentVideosQuery, type Settled } from '@holeshot/client';
import type { PageArgs } from '@holeshot/platform';
import { previewEvent } from '../event/preview-event';
import type { StreamPreview } from '../stream/stream-card';

/** One large stream and three rows of three. */
const STREAMS = 10;

export type HomeData = Settled<StreamPreview[]>;

export async function loadHome({ client, nowMs }: PageArgs): Promise<HomeData> {
  const reply = await client.settle(recentVideosQuery());
  if (!reply.ok) return reply;
  const videos = reply.value.slice(0, STREAMS);
  return {
    ok: true,
    value: videos.map((video) => ({ ...video, event: video.event && previewEvent(video.event, nowMs) })),
  };
}
