import type { Video } from '@holeshot/client';
import type { LocalMs } from '@holeshot/domain';

/** A second of a stream. */
export interface StreamMoment {
  videoId: string;
  /** from the video's start, whole */
  seconds: number;
}

/**
 * Where the first of the streams that cover it shows what happened at `time`; `null` where none does. The streams are
 * those of the race: their own `startSeconds` belong to its start. Both times are of the event's clock.
 */
export function findMoment(
  videos: readonly Pick<Video, 'videoId' | 'startSeconds' | 'durationSeconds'>[],
  raceStart: LocalMs | null,
  time: LocalMs,
): StreamMoment | null {
  if (raceStart === null) return null;
  for (const { videoId, startSeconds, durationSeconds } of videos) {
    const seconds = startSeconds + Math.floor((time - raceStart) / 1000);
    if (seconds >= 0 && seconds < (durationSeconds ?? Number.POSITIVE_INFINITY)) return { videoId, seconds };
  }
  return null;
}
