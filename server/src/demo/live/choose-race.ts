import { compareRaces, type Guid, type Race, raceState } from '@holeshot/domain';

type Candidate = Pick<Race, 'id' | 'roundId' | 'roundOrder' | 'raceNumber' | 'start' | 'end'>;

/** The next step of the demo event. */
export interface NextRace {
  raceId: Guid;
  /** races to fly again, because all were flown */
  resetIds: Guid[];
}

/**
 * The race in progress, which begins anew, else the next one. After the last race it repeats the last round, so that
 * the event never ends. Undefined without races.
 */
export function chooseRace(races: readonly Candidate[]): NextRace | undefined {
  const sorted = [...races].sort(compareRaces);
  const inState = (state: string) => sorted.find((race) => raceState(race) === state);
  const next = inState('in-progress') ?? inState('not-started');
  if (next) return { raceId: next.id, resetIds: [] };
  const last = sorted.at(-1);
  const lastRound = sorted.filter(({ roundId }) => roundId === last?.roundId).map(({ id }) => id);
  const [first] = lastRound;
  return first === undefined ? undefined : { raceId: first, resetIds: lastRound };
}
