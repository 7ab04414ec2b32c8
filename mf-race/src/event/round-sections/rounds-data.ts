import {
  type Channel,
  compareBrackets,
  compareRaces,
  eventTypeText,
  type Guid,
  type LocalMs,
  type Race,
  type RaceEvent,
  type Round,
  type Stage,
} from '@holeshot/domain';
import { type ChannelDisplays, channelsOfRaces } from '../../channels/channel-display';
import type { LiveRace } from '../../live/live-race';
import { type EventOfCard, type RaceCardData, toRaceCard } from '../../race-card/race-card-data';
import { hasSeveralTypes } from '../../racing/race-names';

export interface RoundSectionData {
  /** of the round; `''` for races without a round */
  id: Guid;
  heading: string;
  /** short heading, for links to the section: `Rd 4`, or `Race 4` if rounds have several types */
  chip: string;
  /** the round's sort key */
  order: number;
  /** the race in progress, then upcoming races, then ended ones, latest first */
  races: RaceCardData[];
}

export interface RoundsData {
  /** the newest round that has begun first; see `orderSections` */
  sections: RoundSectionData[];
  /** headings of the rounds whose races have no pilots yet, in racing order; adjacent ones in one list */
  emptyRounds: string[][];
  channels: ChannelDisplays;
  /** the race in progress; `null` between races, or when it failed to load */
  running: LiveRace | null;
}

interface RoundsInput {
  event: Pick<RaceEvent, 'channels'> & EventOfCard;
  channels: readonly Channel[];
  rounds: readonly Round[];
  races: readonly Race[];
  stages: readonly Pick<Stage, 'id' | 'name'>[];
  /** the event is over: the remaining races will not be flown (R124) */
  isOver?: boolean;
  /** by race id */
  expectedStarts?: ReadonlyMap<Guid, LocalMs>;
  running?: LiveRace | null;
}

/** Rounds with their races, newest first; races without a round come last (R74). */
export function toRoundsData({
  event,
  channels,
  rounds,
  races,
  stages,
  isOver = false,
  expectedStarts = new Map(),
  running = null,
}: RoundsInput): RoundsData {
  const stageNames = new Map(stages.map(({ id, name }) => [id, name]));
  const roundById = new Map(rounds.map((round) => [round.id, round]));
  const showsType = hasSeveralTypes(races.filter(({ roundId }) => roundById.has(roundId ?? '')));
  const sections = new Map<Guid, RoundSectionData>();
  for (const race of [...races].sort(compareRaces)) {
    const round = roundById.get(race.roundId ?? '');
    const section = sections.get(round?.id ?? '') ?? toSection(round, stageNames, showsType);
    section.races.push(toRaceCard(race, event, expectedStarts.get(race.id) ?? null));
    sections.set(section.id, section);
  }
  const all = [...sections.values()];
  const drawn = all.filter((section) => !isEmpty(section));
  return {
    sections: orderSections(drawn, isOver),
    emptyRounds: listEmptyRounds(all),
    channels: channelsOfRaces({ event, channels }, races),
    running,
  };
}

const isEmpty = ({ races }: RoundSectionData): boolean =>
  races.every(({ state, pilots }) => state === 'not-started' && pilots.length === 0);

function listEmptyRounds(sections: readonly RoundSectionData[]): string[][] {
  const lists: string[][] = [[]];
  for (const section of sections) {
    if (isEmpty(section)) lists.at(-1)?.push(section.heading);
    else lists.push([]);
  }
  return lists.filter((list) => list.length > 0);
}

/**
 * The latest round that has begun, then the upcoming rounds, then the earlier ones, latest first. Once the event is
 * over, rounds that nobody flew come last. `sections` are in racing order.
 */
export function orderSections(sections: readonly RoundSectionData[], isOver: boolean): RoundSectionData[] {
  const isBegun = ({ races }: RoundSectionData) => races.some(({ state }) => state !== 'not-started');
  const withRound = sections.filter(({ id }) => id !== '');
  const begun = withRound.filter(isBegun).reverse();
  const coming = withRound.filter((section) => !isBegun(section));
  const ordered = isOver ? [...begun, ...coming] : [...begun.slice(0, 1), ...coming, ...begun.slice(1)];
  const withoutRound = sections.filter(({ id }) => id === '');
  return [...ordered, ...withoutRound].map((section) => ({
    ...section,
    races: orderRaces(section.races, isOver),
  }));
}

function orderRaces(races: readonly RaceCardData[], isOver: boolean): RaceCardData[] {
  const inState = (state: RaceCardData['state']) => races.filter((race) => race.state === state);
  const coming = inState('not-started');
  const flown = orderFlown(inState('finished'));
  return [...inState('in-progress'), ...(isOver ? [...flown, ...coming] : [...coming, ...flown])];
}

/** The last race first; for finals, the A final first. */
const orderFlown = (races: readonly RaceCardData[]): RaceCardData[] =>
  races.every(({ bracket }) => bracket !== 'None')
    ? [...races].sort((a, b) => compareBrackets(a.bracket, b.bracket))
    : [...races].reverse();

const toSection = (
  round: Round | undefined,
  stageNames: ReadonlyMap<Guid, string>,
  showsType: boolean,
): RoundSectionData =>
  round
    ? {
        id: round.id,
        heading: roundHeading(round, stageNames.get(round.stageId ?? ''), showsType),
        chip: `${showsType ? eventTypeText(round.eventType) : 'Rd'} ${round.roundNumber}`,
        order: round.order,
        races: [],
      }
    : { id: '', heading: 'Races without a round', chip: 'Others', order: Number.MAX_SAFE_INTEGER, races: [] };

/**
 * Stage, name or type, then the number (R27). With a stage, its rounds show name or type only if they have their own
 * names or several types.
 */
export function roundHeading(
  { name, eventType, roundNumber }: Pick<Round, 'name' | 'eventType' | 'roundNumber'>,
  stageName: string | undefined,
  showsType: boolean,
): string {
  // a round 'Final' of the stage 'Finals' adds no information
  const isNamed = name !== '' && !stageName?.toLowerCase().startsWith(name.toLowerCase());
  const ownName = isNamed ? name : !stageName || showsType ? eventTypeText(eventType) : '';
  return [stageName, ownName, `Round ${roundNumber}`].filter(Boolean).join(' ');
}
