import { type LapRecord, lapRecords, listMarks, type RecordColumn, type RecordMark } from '../lap-records';
import type { Guid, Pilot, RaceSummary } from '../model';

/** How a pilot's best time at an event came about. */
export interface RecordExplanation {
  /** the row of the table, with the rank by this column */
  record: LapRecord;
  /** pilots with such a time */
  rankedCount: number;
  /** the pilot's times that count, fastest first */
  times: RecordMark[];
  /** the time of the next better rank; `null` for the first, and without a time */
  ahead: RecordMark | null;
  leader: RecordMark | null;
  /** the row if its race did not count; `null` without a time */
  without: LapRecord | null;
}

/**
 * Derives one figure of Lap Records from the summaries of the event (R83). `null` when the pilot is not in the table.
 * `pilots` are those of the table.
 */
export function explainRecord(
  summaries: readonly RaceSummary[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
  { column, pilotId }: { column: RecordColumn; pilotId: Guid },
): RecordExplanation | null {
  const rankAll = (rows: readonly RaceSummary[]) => lapRecords(rows, pilots, column);
  const records = rankAll(summaries);
  const record = records.find((row) => row.pilotId === pilotId);
  if (!record) return null;
  const mark = record[column];
  const better = records.filter(({ rank }) => rank !== null && rank < (record.rank ?? 0));
  const isCounted = (row: RaceSummary) => row.pilotId !== pilotId || row.raceId !== mark?.raceId;
  return {
    record,
    rankedCount: records.filter(({ rank }) => rank !== null).length,
    times: listMarks(
      summaries.filter((row) => row.pilotId === pilotId),
      column,
    ).sort((a, b) => a.seconds - b.seconds),
    ahead: better.at(-1)?.[column] ?? null,
    leader: records[0]?.[column] ?? null,
    without: mark && (rankAll(summaries.filter(isCounted)).find((row) => row.pilotId === pilotId) ?? null),
  };
}
