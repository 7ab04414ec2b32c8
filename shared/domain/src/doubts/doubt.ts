import type { Guid, RaceDetails } from '../model';
import type { ValidLap } from '../valid-laps';
import type { UsualLap } from './usual-laps';

export type DoubtKind =
  | 'short-lap'
  | 'split-lap'
  | 'double-lap'
  | 'missing-lap'
  | 'equal-laps'
  | 'unseen-gate'
  | 'clock-step';

/** Something about a race that is probably wrong. */
export interface Doubt {
  kind: DoubtKind;
  /** `null` for a doubt about the whole race */
  pilotId: Guid | null;
  /** `null` unless a single crossing raises it */
  detectionId: Guid | null;
  /** seconds, or the number of the gate for `unseen-gate` */
  value: number;
  /** a sentence to show, with that value */
  text: string;
}

export type DoubtfulRace = Pick<
  RaceDetails,
  'start' | 'totalPausedSeconds' | 'laps' | 'detections' | 'pilotChannels'
>;

/** A pilot's laps that count in the race, by time. */
export interface Flight {
  pilotId: Guid;
  laps: readonly ValidLap[];
}

export interface UsualFlight extends Flight {
  usual: UsualLap;
}
