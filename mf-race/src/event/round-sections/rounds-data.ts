import {
  type Channel,
  compareRaces,
  eventTypeText,
  type Guid,
  type Race,
  type RaceEvent,
  type Round,
  type Stage,
} from '@holeshot/domain';
import { type ChannelDisplay, toChannelDisplays } from '../../channels/channel-display';
import { type EventOfCard, type RaceCardData, toRaceCard } from '../../race-card/race-card-data';

export interface RoundSectionData {
  /** of the round; `''` for races whose round is missing */
  id: Guid;
  heading: string;
  races: RaceCardData[];
}

export interface RoundsData {
  sections: RoundSectionData[];
  channels: Record<Guid, ChannelDisplay>;
}

interface RoundsInput {
  event: Pick<RaceEvent, 'channels'> & EventOfCard;
  channels: readonly Channel[];
  rounds: readonly Round[];
  races: readonly Race[];
  stages: readonly Pick<Stage, 'id' | 'name'>[];
}

/** Rounds in order, each with its races by number; races without a round come last (R74). */
export function toRoundsData({ event, channels, rounds, races, stages }: RoundsInput): RoundsData {
  const stageNames = new Map(stages.map(({ id, name }) => [id, name]));
  const roundById = new Map(rounds.map((round) => [round.id, round]));
  const sections = new Map<Guid, RoundSectionData>();
  for (const race of [...races].sort(compareRaces)) {
    const round = roundById.get(race.roundId ?? '');
    const id = round?.id ?? '';
    const section = sections.get(id) ?? { id, heading: headingOf(round, stageNames), races: [] };
    section.races.push(toRaceCard(race, event));
    sections.set(id, section);
  }
  const channelIds = races.flatMap((race) => race.pilotChannels.map(({ channelId }) => channelId));
  return { sections: [...sections.values()], channels: toChannelDisplays({ event, channels }, channelIds) };
}

const headingOf = (round: Round | undefined, stageNames: ReadonlyMap<Guid, string>): string =>
  round ? roundHeading(round, stageNames.get(round.stageId ?? '')) : 'Races without a round';

/** Stage, if any; name, else type; number (R27). */
const roundHeading = (
  round: Pick<Round, 'name' | 'eventType' | 'roundNumber'>,
  stageName: string | undefined,
): string =>
  [stageName, round.name || eventTypeText(round.eventType), `Round ${round.roundNumber}`]
    .filter(Boolean)
    .join(' ');
