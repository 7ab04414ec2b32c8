export { outerSide, roundToTenth, toPath } from './draw-course';
export { type EstimatedPlace, estimatePlace } from './estimate-place';
export { type EventCourse, eventCourse } from './event-course';
export {
  layOutTrack,
  leastLapSeconds,
  TRACK_ELEMENT_KINDS,
  type TrackElement,
  type TrackElementKind,
} from './lay-out-track';
export { createTagPlacer, type PlacedTag, type TaggedDot } from './place-tags';
export {
  closedCourse,
  fitCourse,
  getStretch,
  placeOn,
  type TrackBend,
  type TrackCourse,
  type TrackGate,
  type TrackPoint,
} from './track-course';
