import {
  compareResults,
  type Guid,
  isDnf,
  type LocalMs,
  type Race,
  type RaceState,
  type RaceSummary,
  raceState,
  resultText,
} from '@holeshot/domain';
import { raceTitle } from './race-names';

export interface RaceCardPilot {
  pilotId: Guid;
  channelId: Guid | null;
  /** place or time; `null` until the race has ended */
  result: string | null;
}

export interface RaceCardData {
  id: Guid;
  title: string;
  eventType: Race['eventType'];
  roundNumber: number;
  raceNumber: number;
  start: LocalMs | null;
  targetLaps: number;
  state: RaceState;
  pilots: RaceCardPilot[];
}

/** One race as a card shows it; results only once it has ended (specification section 2, race card). */
export function raceCard(race: Race): RaceCardData {
  const state = raceState(race);
  const summaries = new Map(race.summaries.map((summary) => [summary.pilotId, summary]));
  const pilots = race.pilotChannels.map(({ pilotId, channelId }) => {
    const summary = summaries.get(pilotId);
    const result = state === 'finished' && summary ? resultText(summary) : null;
    return { pilotId, channelId, result, summary };
  });
  if (state === 'finished') pilots.sort((a, b) => compareShown(a.summary, b.summary));
  return {
    id: race.id,
    title: raceTitle(race),
    eventType: race.eventType,
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    start: race.start,
    targetLaps: race.targetLaps,
    state,
    pilots: pilots.map(({ summary: _, ...pilot }) => pilot),
  };
}

function compareShown(a: RaceSummary | undefined, b: RaceSummary | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const seconds = (summary: RaceSummary) => summary.targetLapSeconds ?? Number.MAX_VALUE;
  return compareResults(asShown(a), asShown(b)) || seconds(a) - seconds(b);
}

/** With the DNF that screens show, which may not be the stored one. */
const asShown = (summary: RaceSummary): RaceSummary => ({ ...summary, dnf: isDnf(summary) });
