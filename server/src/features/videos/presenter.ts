import type { WireVideo } from '@holeshot/contract/wire';
import { formatWireClock, fromInstantMs } from '@holeshot/domain';
import { presentEventListItem } from '../../events/read/present-event';
import type { StreamVideo } from './repository';

/** `offsetSeconds` is where in the video to begin. */
export function presentVideo(video: StreamVideo, offsetSeconds = 0): WireVideo {
  return {
    Videoid: video.videoId,
    Title: video.title,
    start: Math.floor(offsetSeconds),
    Offset: offsetSeconds,
    syncWarning: video.syncWarning,
    StreamStart: formatWireClock(fromInstantMs(video.startInstant.getTime(), video.timeZone)),
    DurationSeconds: video.durationSeconds,
    Event: video.event && presentEventListItem(video.event),
  };
}
