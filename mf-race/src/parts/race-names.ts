import type { Race } from '@holeshot/domain';

type RaceNumbers = Pick<Race, 'eventType' | 'roundNumber' | 'raceNumber'>;

/** A race card's title: round event type, round number and race number (specification section 2). */
export const raceTitle = ({ eventType, roundNumber, raceNumber }: RaceNumbers): string =>
  `${eventType} ${roundNumber}-${raceNumber}`;

/**
 * Whether races have to be named with the type of their round: numbers count per type (domain notes 1.5), so an event
 * with several types has a round 1 of each.
 */
export const hasSeveralTypes = (races: readonly Pick<Race, 'eventType'>[]): boolean =>
  new Set(races.map(({ eventType }) => eventType)).size > 1;

/** The race in words: `Round 3, Race 1`, `TimeTrial Round 3, Race 1`; one whose round is gone has only its own number. */
export function racePlace({ eventType, roundNumber, raceNumber }: RaceNumbers, namesType: boolean): string {
  if (roundNumber <= 0) return `Race ${raceNumber}`;
  return `${namesType ? `${eventType} ` : ''}Round ${roundNumber}, Race ${raceNumber}`;
}

/** The same in short: `3·1`, `T3·1`; the first letter stands for the type (domain notes 1.5). */
export function raceShort({ eventType, roundNumber, raceNumber }: RaceNumbers, namesType: boolean): string {
  if (roundNumber <= 0) return `?·${raceNumber}`;
  return `${namesType ? eventType.charAt(0) : ''}${roundNumber}·${raceNumber}`;
}

/** `1 Lap`, `3 Laps` */
export const lapsLabel = (laps: number): string => `${laps} ${laps === 1 ? 'Lap' : 'Laps'}`;

/** `HS`, `Lap 1` */
export const lapName = (lapNumber: number): string => (lapNumber === 0 ? 'Holeshot' : `Lap ${lapNumber}`);
