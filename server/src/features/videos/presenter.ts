import type { WireVideo } from '@holeshot/contract/wire';
import { formatWireClock, fromInstantMs } from '@holeshot/domain';
import { presentEventListItem } from '../../events/read/present-event';
import type { StreamVideo } from './repository';

/** `startSeconds` is where in the video to begin. */
export function presentVideo(video: StreamVideo, startSeconds = 0): WireVideo {
  return {
    Videoid: video.videoId,
    Title: video.title,
    start: startSeconds,
    syncWarning: video.syncWarning,
    StreamStart: formatWireClock(fromInstantMs(video.startInstant.getTime(), video.timeZone)),
    DurationSeconds: video.durationSeconds,
    Event: video.event && presentEventListItem(video.event),
  };
}
