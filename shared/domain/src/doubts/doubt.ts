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
  /** the crossing that raises it, where it is one */
  detectionId: Guid | null;
  /** the number that raises it: seconds, or for gates their number */
  value: number;
  /** a sentence for people, with that number */
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

/** One with the pilot's usual lap. */
export interface UsualFlight extends Flight {
  usual: UsualLap;
}
