import { type Client, defineQuery, type Settled, type Video, videoAtQuery } from '@holeshot/client';
import type { WireVideo } from '@holeshot/contract/wire';
import { formatWireClock, type LocalMs, type RaceDetails } from '@holeshot/domain';

/** A video of the page's event. */
export type EventVideo = Omit<Video, 'event'>;

export const toEventVideo = ({ event: _event, ...video }: Video): EventVideo => video;

/** A stream that covers the start of a race. */
export interface Stream extends EventVideo {
  /** the start of the race in the video, s, not rounded */
  offsetSeconds: number;
}

const streamsQuery = (eventId: string, raceStart: LocalMs) => {
  const { path, parse } = videoAtQuery(eventId, formatWireClock(raceStart));
  return defineQuery(path, async (json, options): Promise<Stream[]> => {
    const videos = await parse(json, options);
    return videos.map((video, index) => ({
      ...toEventVideo(video),
      offsetSeconds: (json as WireVideo[])[index]?.Offset ?? video.startSeconds,
    }));
  });
};

/** Loads the streams that cover the start of a race; empty before the start. */
export const loadStreams = async (
  client: Client,
  { eventId, start }: Pick<RaceDetails, 'eventId' | 'start'>,
): Promise<Settled<Stream[]>> =>
  start === null ? { ok: true, value: [] } : client.settle(streamsQuery(eventId, start));
