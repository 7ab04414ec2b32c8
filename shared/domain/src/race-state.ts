import type { Race } from './model';

export type RaceState = 'not-started' | 'in-progress' | 'finished';

type RacePlace = Pick<Race, 'id' | 'roundId' | 'roundOrder' | 'raceNumber'>;
type RaceTimes = Pick<Race, 'start' | 'end'>;

/** The state of a race by its start and end (R85). */
export function raceState(race: RaceTimes): RaceState {
  if (race.start === null) {
    return 'not-started';
  }
  return race.end === null ? 'in-progress' : 'finished';
}

/** Whether an event has finished, by its last and next races (R86). */
export function isEventFinished(last: readonly unknown[], next: readonly unknown[]): boolean {
  return last.length > 0 && next.length === 0;
}

/** Sorts the races of an event by round order, then race number; races without a round are last (R74). */
export function compareRaces(a: RacePlace, b: RacePlace): number {
  return (
    getOrder(a) - getOrder(b) || a.raceNumber - b.raceNumber || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1)
  );
}

export interface RaceSplit<T> {
  /** the last `n` finished races, in racing order */
  last(n: number): T[];
  /** the next `n` races: those in progress, then those not started, each in racing order */
  next(n: number): T[];
}

/**
 * Splits an event's races into finished and next ones. A race in progress is a next one: otherwise an event would count
 * as finished during its last race (R86).
 */
export function splitRaces<T extends RacePlace & RaceTimes>(races: readonly T[]): RaceSplit<T> {
  const sorted = [...races].sort(compareRaces);
  const inState = (state: RaceState): T[] => sorted.filter((race) => raceState(race) === state);
  const finished = inState('finished');
  const unfinished = [...inState('in-progress'), ...inState('not-started')];
  return {
    last: (n) => finished.slice(Math.max(0, finished.length - n)),
    next: (n) => unfinished.slice(0, Math.max(0, n)),
  };
}

function getOrder(race: RacePlace): number {
  return race.roundId === null ? Number.MAX_SAFE_INTEGER : race.roundOrder;
}
