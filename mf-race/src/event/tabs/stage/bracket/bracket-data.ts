import {
  compareBrackets,
  compareRaces,
  type Guid,
  ordinal,
  type Race,
  type Round,
  type Stage,
} from '@holeshot/domain';
import { type EventOfCard, type RaceCardData, toRaceCard } from '../../../../race-card/race-card-data';

export interface BracketRace extends RaceCardData {
  /** the last race, which decides the stage */
  isFinal: boolean;
}

/** The races of a column that are in one bracket. */
export interface BracketZone {
  /** `Winners`, `Losers`, `A`; `null` if the races have no bracket */
  name: string | null;
  races: BracketRace[];
}

export interface BracketColumn {
  /** of the round */
  id: Guid;
  /** `Round 2`, `Final` */
  label: string;
  /** short label, for phones: `Rd 2`, `Final` */
  step: string;
  /** sorted by bracket, winners above losers */
  zones: BracketZone[];
}

/** A pilot's row in a race of a column. */
export interface Seat {
  column: number;
  raceId: Guid;
  row: number;
}

/** A pilot's line from one race to the next, in a later column. */
export interface BracketEdge {
  pilotId: Guid;
  from: Seat;
  to: Seat;
}

export interface BracketData {
  /** one per round, and the final */
  columns: BracketColumn[];
  edges: BracketEdge[];
  /** the winner of the final; `null` until it is decided */
  winnerId: Guid | null;
}

interface BracketInput {
  event: EventOfCard;
  stage: Pick<Stage, 'id' | 'stageType'>;
  /** all stages of the event, by order */
  stages: readonly Pick<Stage, 'id'>[];
  /** of the whole event */
  rounds: readonly Round[];
  races: readonly Race[];
  /** no more races are drawn */
  isOver?: boolean;
}

/**
 * The bracket of a stage that eliminates pilots: a double elimination, or a stage with a winners' and a losers'
 * bracket; `null` for other stages. It has a column per round; the final of a later stage is the last column. Edges
 * connect each pilot's race to the pilot's next race.
 */
export function toBracket({
  event,
  stage,
  stages,
  rounds,
  races,
  isOver = false,
}: BracketInput): BracketData | null {
  const ownRounds = sortRounds(rounds.filter(({ stageId }) => stageId === stage.id));
  const getRaces = (round: Round) => races.filter(({ roundId }) => roundId === round.id).sort(compareRaces);
  const ownRaces = ownRounds.flatMap(getRaces);
  const isBracket = stage.stageType === 'DoubleElimination' || ownRaces.some(isInElimination);
  if (!isBracket || ownRaces.length === 0) return null;
  const ownColumns = ownRounds.flatMap((round) => {
    const roundRaces = getRaces(round);
    return roundRaces.length > 0 ? [toColumn(round, roundRaces, event)] : [];
  });
  const final = findFinal({ stage, stages, rounds, races }, ownRaces);
  const columns = markFinal(final ? [...ownColumns, toFinalColumn(final, event)] : ownColumns, isOver);
  return { columns, edges: listEdges(columns), winnerId: findWinner(columns) };
}

const sortRounds = (rounds: readonly Round[]): Round[] => [...rounds].sort((a, b) => a.order - b.order);

const isInElimination = ({ bracket }: Pick<Race, 'bracket'>): boolean =>
  bracket === 'Winners' || bracket === 'Losers';

/** All races of a column, from top to bottom. */
export const racesOfColumn = ({ zones }: BracketColumn): BracketRace[] => zones.flatMap(({ races }) => races);

function toColumn(round: Round, races: readonly Race[], event: EventOfCard): BracketColumn {
  const brackets = [...new Set(races.map(({ bracket }) => bracket))].sort(compareBrackets);
  const label = [round.name, `Round ${round.roundNumber}`].filter(Boolean).join(' ');
  return {
    id: round.id,
    label,
    step: `Rd ${round.roundNumber}`,
    zones: brackets.map((bracket) => ({
      name: bracket === 'None' ? null : bracket,
      races: races
        .filter((race) => race.bracket === bracket)
        .map((race) => ({ ...toRaceCard(race, event), isFinal: false })),
    })),
  };
}

const toFinalColumn = (race: Race, event: EventOfCard): BracketColumn => ({
  id: race.id,
  label: 'Final',
  step: 'Final',
  zones: [{ name: null, races: [{ ...toRaceCard(race, event), isFinal: true }] }],
});

/** The A final of the last round of the later stages, if pilots of this stage fly in it. */
function findFinal(
  { stage, stages, rounds, races }: Omit<BracketInput, 'event'>,
  ownRaces: readonly Race[],
): Race | undefined {
  const index = stages.findIndex(({ id }) => id === stage.id);
  const laterIds = new Set(stages.slice(index + 1).map(({ id }) => id));
  const laterRaces = races
    .filter(({ roundId }) => {
      const round = rounds.find(({ id }) => id === roundId);
      return round !== undefined && round.stageId !== null && laterIds.has(round.stageId);
    })
    .sort(compareRaces);
  const last = laterRaces.filter(({ roundOrder }) => roundOrder === laterRaces.at(-1)?.roundOrder);
  const final = last.find(({ bracket }) => bracket === 'A') ?? (last.length === 1 ? last[0] : undefined);
  const ownPilots = new Set(
    ownRaces.flatMap(({ pilotChannels }) => pilotChannels.map((seat) => seat.pilotId)),
  );
  return final?.pilotChannels.some(({ pilotId }) => ownPilots.has(pilotId)) ? final : undefined;
}

/**
 * Marks the final: the only race of the last round, if there is an earlier round. Until the event is over, a single
 * race of winners or losers is not the final, because others of its round may be drawn later.
 */
function markFinal(columns: readonly BracketColumn[], isOver: boolean): BracketColumn[] {
  return columns.map((column, index) => {
    const isLast = index === columns.length - 1 && index > 0;
    const [race, ...others] = racesOfColumn(column);
    const isFinal = isLast && race && others.length === 0 && (isOver || !isInElimination(race));
    if (!isFinal) return column;
    const zones = column.zones.map((zone) => ({
      ...zone,
      races: zone.races.map((race) => ({ ...race, isFinal: true })),
    }));
    return { ...column, zones };
  });
}

function findWinner(columns: readonly BracketColumn[]): Guid | null {
  const final = columns.flatMap(racesOfColumn).find(({ isFinal }) => isFinal);
  return final?.pilots.find(({ result }) => result?.place === 1)?.pilotId ?? null;
}

/** Connects each pilot's race to their race in the next column in which they fly. */
export function listEdges(columns: readonly BracketColumn[]): BracketEdge[] {
  const seats = new Map<Guid, Seat>();
  const edges: BracketEdge[] = [];
  for (const [column, { zones }] of columns.entries()) {
    for (const race of zones.flatMap(({ races }) => races)) {
      for (const [row, { pilotId }] of race.pilots.entries()) {
        const from = seats.get(pilotId);
        const to = { column, raceId: race.id, row };
        if (from && from.column < column) edges.push({ pilotId, from, to });
        seats.set(pilotId, to);
      }
    }
  }
  return edges;
}

/** A race on a pilot's path through the bracket. */
export interface PathStep {
  raceId: Guid;
  /** `Race 1-1`, then `2-1`; `A final` */
  title: string;
  /** `4th, to losers`; `''` until the race has ended */
  text: string;
}

/** A pilot's races in a bracket, each with its result. */
export function listPath({ columns, edges }: BracketData, pilotId: Guid): PathStep[] {
  const races = columns.flatMap((column, index) =>
    column.zones.flatMap((zone) =>
      zone.races
        .filter(({ pilots }) => pilots.some((pilot) => pilot.pilotId === pilotId))
        .map((race) => ({ race, zone: zone.name, column: index })),
    ),
  );
  return races.map(({ race, zone, column }, index) => {
    const next = races[index + 1];
    const isOut = isKnockedOut({ columns, edges }, column, race, pilotId);
    const moves = next && zone === 'Winners' && next.zone === 'Losers' ? 'to losers' : isOut ? 'out' : '';
    return {
      raceId: race.id,
      title: stepTitle(race, index === 0),
      text: [placeText(race, pilotId), moves].filter(Boolean).join(', '),
    };
  });
}

/** Whether a pilot's path ends in a race although later races are drawn; after one of the winners, only with the final. */
export const isKnockedOut = (
  { columns, edges }: Pick<BracketData, 'columns' | 'edges'>,
  column: number,
  race: Pick<BracketRace, 'id' | 'state' | 'bracket'>,
  pilotId: Guid,
): boolean =>
  race.state === 'finished' &&
  column < columns.length - 1 &&
  (race.bracket !== 'Winners' || columns.flatMap(racesOfColumn).some(({ isFinal }) => isFinal)) &&
  !edges.some((edge) => edge.pilotId === pilotId && edge.from.raceId === race.id);

function placeText({ pilots }: BracketRace, pilotId: Guid): string {
  const result = pilots.find((pilot) => pilot.pilotId === pilotId)?.result;
  if (!result) return '';
  return result.place === null ? result.text : ordinal(result.place);
}

const stepTitle = (
  { isFinal, bracketText, title, roundNumber, raceNumber }: BracketRace,
  isFirst: boolean,
): string => (isFinal ? bracketText || 'Final' : isFirst ? title : `${roundNumber}-${raceNumber}`);
