import { groupBy } from './group-by';
import type { RaceSummary } from './model';
import { compareResults } from './results-order';

type Result = Pick<RaceSummary, 'position' | 'dnf'>;

/** A race that ended, in which a person met another pilot. */
export interface Meeting {
  /** name of the other pilot */
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

/** Pilots have a different id in every event, so equal names, ignoring case, are one pilot. */
export const pilotKey = (name: string): string => name.trim().toLowerCase();

/**
 * Counts, per opponent, the races in which a person was ahead, under the newest spelling of the opponent's name.
 * `meetings` are newest first. A race counts when both have a position; the better result is ahead, and a finisher is
 * ahead of a DNF (R91). Pilots met most often come first, then by name.
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
