import {
  type Channel,
  compareRaces,
  type Guid,
  type Race,
  type RaceEvent,
  type Round,
  type Stage,
} from '@holeshot/domain';
import { type RaceCardData, raceCard } from '../parts/race-card-data';
import { type ShownChannel, shownChannels } from '../parts/shown-channels';

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

/** Heading of a round: optional stage, name or event type, number (specification section 2). */
const roundHeading = (
  round: Pick<Round, 'name' | 'eventType' | 'roundNumber'>,
  stageName: string | undefined,
): string =>
  [stageName, round.name || round.eventType, `Round ${round.roundNumber}`].filter(Boolean).join(' ');
