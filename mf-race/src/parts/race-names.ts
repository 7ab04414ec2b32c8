import type { Race } from '@holeshot/domain';

export type NamedRace = Pick<Race, 'id' | 'eventType' | 'roundNumber' | 'raceNumber'>;

/** The race that a time was flown in. */
export const raceOf = ({
  raceId,
  eventType,
  roundNumber,
  raceNumber,
}: Omit<NamedRace, 'id'> & { raceId: string }): NamedRace => ({
  id: raceId,
  eventType,
  roundNumber,
  raceNumber,
});

/**
 * A race card's title: round event type, round number and race number (specification section 2). Races whose round is
 * gone may share all three: the start of their id tells them apart.
 */
export function raceTitle({ id, eventType, roundNumber, raceNumber }: NamedRace): string {
  const title = `${eventType} ${roundNumber}-${raceNumber}`;
  return roundNumber > 0 ? title : `${title} (${id.slice(0, 4)})`;
}

/**
 * Whether races have to be named with the type of their round: numbers count per type (domain notes 1.5), so an event
 * with several types has a round 1 of each.
 */
export const hasSeveralTypes = (races: readonly Pick<Race, 'eventType'>[]): boolean =>
  new Set(races.map(({ eventType }) => eventType)).size > 1;

/** The race in words: `Round 3, Race 1`, `TimeTrial Round 3, Race 1`; `Race 1 (3f9a)` whose round is gone. */
export function racePlace(race: NamedRace, namesType: boolean): string {
  const { id, eventType, roundNumber, raceNumber } = race;
  if (roundNumber <= 0) return `Race ${raceNumber} (${id.slice(0, 4)})`;
  return `${namesType ? `${eventType} ` : ''}Round ${roundNumber}, Race ${raceNumber}`;
}

/** The same in short: `3·1`, `T3·1`; the first letter stands for the type (domain notes 1.5). */
export function raceShort({ eventType, roundNumber, raceNumber }: NamedRace, namesType: boolean): string {
  if (roundNumber <= 0) return `?·${raceNumber}`;
  return `${namesType ? eventType.charAt(0) : ''}${roundNumber}·${raceNumber}`;
}

/** `1 Lap`, `3 Laps` */
export const lapsLabel = (laps: number): string => `${laps} ${laps === 1 ? 'Lap' : 'Laps'}`;

/** `HS`, `Lap 1` */
export const lapName = (lapNumber: number): string => (lapNumber === 0 ? 'Holeshot' : `Lap ${lapNumber}`);
