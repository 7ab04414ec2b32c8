import type { Video } from '@holeshot/client';
import type { LocalMs } from '@holeshot/domain';

/** A moment in a video. */
export interface StreamMoment {
  videoId: string;
  /** whole seconds from the start of the video */
  seconds: number;
}

/**
 * Finds `time` in the first video that covers it; `null` if none does. `startSeconds` is the start of the race in a
 * video. Both times are on the event's clock.
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
