import {
  type Guid,
  hasPoints,
  type PointsInput as PointsOfRules,
  pointsTable,
  type Round,
  roundKey,
  type Stage,
} from '@holeshot/domain';
import { sortByName } from '../../event-pilots/sort-by-name';
import type { Explanation } from '../../explain/explanation';
import { type CountRowData, type CountTableData, groupColumns } from './count-table-data';

export interface PointsData {
  /** whether a race was flown, with points or without */
  isFlown: boolean;
  /** by bracket; `heading` is `null` for the bracket `None` (R29) */
  groups: { heading: string | null; table: CountTableData }[];
  /** of the figure that the address opens */
  explanation: Explanation | null;
}

interface PointsInput extends Omit<PointsOfRules, 'rounds'> {
  rounds: readonly Pick<Round, 'id' | 'order' | 'eventType' | 'roundNumber' | 'stageId'>[];
  /** of the event */
  stages?: readonly Pick<Stage, 'id' | 'name'>[];
  /** pilots of the next stage */
  goingOn?: ReadonlySet<Guid>;
}

/**
 * Points per bracket. `total` is the sum of the rounds. When a stage drops the worst round or adds roll-over points,
 * the desktop app's own total stands beside it (R95).
 */
export function toPointsData(input: PointsInput): PointsData {
  const isFlown = input.summaries.some(({ lapCount, position }) => lapCount > 0 || position !== null);
  if (!hasPoints(input.summaries, input.rollOvers)) return { isFlown, groups: [], explanation: null };
  const { columns, groups } = pointsTable(input);
  const { pointSummary } = input;
  const hasRollOver = pointSummary?.roundPositionRollover === true;
  const wins = listWins(input.summaries);
  const rollOvers = new Map((input.rollOvers ?? []).map(({ pilotId, points }) => [pilotId, points]));
  return {
    isFlown,
    explanation: null,
    groups: groups.map(({ bracket, rows }) => {
      const findColumn = (name: string | null) => {
        const index = columns.findIndex(({ key }) => key === name);
        return index < 0 ? null : index;
      };
      const countRows = rows.map((row) => ({
        ...row,
        wins: columns.flatMap(({ key }, index) => (wins.has(`${row.pilotId} ${key}`) ? [index] : [])),
        dropped: findColumn(row.dropped && roundKey(row.dropped)),
        rollOver: hasRollOver ? (rollOvers.get(row.pilotId) ?? null) : null,
      }));
      return {
        heading: bracket === 'None' ? null : bracket,
        table: {
          columns: groupColumns(columns, input.rounds, input.stages),
          stageTotalLabel: stageTotalLabel(pointSummary),
          hasRollOver,
          rows: sortByName(countRows, input.pilots),
          lastInId: findLastIn(countRows, input.goingOn),
        },
      };
    }),
  };
}

/** The last advancing pilot, if those are the first of the table; `null` if the organiser chose others. */
function findLastIn(rows: readonly CountRowData[], goingOn: PointsInput['goingOn']): Guid | null {
  const byTotal = [...rows].sort((a, b) => b.total - a.total);
  const last = byTotal.findLast(({ pilotId }) => goingOn?.has(pilotId));
  const firstOut = byTotal.find(({ pilotId }) => !goingOn?.has(pilotId));
  return last && firstOut && last.total > firstOut.total ? last.pilotId : null;
}

/** Pilots and rounds of the races won. */
const listWins = (summaries: PointsInput['summaries']): Set<string> =>
  new Set(
    summaries
      .filter(({ position, dnf }) => position === 1 && !dnf)
      .map((summary) => `${summary.pilotId} ${roundKey(summary)}`),
  );

function stageTotalLabel(pointSummary: PointsInput['pointSummary']): string | null {
  const { dropWorstRound = false, roundPositionRollover = false } = pointSummary ?? {};
  if (dropWorstRound && roundPositionRollover) return 'With roll-over, worst dropped';
  if (dropWorstRound) return 'Worst dropped';
  return roundPositionRollover ? 'With roll-over' : null;
}
