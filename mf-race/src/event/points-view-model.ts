import {
  type Guid,
  lapCounts,
  type Pilot,
  type PointsInput,
  pointsTable,
  type RaceSummary,
} from '@holeshot/domain';
import { type CountTableView, sortCountRows } from './count-table-view-model';

type NamedPilot = Pick<Pilot, 'id' | 'name'>;

export interface PointsView {
  /** by bracket; `heading` is `null` for the bracket `None` (specification section 2, points table) */
  groups: { heading: string | null; table: CountTableView }[];
}

/**
 * Points per bracket. `total` is the sum of the rounds (specification section 9); where a stage drops the worst round
 * or takes points along, the desktop app's own total stands beside it (domain notes 4.5, 4.9).
 */
export function pointsView(input: PointsInput, search: URLSearchParams): PointsView {
  const { columns, groups } = pointsTable(input);
  const { pointSummary } = input;
  const hasRollOver = pointSummary?.roundPositionRollover === true;
  const rollOvers = new Map((input.rollOvers ?? []).map(({ pilotId, points }) => [pilotId, points]));
  const stageTotalLabel = totalLabel(pointSummary);
  return {
    groups: groups.map(({ bracket, rows }) => {
      const shown = rows.map((row) => ({
        ...row,
        rollOver: hasRollOver ? (rollOvers.get(row.pilotId) ?? null) : null,
      }));
      return {
        heading: bracket === 'None' ? null : bracket,
        table: {
          columns,
          stageTotalLabel,
          hasRollOver,
          ...sortCountRows(shown, columns, nameIn(input.pilots), search),
        },
      };
    }),
  };
}

function totalLabel(pointSummary: PointsInput['pointSummary']): string | null {
  const { dropWorstRound = false, roundPositionRollover = false } = pointSummary ?? {};
  if (dropWorstRound && roundPositionRollover) return 'With roll-over, worst dropped';
  if (dropWorstRound) return 'Worst dropped';
  return roundPositionRollover ? 'With roll-over' : null;
}

/** Laps per round; the holeshot is none (specification section 2, lap count table). */
export function lapCountsView(
  summaries: readonly RaceSummary[],
  pilots: readonly NamedPilot[],
  search: URLSearchParams,
): CountTableView {
  const { columns, rows } = lapCounts(summaries, pilots);
  const shown = rows.map((row) => ({ ...row, stageTotal: null, rollOver: null }));
  return {
    columns,
    stageTotalLabel: null,
    hasRollOver: false,
    ...sortCountRows(shown, columns, nameIn(pilots), search),
  };
}

function nameIn(pilots: readonly NamedPilot[]): (id: Guid) => string {
  const names = new Map(pilots.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
