import { eventTraits, hasEnded, type Race, type RaceEvent, type RecordColumn } from '@holeshot/domain';
import { type Cut, type CutEvent, clampCut, findCut } from '../../../racing/cut';
import type { RecordsTableData } from '../../records-table/records-table-data';

/** The kind of best time that decides who advances, and the last place that does. */
export interface LapCut {
  column: RecordColumn;
  /** number of laps of the best time */
  laps: number;
  cut: number;
  cutIs: Cut['is'];
}

type NeedEvent = CutEvent & Pick<RaceEvent, 'laps' | 'pbLaps' | 'start' | 'end' | 'timeZone' | 'isClosed'>;

interface LapCutInput {
  event: NeedEvent;
  last: readonly Race[];
  next: readonly Race[];
  /** number of pilots in the ranking */
  count: number;
  nowMs: number;
  /** the table's sort; any value but `pbLap` means the target laps */
  sortedBy?: string;
}

/** The cut by best times; `null` if no remaining race can improve them. */
export function findLapCut({ event, last, next, count, nowMs, sortedBy }: LapCutInput): LapCut | null {
  const canImprove = next.some(({ eventType }) => eventTraits(eventType).countsForRecords);
  if (!canImprove || last.length === 0 || count < 2 || hasEnded(event, last, nowMs)) return null;
  const cut = findCut(event);
  return {
    ...(sortedBy === 'pbLap'
      ? ({ column: 'pbLap', laps: event.pbLaps } as const)
      : ({ column: 'targetLap', laps: event.laps } as const)),
    cut: clampCut(cut.count, count),
    cutIs: cut.is,
  };
}

/** The best times of a column of the table. */
export const listTimes = (
  { columns, rows }: Pick<RecordsTableData, 'columns' | 'rows'>,
  by: RecordColumn,
) => {
  const index = columns.findIndex(({ id }) => id === by);
  return rows.map(({ pilotId, times }) => ({ pilotId, seconds: times[index]?.seconds ?? null }));
};
