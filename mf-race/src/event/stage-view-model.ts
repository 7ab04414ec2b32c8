import { type Channel, eventBests, type Race, type Round, type Stage, stageTimes } from '@holeshot/domain';
import { parseTableSort, type TableSort } from '@holeshot/ui';
import { hasSeveralTypes } from '../parts/race-names';
import type { ShownPilot } from '../parts/shown-pilot';
import type { CountTableView } from './count-table-view-model';
import { rankedPilots, type ShownEvent } from './event-tabs';
import { type LapRecordsViewData, parseRecordSort, recordsTable } from './lap-records-view-model';
import { lapCountsView, type PointsView, pointsView } from './points-view-model';
import { type RoundsViewData, roundsView } from './rounds-view-model';

export interface StandingsView {
  headings: string[];
  rows: { place: number; name: string; pilotId: string | null; values: string[] }[];
  sort: TableSort<string>;
}

/** What a stage's tab shows; a part that the stage has not is `null` (specification section 2). */
export interface StageView {
  standings: StandingsView | null;
  times: { heading: string | null; table: LapRecordsViewData }[] | null;
  points: PointsView | null;
  lapCounts: CountTableView | null;
  rounds: RoundsViewData;
  /** rounds that belong to no stage: the tab of the first stage lists them, since no other does */
  outside: RoundsViewData | null;
}

interface StageInput {
  event: ShownEvent;
  pilots: readonly ShownPilot[];
  channels: readonly Channel[];
  stage: Stage;
  /** of the event, by order */
  stages: readonly Pick<Stage, 'id'>[];
  /** of the whole event */
  rounds: readonly Round[];
  races: readonly Race[];
  rollOvers: readonly { pilotId: string; points: number }[];
  search: URLSearchParams;
}

export function stageView(input: StageInput): StageView {
  const { event, channels, stage, stages, rounds, races, rollOvers, search } = input;
  const { timeSummary, pointSummary } = stage;
  const pilots = rankedPilots(input.pilots, event.eventType);
  const ownRounds = rounds.filter(({ stageId }) => stageId === stage.id);
  const isOwn = new Set(ownRounds.map(({ id }) => id));
  const ownRaces = races.filter(({ roundId }) => roundId !== null && isOwn.has(roundId));
  // A stage that includes all rounds does so for points as well (domain notes 4.5).
  const counted = timeSummary?.includeAllRounds ? races : ownRaces;
  const summaries = counted.flatMap((race) => race.summaries);
  const outside = stage.id === stages[0]?.id ? listOutside(input) : [];
  return {
    standings: standingsView(stage, search),
    times: timeSummary && timesView({ event, pilots, summaries, timeSummary, search }),
    points: pointSummary && pointsView({ summaries, pilots, rounds, pointSummary, rollOvers }, search),
    lapCounts: stage.lapCountAfterRound ? lapCountsView(summaries, pilots, search) : null,
    rounds: roundsView({ event, channels, rounds: ownRounds, races: ownRaces, stages: [stage] }),
    outside: outside.length > 0 ? roundsView({ event, channels, rounds, races: outside, stages: [] }) : null,
  };
}

/** Races of rounds without a stage, or with one that is gone, and races without a round. */
function listOutside({ stages, rounds, races }: StageInput): Race[] {
  const isStage = new Set(stages.map(({ id }) => id));
  const staged = new Set(rounds.flatMap(({ id, stageId }) => (stageId && isStage.has(stageId) ? [id] : [])));
  return races.filter(({ roundId }) => roundId === null || !staged.has(roundId));
}

function timesView({
  event,
  pilots,
  summaries,
  timeSummary,
  search,
}: Pick<StageInput, 'event' | 'pilots' | 'search'> & {
  summaries: Parameters<typeof stageTimes>[0];
  timeSummary: NonNullable<Stage['timeSummary']>;
}): StageView['times'] {
  const { column, groups } = stageTimes(summaries, pilots, timeSummary);
  const named = parseRecordSort(search, column);
  const namesTypes = hasSeveralTypes(summaries);
  const sort = named.by === 'pilot' || named.by === column ? named : { by: column, descending: false };
  return groups
    .filter(({ records }) => eventBests(records)[column] !== null)
    .map(({ bracket, records }) => ({
      heading: bracket === 'None' ? null : bracket,
      table: recordsTable({ records, columns: [column], sort, event, pilots, namesTypes }),
    }));
}

/** As the desktop app sent it: the rows are ranked, the last value is the score that counts (domain notes 1.6). */
function standingsView({ standings }: Stage, search: URLSearchParams): StandingsView | null {
  if (!standings || standings.rows.length === 0) return null;
  const width = Math.max(...standings.rows.map(({ values }) => values.length));
  const headings = Array.from({ length: width }, (_, index) => standings.headings[index] ?? '');
  const columns = headings.map((_, index) => `standing-${index}`);
  const sort = parseTableSort<string>(search, ['standing', 'pilot', ...columns], {
    by: 'standing',
    descending: false,
  });
  const rows = standings.rows.map((row, index) => ({ ...row, place: index + 1 }));
  const turn = sort.descending ? -1 : 1;
  const column = columns.indexOf(sort.by);
  rows.sort((a, b) => {
    if (sort.by === 'standing') return turn * (a.place - b.place);
    const [left, right] = sort.by === 'pilot' ? [a.name, b.name] : [a.values[column], b.values[column]];
    return turn * compareValues(left ?? '', right ?? '') || a.place - b.place;
  });
  return { headings, rows, sort };
}

/** Numbers as numbers: `9` before `10`. */
function compareValues(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}
