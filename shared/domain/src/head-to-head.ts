import { groupBy } from './group-by';
import type { RaceSummary } from './model';
import { compareResults } from './results-order';

type Result = Pick<RaceSummary, 'position' | 'dnf'>;

/** A race that ended, in which a person met another pilot. */
export interface Meeting {
  /** of the other pilot */
  name: string;
  own: Result;
  other: Result;
}

/** How often a person was ahead of another pilot. */
export interface HeadToHead {
  name: string;
  /** races won, of those flown together */
  won: number;
  flown: number;
}

/** Pilots have another id in every event: equal names in any case are one pilot. */
export const pilotKey = (name: string): string => name.trim().toLowerCase();

/**
 * Counts per pilot the races that a person was ahead in, under the newest spelling of the pilot's name, `meetings` being
 * newest first. A race counts when both have a position; the better result is ahead, and who finished is ahead of who did
 * not (R91). Pilots met most often come first, then by name.
 */
export function headToHead(meetings: readonly Meeting[]): HeadToHead[] {
  const counted = meetings.filter(({ own, other }) => own.position !== null && other.position !== null);
  return [...groupBy(counted, ({ name }) => pilotKey(name))]
    .map(([key, races]) => ({
      key,
      name: races[0]?.name ?? key,
      won: races.filter(({ own, other }) => compareResults(own, other) < 0).length,
      flown: races.length,
    }))
    .sort((a, b) => b.flown - a.flown || (a.key < b.key ? -1 : 1))
    .map(({ key: _, ...rival }) => rival);
}
