import { groupBy } from './group-by';
import type { Guid, Pilot, RaceSummary } from './model';
import { type RoundColumn, roundColumns, roundKey } from './round-columns';
import { sharedRanks } from './shared-ranks';

export interface CountRow {
  pilotId: Guid;
  /** equal totals share it */
  rank: number;
  /** one per column; `null` where the pilot has no race in that round */
  cells: (number | null)[];
  total: number;
}

export interface CountTable {
  columns: RoundColumn[];
  rows: CountRow[];
}

/**
 * Valid laps without the holeshot of each given pilot, per round and in total (laps after the target and
 * of every round type included), by total, then name. Two races in one round add up.
 * Source: specification section 2 (Lap Count table), domain notes 4.7.
 */
export function lapCounts(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
): CountTable {
  return countTable(summaries, pilots, (summary) => summary.lapCount);
}

/** The table behind lap counts and points: one figure per race, added up per pilot and round. */
export function countTable(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
  figureOf: (summary: RaceSummary) => number | null,
): CountTable {
  const columns = roundColumns(summaries);
  const byPilot = groupBy(summaries, (summary) => summary.pilotId);
  const rows = pilots
    .map(({ id, name }) => {
      const sums = sumPerRound(byPilot.get(id) ?? [], figureOf);
      const cells = columns.map(({ key }) => sums.get(key) ?? null);
      return { name, pilotId: id, cells, total: cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0) };
    })
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const ranks = sharedRanks(rows.map(({ total }) => total));
  return {
    columns,
    rows: rows.map(({ name: _, ...row }, index) => ({ ...row, rank: ranks[index] ?? index + 1 })),
  };
}

function sumPerRound(
  summaries: readonly RaceSummary[],
  figureOf: (summary: RaceSummary) => number | null,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const summary of summaries) {
    const figure = figureOf(summary);
    if (figure !== null) {
      const key = roundKey(summary);
      sums.set(key, (sums.get(key) ?? 0) + figure);
    }
  }
  return sums;
}
