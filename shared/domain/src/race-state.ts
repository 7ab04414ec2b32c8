import type { Race } from './model';

export type RaceState = 'not-started' | 'in-progress' | 'finished';

type RacePlace = Pick<Race, 'id' | 'roundId' | 'roundOrder' | 'raceNumber'>;
type RaceTimes = Pick<Race, 'start' | 'end'>;

/** Source: specification section 4, Race timing. */
export function raceState(race: RaceTimes): RaceState {
  if (race.start === null) {
    return 'not-started';
  }
  return race.end === null ? 'in-progress' : 'finished';
}

/** Reading (a) of specification section 4, from lists of at most 3 races each. */
export function isEventFinished(last: readonly unknown[], next: readonly unknown[]): boolean {
  return last.length > 0 && next.length === 0;
}

/**
 * Compares the races of an event for sorting: order of the round, then race number; races without a round
 * last. Source: domain notes 1.7.
 */
export function compareRaces(a: RacePlace, b: RacePlace): number {
  return orderOf(a) - orderOf(b) || a.raceNumber - b.raceNumber || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1);
}

export interface RaceSplit<T> {
  /** the last `n` ended races, in race order */
  last(n: number): T[];
  /** the first `n` races not ended, one in progress before all others, then in race order */
  next(n: number): T[];
}

/**
 * Splits an event's races into ended and not ended. A race in progress belongs to `next`: otherwise an
 * event would count as finished while its last race is being flown.
 * Source: specification section 4, domain notes 1.12 (previous, current, next).
 */
export function splitRaces<T extends RacePlace & RaceTimes>(races: readonly T[]): RaceSplit<T> {
  const sorted = [...races].sort(compareRaces);
  const inState = (state: RaceState): T[] => sorted.filter((race) => raceState(race) === state);
  const ended = inState('finished');
  const open = [...inState('in-progress'), ...inState('not-started')];
  return {
    last: (n) => ended.slice(Math.max(0, ended.length - n)),
    next: (n) => open.slice(0, Math.max(0, n)),
  };
}

function orderOf(race: RacePlace): number {
  return race.roundId === null ? Number.MAX_SAFE_INTEGER : race.roundOrder;
}
