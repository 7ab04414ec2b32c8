import { countText, type EventType, eventTypeText, type Race, type RaceLink } from '@holeshot/domain';

export { raceTitle } from '@holeshot/domain';

/** `7-3` from `Race 7-3` or `Time trial 7-3`, if there is no room for the type. */
export const shortTitle = (title: string): string => title.replace(/^\D+/, '');

/** The race of a time or result. */
export const toRaceLink = ({
  raceId,
  eventType,
  roundNumber,
  raceNumber,
}: Omit<RaceLink, 'id'> & { raceId: string }): RaceLink => ({
  id: raceId,
  eventType,
  roundNumber,
  raceNumber,
});

/** Whether race labels need the type, because each type has its own round 1 (R69). */
export const hasSeveralTypes = (races: readonly Pick<Race, 'eventType'>[]): boolean =>
  new Set(races.map(({ eventType }) => eventType)).size > 1;

/** `Round 3, Race 1`; with the type `Time trial Round 3, Race 1`; `Race 1 (3f9a)` if the round is missing. */
export function raceLabel(race: RaceLink, showsType: boolean): string {
  const { id, eventType, roundNumber, raceNumber } = race;
  if (roundNumber <= 0) return `Race ${raceNumber} (${id.slice(0, 4)})`;
  return `${showsType ? `${eventTypeText(eventType)} ` : ''}Round ${roundNumber}, Race ${raceNumber}`;
}

/** The short label: `3·1`; with the first letter of the type `T3·1` (R69). */
export function shortRaceLabel({ eventType, roundNumber, raceNumber }: RaceLink, showsType: boolean): string {
  if (roundNumber <= 0) return `?·${raceNumber}`;
  return `${showsType ? eventType.charAt(0) : ''}${roundNumber}·${raceNumber}`;
}

/** `1 Lap`, `3 Laps` */
export const lapsLabel = (laps: number): string => countText(laps, 'Lap');

/** The times of an event's target laps: `N Laps` for Race, `Best N Laps` for TimeTrial and CasualPractice (R31). */
export const targetLabel = (eventType: EventType, laps: number): string =>
  eventType === 'TimeTrial' || eventType === 'CasualPractice' ? `Best ${lapsLabel(laps)}` : lapsLabel(laps);

/** `Holeshot`, `Lap 1` */
export const lapName = (lapNumber: number): string => (lapNumber === 0 ? 'Holeshot' : `Lap ${lapNumber}`);

/** `the holeshot`, `lap 1`, within a sentence */
export const lapInSentence = (lapNumber: number): string =>
  lapNumber === 0 ? 'the holeshot' : `lap ${lapNumber}`;

/** `HS`, `Lap 1`: the heading of a lap's column, or its label in a drawing. */
export const lapHeading = (lapNumber: number): string => (lapNumber === 0 ? 'HS' : `Lap ${lapNumber}`);

/** The lap of a pilot who has flown 2 laps: `3 of 3`; `3` without a limit (R87). Stays at the last one. */
export const currentLapText = (flown: number, limit: number): string =>
  `${Math.min(flown + 1, limit)}${limit === Number.POSITIVE_INFINITY ? '' : ` of ${limit}`}`;
