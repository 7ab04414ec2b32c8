import { compareNames } from './compare-names';
import { groupBy } from './group-by';
import type { Guid, Pilot, RaceSummary } from './model';
import { rankWithTies } from './rank-with-ties';
import { type RoundColumn, roundColumns, roundKey } from './round-columns';

export interface CountRow {
  pilotId: Guid;
  /** equal totals share a rank; `null` where nobody has a figure above 0 */
  rank: number | null;
  /** one per column; `null` when the pilot has no race in that round */
  cells: (number | null)[];
  total: number;
}

export interface CountTable {
  columns: RoundColumn[];
  rows: CountRow[];
}

/** The laps of a result for the lap counts: a race that is drawn but not flown does not count as 0 laps (`null`). */
export function createLapCounter(summaries: readonly RaceSummary[]): (summary: RaceSummary) => number | null {
  const flownIds = new Set(summaries.filter(hasFlown).map(({ raceId }) => raceId));
  return ({ raceId, lapCount }) => (flownIds.has(raceId) ? lapCount : null);
}

/**
 * Valid laps of each pilot without the holeshot, per round and in total, sorted by total, then by name. Laps after the
 * target count, and so do all round types; two races in one round add up (R84).
 */
export function lapCounts(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
): CountTable {
  return countTable(summaries, pilots, createLapCounter(summaries));
}

const hasFlown = ({ lapCount, holeshotSeconds, position }: RaceSummary): boolean =>
  lapCount > 0 || holeshotSeconds !== null || position !== null;

/** Adds up one figure per race, such as laps or points, per pilot and round. */
export function countTable(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
  getFigure: (summary: RaceSummary) => number | null,
): CountTable {
  const columns = roundColumns(summaries);
  const byPilot = groupBy(summaries, (summary) => summary.pilotId);
  const rows = pilots
    .map(({ id, name }) => {
      const sums = sumPerRound(byPilot.get(id) ?? [], getFigure);
      const cells = columns.map(({ key }) => sums.get(key) ?? null);
      return { name, pilotId: id, cells, total: cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0) };
    })
    .sort((a, b) => b.total - a.total || compareNames(a, b));
  const isRanked = rows.some(({ total }) => total !== 0);
  const ranks = rankWithTies(rows.map(({ total }) => (isRanked ? total : null)));
  return {
    columns,
    rows: rows.map(({ name: _, ...row }, index) => ({ ...row, rank: ranks[index] ?? null })),
  };
}

function sumPerRound(
  summaries: readonly RaceSummary[],
  getFigure: (summary: RaceSummary) => number | null,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const summary of summaries) {
    const figure = getFigure(summary);
    if (figure !== null) {
      const key = roundKey(summary);
      sums.set(key, (sums.get(key) ?? 0) + figure);
    }
  }
  return sums;
}
