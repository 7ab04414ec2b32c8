import { ordinal, type Race, type RaceSummary, type Round } from '@holeshot/domain';

type RaceNumbers = Pick<Race, 'eventType' | 'roundNumber' | 'raceNumber'>;

/** A race card's title: round event type, round number and race number (specification section 2). */
export const raceTitle = ({ eventType, roundNumber, raceNumber }: RaceNumbers): string =>
  `${eventType} ${roundNumber}-${raceNumber}`;

/** The race in words; one whose round is gone has only its own number. */
export const racePlace = ({ roundNumber, raceNumber }: Omit<RaceNumbers, 'eventType'>): string =>
  roundNumber > 0 ? `Round ${roundNumber}, Race ${raceNumber}` : `Race ${raceNumber}`;

/** Heading of a round: optional stage, name or event type, number (specification section 2). */
export const roundHeading = (
  round: Pick<Round, 'name' | 'eventType' | 'roundNumber'>,
  stageName: string | undefined,
): string =>
  [stageName, round.name || round.eventType, `Round ${round.roundNumber}`].filter(Boolean).join(' ');

/** `1 Lap`, `3 Laps` */
export const lapsLabel = (laps: number): string => `${laps} ${laps === 1 ? 'Lap' : 'Laps'}`;

/** `HS`, `Lap 1` */
export const lapName = (lapNumber: number): string => (lapNumber === 0 ? 'Holeshot' : `Lap ${lapNumber}`);

/** A place as text: `DNF`, `1st`, or a dash where there is none. */
export const placeText = ({ dnf, position }: Pick<RaceSummary, 'dnf' | 'position'>): string =>
  dnf ? 'DNF' : position === null ? '–' : ordinal(position) || '–';
