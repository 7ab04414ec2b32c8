import {
  type Channel,
  compareRaces,
  compareResults,
  eventTraits,
  formatSeconds,
  type Guid,
  type LocalMs,
  type Race,
  type RaceEvent,
  type RaceState,
  type RaceSummary,
  type Round,
  raceState,
  type Stage,
} from '@holeshot/domain';
import { placeText, raceTitle, roundHeading } from '../parts/race-names';
import { type ShownChannel, shownChannels } from '../parts/shown-channels';

export interface RaceCardPilot {
  pilotId: Guid;
  channelId: Guid | null;
  /** place or time; `null` until the race has ended */
  result: string | null;
}

export interface RaceCardData {
  id: Guid;
  title: string;
  roundNumber: number;
  raceNumber: number;
  start: LocalMs | null;
  targetLaps: number;
  state: RaceState;
  pilots: RaceCardPilot[];
}

export interface RoundSectionData {
  /** of the round; `''` for races whose round is missing */
  id: Guid;
  heading: string;
  races: RaceCardData[];
}

export interface RoundsViewData {
  sections: RoundSectionData[];
  channels: Record<Guid, ShownChannel>;
}

interface RoundsInput {
  event: Pick<RaceEvent, 'channels'>;
  channels: readonly Channel[];
  rounds: readonly Round[];
  races: readonly Race[];
  stages: readonly Pick<Stage, 'id' | 'name'>[];
}

/** Rounds in order, each with its races by number; races whose round is missing come last. */
export function roundsView({ event, channels, rounds, races, stages }: RoundsInput): RoundsViewData {
  const stageNames = new Map(stages.map(({ id, name }) => [id, name]));
  const known = new Map(rounds.map((round) => [round.id, round]));
  const sections = new Map<Guid, RoundSectionData>();
  for (const race of [...races].sort(compareRaces)) {
    const round = known.get(race.roundId ?? '');
    const id = round?.id ?? '';
    const section = sections.get(id) ?? { id, heading: headingOf(round, stageNames), races: [] };
    section.races.push(raceCard(race));
    sections.set(id, section);
  }
  const channelIds = races.flatMap((race) => race.pilotChannels.map(({ channelId }) => channelId));
  return { sections: [...sections.values()], channels: shownChannels({ event, channels }, channelIds) };
}

const headingOf = (round: Round | undefined, stageNames: ReadonlyMap<Guid, string>): string =>
  round ? roundHeading(round, stageNames.get(round.stageId ?? '')) : 'Races without a round';

/** One race as a card shows it; results only once it has ended (specification section 2, race card). */
export function raceCard(race: Race): RaceCardData {
  const state = raceState(race);
  const summaries = new Map(race.summaries.map((summary) => [summary.pilotId, summary]));
  const pilots = race.pilotChannels.map(({ pilotId, channelId }) => {
    const summary = summaries.get(pilotId);
    const result = state === 'finished' && summary ? resultText(race, summary) : null;
    return { pilotId, channelId, result, summary };
  });
  if (state === 'finished') pilots.sort((a, b) => compareShown(a.summary, b.summary));
  return {
    id: race.id,
    title: raceTitle(race),
    roundNumber: race.roundNumber,
    raceNumber: race.raceNumber,
    start: race.start,
    targetLaps: race.targetLaps,
    state,
    pilots: pilots.map(({ summary: _, ...pilot }) => pilot),
  };
}

/** Specification section 1: a place for type Race, a formatted time for the others. */
function resultText(race: Race, summary: RaceSummary): string {
  if (race.eventType === 'Race') return placeText(summary);
  if (summary.targetLapSeconds !== null) return formatSeconds(summary.targetLapSeconds);
  return eventTraits(race.eventType).hasResults ? 'DNF' : '–';
}

function compareShown(a: RaceSummary | undefined, b: RaceSummary | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  const seconds = (summary: RaceSummary) => summary.targetLapSeconds ?? Number.MAX_VALUE;
  return compareResults(a, b) || seconds(a) - seconds(b);
}
