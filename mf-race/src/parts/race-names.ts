import type { Race } from '@holeshot/domain';

type RaceNumbers = Pick<Race, 'eventType' | 'roundNumber' | 'raceNumber'>;

/** A race card's title: round event type, round number and race number (specification section 2). */
export const raceTitle = ({ eventType, roundNumber, raceNumber }: RaceNumbers): string =>
  `${eventType} ${roundNumber}-${raceNumber}`;

/** The race in words; one whose round is gone has only its own number. */
export const racePlace = ({ roundNumber, raceNumber }: Omit<RaceNumbers, 'eventType'>): string =>
  roundNumber > 0 ? `Round ${roundNumber}, Race ${raceNumber}` : `Race ${raceNumber}`;

/** `1 Lap`, `3 Laps` */
export const lapsLabel = (laps: number): string => `${laps} ${laps === 1 ? 'Lap' : 'Laps'}`;

/** `HS`, `Lap 1` */
export const lapName = (lapNumber: number): string => (lapNumber === 0 ? 'Holeshot' : `Lap ${lapNumber}`);
