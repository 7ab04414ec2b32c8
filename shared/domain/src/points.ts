import { compareBrackets } from './enums';
import { eventTraits } from './event-traits';
import { groupBy } from './group-by';
import { type CountRow, countTable } from './lap-counts';
import type { Bracket, Guid, Pilot, RaceSummary, Round, Stage } from './model';
import type { RoundColumn } from './round-columns';

export interface PointsRow extends CountRow {
  /** the desktop app's total where the stage drops the worst round or rolls positions over, else `null` */
  stageTotal: number | null;
}

export interface PointsGroup {
  bracket: Bracket;
  rows: PointsRow[];
}

export interface PointsTable {
  columns: RoundColumn[];
  groups: PointsGroup[];
}

export interface PointsInput {
  /** the summaries of the event or of the stage */
  summaries: readonly RaceSummary[];
  /** the pilots to be listed; those without a point-scoring race are left out */
  pilots: readonly Pick<Pilot, 'id' | 'name'>[];
  /** all rounds of the event */
  rounds: readonly Pick<Round, 'id' | 'order'>[];
  pointSummary?: Stage['pointSummary'];
  /** points of stored results of type `RoundRollOver` */
  rollOvers?: readonly { pilotId: Guid; points: number }[];
}

/**
 * Points per round and in total, one group per bracket (None, Winners, Losers, A to Z), ranks per group.
 * A pilot stands in the bracket of their first point-scoring race. `total` is the plain sum of the columns.
 * Source: specification sections 2 and 9, domain notes 1.12, 4.5 and 4.7.
 */
export function pointsTable(input: PointsInput): PointsTable {
  const scored = input.summaries
    .filter((summary) => eventTraits(summary.eventType).hasPoints)
    .sort((a, b) => a.roundOrder - b.roundOrder || a.raceNumber - b.raceNumber);
  const byPilot = groupBy(scored, (summary) => summary.pilotId);
  const listed = input.pilots.filter(({ id }) => byPilot.has(id));
  const byBracket = groupBy(listed, ({ id }) => byPilot.get(id)?.[0]?.bracket ?? 'None');
  const columns = countTable(scored, [], () => null).columns;
  const groups = [...byBracket]
    .sort(([a], [b]) => compareBrackets(a, b))
    .map(([bracket, pilots]) => ({
      bracket,
      rows: countTable(scored, pilots, (summary) => summary.points).rows.map((row) => ({
        ...row,
        stageTotal: stageTotal(byPilot.get(row.pilotId) ?? [], row, input),
      })),
    }));
  return { columns, groups };
}

/** Domain notes 4.5: a pilot who missed a round in the span of the own results keeps everything. */
function stageTotal(races: readonly RaceSummary[], row: CountRow, input: PointsInput): number | null {
  const { pointSummary, rollOvers = [], rounds } = input;
  if (!pointSummary?.dropWorstRound && !pointSummary?.roundPositionRollover) {
    return null;
  }
  const extra = pointSummary.roundPositionRollover
    ? rollOvers.filter(({ pilotId }) => pilotId === row.pilotId).map(({ points }) => points)
    : [];
  const results = races.filter((race) => race.points !== null);
  const points = [...results.map((race) => race.points ?? 0), ...extra];
  const sum = points.reduce((total, figure) => total + figure, 0);
  const orders = results.map((race) => race.roundOrder);
  const spanRounds = rounds.filter(
    ({ order }) => order >= Math.min(...orders) && order <= Math.max(...orders),
  );
  const isDropped = pointSummary.dropWorstRound && points.length > 1 && results.length >= spanRounds.length;
  return isDropped ? sum - Math.min(...points) : sum;
}
