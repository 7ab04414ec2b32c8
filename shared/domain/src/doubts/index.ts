export type { Doubt, DoubtfulRace, DoubtKind } from './doubt';
export { findDoubts } from './find-doubts';
export { type UsualLap, usualLaps } from './usual-laps';
