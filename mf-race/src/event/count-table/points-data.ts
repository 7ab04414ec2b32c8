import { type PointsInput, pointsTable } from '@holeshot/domain';
import { type CountTableData, sortByName } from './count-table-data';

export interface PointsData {
  /** by bracket; `heading` is `null` for the bracket `None` (R29) */
  groups: { heading: string | null; table: CountTableData }[];
}

/**
 * Points per bracket. `total` is the sum of the rounds. When a stage drops the worst round or adds roll-over points,
 * the desktop app's own total stands beside it (R95).
 */
export function toPointsData(input: PointsInput): PointsData {
  if (!isBegun(input)) return { groups: [] };
  const { columns, groups } = pointsTable(input);
  const { pointSummary } = input;
  const hasRollOver = pointSummary?.roundPositionRollover === true;
  const rollOvers = new Map((input.rollOvers ?? []).map(({ pilotId, points }) => [pilotId, points]));
  return {
    groups: groups.map(({ bracket, rows }) => {
      const countRows = rows.map((row) => ({
        ...row,
        rollOver: hasRollOver ? (rollOvers.get(row.pilotId) ?? null) : null,
      }));
      return {
        heading: bracket === 'None' ? null : bracket,
        table: {
          columns,
          stageTotalLabel: stageTotalLabel(pointSummary),
          hasRollOver,
          rows: sortByName(countRows, input.pilots),
        },
      };
    }),
  };
}

/** Where nothing was flown and nobody brings points, everybody would share the first rank. */
const isBegun = ({ summaries, rollOvers = [] }: PointsInput): boolean =>
  rollOvers.length > 0 || summaries.some(({ lapCount, position }) => lapCount > 0 || position !== null);

function stageTotalLabel(pointSummary: PointsInput['pointSummary']): string | null {
  const { dropWorstRound = false, roundPositionRollover = false } = pointSummary ?? {};
  if (dropWorstRound && roundPositionRollover) return 'With roll-over, worst dropped';
  if (dropWorstRound) return 'Worst dropped';
  return roundPositionRollover ? 'With roll-over' : null;
}
