import type { EventType } from './model';

export interface EventTraits {
  /** finished races have results */
  hasResults: boolean;
  hasPoints: boolean;
  /** laps after the target do not count for positions */
  hasLapLimit: boolean;
  countsForRecords: boolean;
}

const NOTHING: EventTraits = {
  hasResults: false,
  hasPoints: false,
  hasLapLimit: false,
  countsForRecords: false,
};
const TIMED: EventTraits = { ...NOTHING, countsForRecords: true };

const TRAITS: Record<EventType, EventTraits> = {
  Race: { hasResults: true, hasPoints: true, hasLapLimit: true, countsForRecords: true },
  Endurance: { hasResults: true, hasPoints: true, hasLapLimit: false, countsForRecords: true },
  TimeTrial: { hasResults: true, hasPoints: false, hasLapLimit: false, countsForRecords: true },
  Practice: NOTHING,
  CasualPractice: TIMED,
  Freestyle: NOTHING,
  Game: NOTHING,
  Training: TIMED,
  // a race without a round counts for records (R83)
  Unknown: TIMED,
};

/** The traits of races of this type (R87). */
export function eventTraits(eventType: EventType): EventTraits {
  return TRAITS[eventType];
}

/** The lap that ends a pilot's race; infinite without a target, and in types that do not stop at it (R87). */
export const lapLimit = ({ eventType, targetLaps }: { eventType: EventType; targetLaps: number }): number =>
  eventTraits(eventType).hasLapLimit && targetLaps > 0 ? targetLaps : Number.POSITIVE_INFINITY;
