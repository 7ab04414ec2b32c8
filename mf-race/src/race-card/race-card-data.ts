import {
  compareResults,
  type Guid,
  isDnf,
  type LocalMs,
  type Race,
  type RaceEvent,
  type RaceState,
  type RaceSummary,
  raceState,
  resultText,
} from '@holeshot/domain';
import { raceTitle } from '../racing/race-names';

export interface RaceCardPilot {
  pilotId: Guid;
  channelId: Guid | null;
  /** position or time; `null` until the race has ended */
  result: string | null;
}

export interface RaceCardData {
  id: Guid;
  title: string;
  eventType: Race['eventType'];
  roundNumber: number;
  raceNumber: number;
  start: LocalMs | null;
  /** `Sat`, in an event over several days; null in others */
  day: string | null;
  /** the event's, where the race has none */
  targetLaps: number;
  state: RaceState;
  pilots: RaceCardPilot[];
}

export type EventOfCard = Pick<RaceEvent, 'laps' | 'start' | 'end'>;

const DAY_MS = 86_400_000;
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

/** An evening that ends after midnight is one day. */
const lastsDays = ({ start, end }: EventOfCard): boolean =>
  start !== null && end !== null && end - start > DAY_MS;

/** The data of a race's card, with results only once the race has ended (R26). */
export function toRaceCard(race: Race, event: EventOfCard): RaceCardData {
  const state = raceState(race);
  const summaries = new Map(race.summaries.map((summary) => [summary.pilotId, summary]));
  const pilots = race.pilotChannels.map(({ pilotId, channelId }) => {
    const summary = summaries.get(pilotId);
    const result = state === 'finished' && summary ? resultText(summary) : null;
    return { pilotId, channelId, result, summary };
  });
  if (state === 'finished') pilots.sort((a, b) => compareFinished(a.summary, b.summary));
  return {
    id: race.id,
    title: raceTitle(race),
    eventType: race.eventType,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    start: race.start,
    day: race.start !== null && lastsDays(event) ? WEEKDAY.format(race.start) : null,
    targetLaps: race.targetLaps > 0 ? race.targetLaps : event.laps,
    state,
    pilots: pilots.map(({ summary: _, ...pilot }) => pilot),
  };
}

function compareFinished(a: RaceSummary | undefined, b: RaceSummary | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const seconds = (summary: RaceSummary) => summary.targetLapSeconds ?? Number.MAX_VALUE;
  return compareResults(withDnf(a), withDnf(b)) || seconds(a) - seconds(b);
}

/** With the DNF of R90, which may differ from the stored one. */
const withDnf = (summary: RaceSummary): RaceSummary => ({ ...summary, dnf: isDnf(summary) });
