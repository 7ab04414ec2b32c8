import {
  type Channel,
  eventBests,
  type LocalMs,
  type Race,
  type RaceSummary,
  type Round,
  type Stage,
  stageTimes,
} from '@holeshot/domain';
import { type ChannelDisplays, channelsOfRaces } from '../../../channels/channel-display';
import type { EventPilot } from '../../../event-pilots/event-pilot';
import { listRankedPilots } from '../../../event-pilots/list-ranked-pilots';
import type { Explanation } from '../../../explain/explanation';
import type { LiveRace } from '../../../live/live-race';
import type { LapsOfRace } from '../../../racing/laps.query';
import { hasSeveralTypes } from '../../../racing/race-names';
import { type LapCountsData, toLapCountsData } from '../../count-table/lap-counts-data';
import { toLapSpread } from '../../count-table/lap-spread';
import { type PointsData, toPointsData } from '../../count-table/points-data';
import { listNextStagePilots } from '../../next-stage';
import {
  parseRecordSort,
  type RecordsTableData,
  toRecordsTable,
} from '../../records-table/records-table-data';
import { type RoundsData, toRoundsData } from '../../round-sections/rounds-data';
import type { EventWithoutClub } from '../tab';
import { type BracketData, toBracket } from './bracket/bracket-data';
import { type StandingsData, toStandings } from './standings-data';

/** The parts of a stage's tab; `null` if the stage does not have the part (R32). */
export interface StageData {
  standings: StandingsData | null;
  times: { heading: string | null; records: RecordsTableData }[] | null;
  /** explains the time that the address names */
  explanation: Explanation | null;
  points: PointsData | null;
  lapCounts: LapCountsData | null;
  /** `null` without elimination, when the rounds are shown as cards */
  bracket: (BracketData & { channels: ChannelDisplays }) | null;
  rounds: RoundsData;
  /** only in the first stage's tab */
  roundsWithoutStage: RoundsData | null;
}

interface StageInput {
  event: EventWithoutClub;
  pilots: readonly EventPilot[];
  channels: readonly Channel[];
  stage: Stage;
  /** all stages of the event, by order */
  stages: readonly Pick<Stage, 'id' | 'name'>[];
  /** of the whole event */
  rounds: readonly Round[];
  races: readonly Race[];
  isOver?: boolean;
  expectedStarts?: ReadonlyMap<string, LocalMs>;
  running?: LiveRace | null;
  rollOvers: readonly { pilotId: string; points: number }[];
  /** of the event; needed if the stage counts laps */
  laps?: readonly LapsOfRace[];
  search: URLSearchParams;
}

export function toStageData(input: StageInput): StageData {
  const { event, channels, stage, stages, rounds, races, rollOvers, search } = input;
  const { isOver = false, expectedStarts, running = null, laps = [] } = input;
  const { timeSummary, pointSummary } = stage;
  const pilots = listRankedPilots(input.pilots, event.eventType);
  const ownRounds = rounds.filter(({ stageId }) => stageId === stage.id);
  const ownRoundIds = new Set(ownRounds.map(({ id }) => id));
  const ownRaces = races.filter(({ roundId }) => roundId !== null && ownRoundIds.has(roundId));
  const summaries = listStageSummaries(input);
  const roundsInput = { event, channels, isOver, ...(expectedStarts ? { expectedStarts } : {}) };
  const isRunning = (some: readonly Race[]) => some.some(({ id }) => id === running?.id);
  const otherRaces = stage.id === stages[0]?.id ? listRacesWithoutStage(input) : [];
  const bracket = toBracket({ event, stage, stages, rounds, races, isOver });
  return {
    standings: toStandings(stage),
    times: timeSummary && toTimes({ event, pilots, summaries, timeSummary, search }),
    explanation: null,
    points:
      pointSummary &&
      toPointsData({
        summaries,
        pilots,
        rounds,
        stages,
        pointSummary,
        rollOvers,
        goingOn: listNextStagePilots({ stage, stages, rounds, races }),
      }),
    lapCounts: stage.lapCountAfterRound
      ? {
          table: toLapCountsData(summaries, pilots),
          spread: toLapSpread(listRaceLaps(summaries, laps)),
          explanation: null,
        }
      : null,
    bracket: bracket && {
      ...bracket,
      channels: channelsOfRaces({ event, channels }, races),
    },
    rounds: toRoundsData({
      ...roundsInput,
      rounds: ownRounds,
      races: ownRaces,
      stages: [stage],
      running: isRunning(otherRaces) ? null : running,
    }),
    roundsWithoutStage:
      otherRaces.length > 0
        ? toRoundsData({
            ...roundsInput,
            rounds,
            races: otherRaces,
            stages: [],
            running: isRunning(otherRaces) ? running : null,
          })
        : null,
  };
}

/** The summaries of the stage's rounds or of all rounds. The choice applies to times and points alike (R98). */
export function listStageSummaries({
  stage,
  rounds,
  races,
}: Pick<StageInput, 'stage' | 'rounds' | 'races'>): RaceSummary[] {
  const own = new Set(rounds.filter(({ stageId }) => stageId === stage.id).map(({ id }) => id));
  return races
    .filter(({ roundId }) => stage.timeSummary?.includeAllRounds || (roundId !== null && own.has(roundId)))
    .flatMap(({ summaries }) => summaries);
}

/** The laps of the races of the given summaries. */
function listRaceLaps(summaries: Race['summaries'], laps: readonly LapsOfRace[]): LapsOfRace[] {
  const raceIds = new Set(summaries.map(({ raceId }) => raceId));
  return laps.filter(({ raceId }) => raceIds.has(raceId));
}

/** Races without a round, and races of rounds whose stage is missing. */
function listRacesWithoutStage({ stages, rounds, races }: StageInput): Race[] {
  const stageIds = new Set(stages.map(({ id }) => id));
  const roundsOfStages = rounds.filter(({ stageId }) => stageId !== null && stageIds.has(stageId));
  const roundIds = new Set(roundsOfStages.map(({ id }) => id));
  return races.filter(({ roundId }) => roundId === null || !roundIds.has(roundId));
}

function toTimes({
  event,
  pilots,
  summaries,
  timeSummary,
  search,
}: Pick<StageInput, 'event' | 'pilots' | 'search'> & {
  summaries: Parameters<typeof stageTimes>[0];
  timeSummary: NonNullable<Stage['timeSummary']>;
}): StageData['times'] {
  const { column, groups } = stageTimes(summaries, pilots, timeSummary);
  const requestedSort = parseRecordSort(search, column);
  const showsType = hasSeveralTypes(summaries);
  const isSortable = requestedSort.by === 'pilot' || requestedSort.by === column;
  const sort = isSortable ? requestedSort : { by: column, descending: false };
  return groups
    .filter(({ records }) => eventBests(records)[column] !== null)
    .map(({ bracket, records }) => ({
      heading: bracket === 'None' ? null : bracket,
      records: toRecordsTable({ records, columns: [column], sort, event, pilots, showsType }),
    }));
}
