import { closedCourse, type TrackCourse } from '@holeshot/domain';
import { TRACK_TENSION, trackBends } from '@holeshot/ui';

/** As in banners. */
const SIZE = { width: 620, height: 300 };

/** The generated track of an event's banner, for events without a layout; not to scale. */
export function seededCourse(eventId: string): TrackCourse {
  const course = closedCourse(trackBends(eventId, SIZE), TRACK_TENSION);
  if (!course) throw new Error('A generated track has at least eight bends');
  return course;
}
