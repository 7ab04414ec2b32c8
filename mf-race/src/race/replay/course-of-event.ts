import type { Layout } from '@holeshot/client';
import { closedCourse, layOutTrack, TRACK_TENSION, type TrackCourse, trackBends } from '@holeshot/domain';

/** As in banners. */
const SIZE = { width: 620, height: 300 };

/** The track of a replay. */
export interface EventCourse {
  course: TrackCourse;
  /** the name of the track; `null` for a generated one, which is not to scale */
  layoutName: string | null;
}

/** The event's own track; without a usable one the generated track of its banner. */
export function courseOfEvent(eventId: string, layout: Layout | null): EventCourse {
  const course = layout && layOutTrack(layout.elements);
  if (course) return { course, layoutName: layout.name || 'The track of this event' };
  const generated = closedCourse(trackBends(eventId, SIZE), TRACK_TENSION);
  if (!generated) throw new Error('A generated track has at least eight bends');
  return { course: generated, layoutName: null };
}
