import { compareBrackets } from './enums';
import { groupBy } from './group-by';
import { type LapRecord, lapRecords, type RecordColumn } from './lap-records';
import type { Bracket, Pilot, RaceSummary, Stage } from './model';

export interface StageTimesGroup {
  bracket: Bracket;
  /** by time; `rank` starts anew in each bracket */
  records: LapRecord[];
}

export interface StageTimes {
  /** the column of the records that the stage ranks by */
  column: RecordColumn;
  groups: StageTimesGroup[];
}

const COLUMN: Record<NonNullable<Stage['timeSummary']>['type'], RecordColumn> = {
  PB: 'pbLap',
  EventLap: 'targetLap',
  RaceTime: 'race',
};

/**
 * The time summary of a stage over the summaries that it counts: pilots who flew in it, by bracket, then by best time.
 * A pilot has a bracket only when all of their races in the stage share it.
 * Source: domain notes 4.7 (time summary of a stage).
 */
export function stageTimes(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
  { type }: NonNullable<Stage['timeSummary']>,
): StageTimes {
  const column = COLUMN[type];
  const byPilot = groupBy(summaries, ({ pilotId }) => pilotId);
  const flying = pilots.filter(({ id }) => byPilot.has(id));
  const byBracket = groupBy(flying, ({ id }) => sharedBracket(byPilot.get(id) ?? []));
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
