export { type Crossing, getLapNumber, listCrossings, type ReplayRace } from './crossings';
export { lapsDown } from './laps-down';
export {
  countCrossings,
  type LapProgress,
  lapProgress,
  type MomentRow,
  OUT_AFTER_LAPS,
  raceAfter,
} from './race-moment';
export { createReplay, type Replay, type ReplayMoment } from './replay';
export { listReplayChanges, type ReplayChange } from './replay-changes';
export { type TrackPlace, trackPlaces } from './track-places';
