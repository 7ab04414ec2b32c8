export { layOutTrack, TRACK_ELEMENT_KINDS, type TrackElement, type TrackElementKind } from './lay-out-track';
export {
  closedCourse,
  fitCourse,
  placeOn,
  stretchOf,
  type TrackBend,
  type TrackCourse,
  type TrackGate,
  type TrackPoint,
} from './track-course';
