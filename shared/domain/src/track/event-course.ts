import { TRACK_TENSION, trackBends } from '../track-path';
import { layOutTrack, type TrackElement } from './lay-out-track';
import { closedCourse, type TrackCourse } from './track-course';

/** The track of an event. */
export interface EventCourse {
  /** of a layout in metres, else in pixels */
  course: TrackCourse;
  /** drawn from a layout; a generated track has neither numbers nor a length */
  isToScale: boolean;
}

/** As in banners, px. */
const GENERATED = { width: 620, height: 300 };

/** The course through the elements of an event's layout; without a usable one, the generated track of its banner. */
export function eventCourse(seed: string, elements: readonly TrackElement[] | null): EventCourse {
  const course = elements && layOutTrack(elements);
  if (course) return { course, isToScale: true };
  const generated = closedCourse(trackBends(seed, GENERATED), TRACK_TENSION);
  if (!generated) throw new Error('A generated track has at least eight bends');
  return { course: generated, isToScale: false };
}
