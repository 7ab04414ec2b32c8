import { compareBrackets } from './enums';
import { eventTraits } from './event-traits';
import { groupBy } from './group-by';
import { type CountRow, countTable } from './lap-counts';
import type { Bracket, Guid, Pilot, RaceSummary, Round, Stage } from './model';
import { type RoundColumn, roundColumns } from './round-columns';

export interface PointsRow extends CountRow {
  /** the desktop app's total, when the stage drops the worst round or adds roll-over points; otherwise `null` */
  stageTotal: number | null;
  /** the result that the stage drops; `null` without one */
  dropped: RaceSummary | null;
  /** the stage drops the points that roll over, since they are the fewest (R97) */
  dropsRollOver: boolean;
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
  /** pilots without a race that scores points are omitted */
  pilots: readonly Pick<Pilot, 'id' | 'name'>[];
  /** all rounds of the event */
  rounds: readonly Pick<Round, 'id' | 'order'>[];
  pointSummary?: Stage['pointSummary'];
  /** points of stored results of type `RoundRollOver` */
  rollOvers?: readonly { pilotId: Guid; points: number }[];
}

/**
 * Whether points distinguish pilots: somebody scored, or brings points into the stage. Otherwise all would share the
 * first rank.
 */
export const hasPoints = (
  summaries: readonly Pick<RaceSummary, 'eventType' | 'points'>[],
  rollOvers: readonly { points: number }[] = [],
): boolean =>
  rollOvers.some(({ points }) => points !== 0) ||
  summaries.some(
    ({ eventType, points }) => eventTraits(eventType).hasPoints && points !== null && points !== 0,
  );

/**
 * Points per round and in total, in one group per bracket (None, Winners, Losers, A to Z), each ranked by itself
 * (R100). A pilot is in the bracket of their first race that scores (R99). `total` is the sum of the columns (R95).
 */
export function pointsTable(input: PointsInput): PointsTable {
  const scoringSummaries = input.summaries
    .filter((summary) => eventTraits(summary.eventType).hasPoints)
    .sort((a, b) => a.roundOrder - b.roundOrder || a.raceNumber - b.raceNumber);
  const byPilot = groupBy(scoringSummaries, (summary) => summary.pilotId);
  const scoringPilots = input.pilots.filter(({ id }) => byPilot.has(id));
  const byBracket = groupBy(scoringPilots, ({ id }) => byPilot.get(id)?.[0]?.bracket ?? 'None');
  const columns = roundColumns(scoringSummaries);
  const groups = [...byBracket]
    .sort(([a], [b]) => compareBrackets(a, b))
    .map(([bracket, pilots]) => ({
      bracket,
      rows: countTable(scoringSummaries, pilots, (summary) => summary.points).rows.map((row) => ({
        ...row,
        ...toStageTotal(byPilot.get(row.pilotId) ?? [], row, input),
      })),
    }));
  return { columns, groups };
}

/** Drops no result of a pilot who missed a round between their first and last one (R96). */
function toStageTotal(
  races: readonly RaceSummary[],
  row: CountRow,
  input: PointsInput,
): Pick<PointsRow, 'stageTotal' | 'dropped' | 'dropsRollOver'> {
  const { pointSummary, rollOvers = [], rounds } = input;
  if (!pointSummary?.dropWorstRound && !pointSummary?.roundPositionRollover) {
    return { stageTotal: null, dropped: null, dropsRollOver: false };
  }
  const rollOverPoints = pointSummary.roundPositionRollover
    ? rollOvers.filter(({ pilotId }) => pilotId === row.pilotId).map(({ points }) => points)
    : [];
  const results = races.filter((race) => race.points !== null);
  const points = [...results.map((race) => race.points ?? 0), ...rollOverPoints];
  const sum = points.reduce((total, figure) => total + figure, 0);
  const orders = results.map((race) => race.roundOrder);
  const spanRounds = rounds.filter(
    ({ order }) => order >= Math.min(...orders) && order <= Math.max(...orders),
  );
  const isDropped = pointSummary.dropWorstRound && points.length > 1 && results.length >= spanRounds.length;
  if (!isDropped) return { stageTotal: sum, dropped: null, dropsRollOver: false };
  const worst = Math.min(...points);
  const dropped = results.find((race) => race.points === worst) ?? null;
  return { stageTotal: sum - worst, dropped, dropsRollOver: dropped === null };
}
