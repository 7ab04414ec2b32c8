import { compareNames } from './compare-names';
import { eventTraits } from './event-traits';
import { groupBy } from './group-by';
import type { Guid, Pilot, RaceSummary } from './model';
import { rankWithTies } from './rank-with-ties';

export type RecordColumn = 'holeshot' | 'pbLap' | 'targetLap' | 'race';

/** A best time and its race. */
export interface RecordMark {
  seconds: number;
  pilotId: Guid;
  raceId: Guid;
  raceNumber: number;
  roundId: Guid | null;
  roundNumber: number;
  eventType: RaceSummary['eventType'];
}

export type RecordMarks = Record<RecordColumn, RecordMark | null>;

export interface LapRecord extends RecordMarks {
  pilotId: Guid;
  /** rank in the sorted column; equal times share a rank; `null` without a time */
  rank: number | null;
}

/** A value for each column. */
const mapRecordColumns = <T>(getValue: (column: RecordColumn) => T): Record<RecordColumn, T> => ({
  holeshot: getValue('holeshot'),
  pbLap: getValue('pbLap'),
  targetLap: getValue('targetLap'),
  race: getValue('race'),
});

type NamedPilot = Pick<Pilot, 'id' | 'name'>;

/**
 * The best times of each pilot over an event's summaries, sorted by one column, then by name; pilots without a time in
 * that column are last. Practice rounds do not count, and race times count only in rounds of type Race (R83). `pilots`
 * usually leaves out practice pilots.
 */
export function lapRecords(
  summaries: readonly RaceSummary[],
  pilots: readonly NamedPilot[],
  sortBy: RecordColumn = 'targetLap',
): LapRecord[] {
  const byPilot = groupBy(summaries, (summary) => summary.pilotId);
  const rows = pilots
    .map(({ id, name }) => ({ name, pilotId: id, ...bestMarks(byPilot.get(id) ?? []) }))
    .sort((a, b) => getSeconds(a[sortBy]) - getSeconds(b[sortBy]) || compareNames(a, b));
  const ranks = rankWithTies(rows.map((row) => row[sortBy]?.seconds ?? null));
  return rows.map(({ name: _, ...row }, index) => ({ ...row, rank: ranks[index] ?? null }));
}

/** The best time of each column; of equal times, that of the first row. */
export function eventBests(records: readonly LapRecord[]): RecordMarks {
  return mapRecordColumns((column) => fastest(records.map((record) => record[column])));
}

const bestMarks = (summaries: readonly RaceSummary[]): RecordMarks =>
  mapRecordColumns((column) => fastest(listMarks(summaries, column)));

/** The times of a column that count for records, in the order of the summaries (R83). */
export const listMarks = (summaries: readonly RaceSummary[], column: RecordColumn): RecordMark[] =>
  summaries.flatMap((summary) => {
    if (!eventTraits(summary.eventType).countsForRecords) return [];
    return toMark(summary, timeIn(summary, column)) ?? [];
  });

/** The time of a column in a result. */
export function timeIn(summary: RaceSummary, column: RecordColumn): number | null {
  switch (column) {
    case 'holeshot':
      return summary.holeshotSeconds;
    case 'pbLap':
      return summary.pbLapSeconds;
    case 'targetLap':
      return summary.targetLapSeconds;
    case 'race':
      return summary.eventType === 'Race' ? summary.raceSeconds : null;
  }
}

function toMark(summary: RaceSummary, seconds: number | null): RecordMark | null {
  if (seconds === null) {
    return null;
  }
  const { pilotId, raceId, raceNumber, roundId, roundNumber, eventType } = summary;
  return { seconds, pilotId, raceId, raceNumber, roundId, roundNumber, eventType };
}

function fastest(marks: readonly (RecordMark | null)[]): RecordMark | null {
  return marks.reduce((best, mark) => (getSeconds(mark) < getSeconds(best) ? mark : best), null);
}

function getSeconds(mark: RecordMark | null): number {
  return mark?.seconds ?? Number.MAX_VALUE;
}
