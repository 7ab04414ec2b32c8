import { parseTableSort, type TableSort } from '@holeshot/contract';
import {
  type EventType,
  eventBests,
  type Guid,
  type LapRecord,
  lapRecords,
  type Pilot,
  type RaceEvent,
  type RaceSummary,
  type RecordColumn,
  type RecordMark,
} from '@holeshot/domain';
import { type TimeRange, timeRange } from '@holeshot/ui';
import { listRankedPilots } from '../../event-pilots/list-ranked-pilots';
import { sortByName } from '../../event-pilots/sort-by-name';
import { hasSeveralTypes, lapsLabel, targetLabel } from '../../racing/race-names';

const RECORD_COLUMNS = ['holeshot', 'pbLap', 'targetLap', 'race'] as const;

export type RecordSort = RecordColumn | 'pilot';

export interface RecordTime {
  seconds: number;
  pilotId: Guid;
  raceId: Guid;
  eventType: EventType;
  roundNumber: number;
  raceNumber: number;
}

export interface RecordRow {
  pilotId: Guid;
  rank: number | null;
  /** one per column */
  times: (RecordTime | null)[];
}

export interface RecordsTableData {
  columns: { id: RecordColumn; label: string }[];
  rows: RecordRow[];
  /** one per column; `null` in a column without times */
  bests: (RecordTime | null)[];
  /** one per column: the range of the bars, over all pilots */
  spans: TimeRange[];
  /** race labels include the type, because the rounds have several types */
  showsType: boolean;
  sort: TableSort<RecordSort>;
}

interface LapRecordsInput {
  event: Pick<RaceEvent, 'eventType' | 'pbLaps' | 'laps'>;
  pilots: readonly Pick<Pilot, 'id' | 'name' | 'practicePilot'>[];
  summaries: readonly RaceSummary[];
  search: URLSearchParams;
}

/**
 * The Lap Records table. It has HS and Race Time only when a pilot has such a time, and the personal-best column only
 * when it differs from the target's (R30).
 */
export function toLapRecords({ event, pilots, summaries, search }: LapRecordsInput): RecordsTableData {
  const sort = parseRecordSort(search, 'targetLap');
  const listedPilots = listRankedPilots(pilots, event.eventType);
  const records = lapRecords(summaries, listedPilots, sort.by === 'pilot' ? 'targetLap' : sort.by);
  const bests = eventBests(records);
  const columns = RECORD_COLUMNS.filter((column) => {
    if (column === 'targetLap') return true;
    return column === 'pbLap' ? event.pbLaps !== event.laps : bests[column] !== null;
  });
  return toRecordsTable({ records, columns, sort, event, pilots, showsType: hasSeveralTypes(summaries) });
}

/** The sort in the address; by default by the given column, fastest first. */
export const parseRecordSort = (search: URLSearchParams, by: RecordColumn): TableSort<RecordSort> =>
  parseTableSort<RecordSort>(search, [...RECORD_COLUMNS, 'pilot'], { by, descending: false });

interface RecordsTableInput extends Pick<LapRecordsInput, 'event' | 'pilots'> {
  /** with ranks by the sorted column */
  records: readonly LapRecord[];
  columns: readonly RecordColumn[];
  showsType: boolean;
  sort: TableSort<RecordSort>;
}

export function toRecordsTable({
  records,
  columns,
  sort,
  event,
  pilots,
  showsType,
}: RecordsTableInput): RecordsTableData {
  const bests = eventBests(records);
  return {
    columns: columns.map((id) => ({ id, label: columnLabel(id, event) })),
    rows: sortRecords(records, sort, pilots).map((record) => ({
      pilotId: record.pilotId,
      rank: record.rank,
      times: columns.map((column) => toTime(record[column])),
    })),
    bests: columns.map((column) => toTime(bests[column])),
    spans: columns.map((column) => timeRange(records.map((record) => record[column]?.seconds ?? null))),
    showsType,
    sort,
  };
}

/** Pilots without a time come last in both directions. */
function sortRecords(
  records: readonly LapRecord[],
  { by, descending }: TableSort<RecordSort>,
  pilots: LapRecordsInput['pilots'],
): LapRecord[] {
  if (by === 'pilot') {
    const sorted = sortByName(records, pilots);
    return descending ? sorted.reverse() : sorted;
  }
  const withTime = records.filter(({ rank }) => rank !== null);
  const withoutTime = records.filter(({ rank }) => rank === null);
  return [...(descending ? withTime.reverse() : withTime), ...withoutTime];
}

function columnLabel(column: RecordColumn, { eventType, pbLaps, laps }: LapRecordsInput['event']): string {
  switch (column) {
    case 'holeshot':
      return 'HS';
    case 'pbLap':
      return lapsLabel(pbLaps);
    case 'targetLap':
      return targetLabel(eventType, laps);
    case 'race':
      return 'Race Time';
  }
}

const toTime = (mark: RecordMark | null): RecordTime | null =>
  mark && {
    seconds: mark.seconds,
    pilotId: mark.pilotId,
    raceId: mark.raceId,
    eventType: mark.eventType,
    roundNumber: mark.roundNumber,
    raceNumber: mark.raceNumber,
  };
