import {
  DAY_MS,
  formatWeekday,
  type Guid,
  type LocalMs,
  type Race,
  type RaceEvent,
  type RaceOutcome,
  type RaceState,
  type ResultsInTime,
  raceOutcomes,
  raceState,
} from '@holeshot/domain';
import { raceTitle } from '../racing/race-names';

export interface RaceCardPilot {
  pilotId: Guid;
  channelId: Guid | null;
  /** `null` until the race has ended */
  result: Pick<RaceOutcome, 'place' | 'text' | 'gap' | 'isOut'> | null;
}

export interface RaceCardData {
  id: Guid;
  title: string;
  eventType: Race['eventType'];
  roundNumber: number;
  raceNumber: number;
  start: LocalMs | null;
  /** expected start of a race that has not begun; `null` without an estimate */
  expectedStart: LocalMs | null;
  bracket: Race['bracket'];
  /** `Winners`, `A final`; `''` outside of brackets */
  bracketText: string;
  /** `Sat`, if the event takes several days; else `null` */
  day: string | null;
  /** the event's target laps if the race has none */
  targetLaps: number;
  state: RaceState;
  /** the state of the results (R160) */
  resultState?: ResultsInTime;
  /** in the order of the result once the race has ended */
  pilots: RaceCardPilot[];
}

export type EventOfCard = Pick<RaceEvent, 'laps' | 'start' | 'end'>;

/** Longer than 24 hours, so that an evening that ends after midnight is one day. */
const lastsDays = ({ start, end }: EventOfCard): boolean =>
  start !== null && end !== null && end - start > DAY_MS;

/** The data of a race's card, with results only once the race has ended (R26). */
export function toRaceCard(
  race: Race,
  event: EventOfCard,
  expectedStart: LocalMs | null = null,
): RaceCardData {
  const state = raceState(race);
  const targetLaps = race.targetLaps > 0 ? race.targetLaps : event.laps;
  return {
    id: race.id,
    title: raceTitle(race),
    eventType: race.eventType,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    start: race.start,
    expectedStart,
    bracket: race.bracket,
    bracketText: bracketText(race.bracket),
    day: race.start !== null && lastsDays(event) ? formatWeekday(race.start) : null,
    targetLaps,
    state,
    ...(race.resultState && { resultState: race.resultState }),
    pilots: state === 'finished' ? listResults(race, targetLaps) : listEntries(race),
  };
}

/** Finals are drawn as A, B, C (R103). */
const bracketText = (bracket: string): string =>
  bracket === 'None' ? '' : /^[A-Z]$/.test(bracket) ? `${bracket} final` : bracket;

const listEntries = ({ pilotChannels }: Race): RaceCardPilot[] =>
  pilotChannels.map(({ pilotId, channelId }) => ({ pilotId, channelId, result: null }));

/** Pilots without a result, who are not in the summaries, come last. */
function listResults(race: Race, targetLaps: number): RaceCardPilot[] {
  const entries = listEntries(race);
  const results = raceOutcomes(race.summaries, targetLaps).flatMap(({ pilotId, place, text, gap, isOut }) => {
    const entry = entries.find((other) => other.pilotId === pilotId);
    return entry ? [{ ...entry, result: { place, text, gap, isOut } }] : [];
  });
  const withResult = new Set(results.map(({ pilotId }) => pilotId));
  return [...results, ...entries.filter(({ pilotId }) => !withResult.has(pilotId))];
}
