import { compareBrackets } from './enums';
import { groupBy } from './group-by';
import { type LapRecord, lapRecords, type RecordColumn } from './lap-records';
import type { Bracket, Pilot, RaceSummary, Stage } from './model';

export interface StageTimesGroup {
  bracket: Bracket;
  /** sorted by time; ranks start at 1 in each bracket */
  records: LapRecord[];
}

export interface StageTimes {
  /** the column that the stage ranks by */
  column: RecordColumn;
  groups: StageTimesGroup[];
}

const COLUMN: Record<NonNullable<Stage['timeSummary']>['type'], RecordColumn> = {
  PB: 'pbLap',
  EventLap: 'targetLap',
  RaceTime: 'race',
};

/** The column that a time summary ranks by. */
export const summaryColumn = ({ type }: NonNullable<Stage['timeSummary']>): RecordColumn => COLUMN[type];

/**
 * The time summary of a stage: pilots with a race in it, by bracket, then by best time. A pilot has a bracket only when
 * all of their races in the stage share it (R101).
 */
export function stageTimes(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
  timeSummary: NonNullable<Stage['timeSummary']>,
): StageTimes {
  const column = summaryColumn(timeSummary);
  const byPilot = groupBy(summaries, ({ pilotId }) => pilotId);
  const stagePilots = pilots.filter(({ id }) => byPilot.has(id));
  const byBracket = groupBy(stagePilots, ({ id }) => sharedBracket(byPilot.get(id) ?? []));
  const groups = [...byBracket]
    .sort(([a], [b]) => compareBrackets(a, b))
    .map(([bracket, members]) => ({ bracket, records: lapRecords(summaries, members, column) }));
  return { column, groups };
}

function sharedBracket(summaries: readonly RaceSummary[]): Bracket {
  const brackets = new Set(summaries.map(({ bracket }) => bracket));
  const [only = 'None'] = brackets;
  return brackets.size === 1 ? only : 'None';
}
