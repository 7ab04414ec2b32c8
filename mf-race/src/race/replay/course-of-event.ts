import type { Layout } from '@holeshot/client';
import { eventCourse, type TrackCourse } from '@holeshot/domain';

/** The track of a replay. */
export interface EventCourse {
  course: TrackCourse;
  /** the name of the track; `null` for a generated one, which is not to scale */
  layoutName: string | null;
}

/** The event's own track, or without a usable one, the generated track of its banner. */
export function courseOfEvent(eventId: string, layout: Layout | null): EventCourse {
  const { course, isToScale } = eventCourse(eventId, layout?.elements ?? null);
  return { course, layoutName: isToScale ? layout?.name || 'The track of this event' : null };
}
