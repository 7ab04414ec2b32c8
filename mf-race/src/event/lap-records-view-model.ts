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
import { parseTableSort, type TableSort, type TimeSpan, timeSpan } from '@holeshot/ui';
import { hasSeveralTypes, lapsLabel } from '../parts/race-names';
import { rankedPilots } from './event-tabs';

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

export interface LapRecordsViewData {
  columns: { id: RecordColumn; label: string }[];
  rows: RecordRow[];
  /** one per column; `null` in a column without times */
  bests: (RecordTime | null)[];
  /** one per column: between which times of the whole field bars are drawn */
  spans: TimeSpan[];
  /** rounds are of several types, so that races are named with theirs */
  namesTypes: boolean;
  sort: TableSort<RecordSort>;
}

interface LapRecordsInput {
  event: Pick<RaceEvent, 'eventType' | 'pbLaps' | 'laps'>;
  pilots: readonly Pick<Pilot, 'id' | 'name' | 'practicePilot'>[];
  summaries: readonly RaceSummary[];
  search: URLSearchParams;
}

/**
 * The Lap Records table. HS and Race Time are there only when somebody has such a time; the personal-best
 * column only when it differs from the target's (specification section 2, domain notes 1.12).
 */
export function lapRecordsView({ event, pilots, summaries, search }: LapRecordsInput): LapRecordsViewData {
  const sort = parseRecordSort(search, 'targetLap');
  const listed = rankedPilots(pilots, event.eventType);
  const records = lapRecords(summaries, listed, sort.by === 'pilot' ? 'targetLap' : sort.by);
  const bests = eventBests(records);
  const columns = RECORD_COLUMNS.filter((column) => {
    if (column === 'targetLap') return true;
    return column === 'pbLap' ? event.pbLaps !== event.laps : bests[column] !== null;
  });
  return recordsTable({ records, columns, sort, event, pilots, namesTypes: hasSeveralTypes(summaries) });
}

/** The sort that the address names, fastest first by the given column when it names none. */
export const parseRecordSort = (search: URLSearchParams, by: RecordColumn): TableSort<RecordSort> =>
  parseTableSort<RecordSort>(search, [...RECORD_COLUMNS, 'pilot'], { by, descending: false });

interface RecordsTableInput extends Pick<LapRecordsInput, 'event' | 'pilots'> {
  /** ranked by the sorted column */
  records: readonly LapRecord[];
  columns: readonly RecordColumn[];
  namesTypes: boolean;
  sort: TableSort<RecordSort>;
}

/** Ranked records as a table with the given columns. */
export function recordsTable({
  records,
  columns,
  sort,
  event,
  pilots,
  namesTypes,
}: RecordsTableInput): LapRecordsViewData {
  const bests = eventBests(records);
  return {
    columns: columns.map((id) => ({ id, label: columnLabel(id, event) })),
    rows: sortRecords(records, sort, pilots).map((record) => ({
      pilotId: record.pilotId,
      rank: record.rank,
      times: columns.map((column) => toTime(record[column])),
    })),
    bests: columns.map((column) => toTime(bests[column])),
    spans: columns.map((column) => timeSpan(records.map((record) => record[column]?.seconds ?? null))),
    namesTypes,
    sort,
  };
}

/** Pilots without a time stay at the end either way. */
function sortRecords(
  records: readonly LapRecord[],
  { by, descending }: TableSort<RecordSort>,
  pilots: LapRecordsInput['pilots'],
): LapRecord[] {
  if (by === 'pilot') {
    const names = new Map(pilots.map(({ id, name }) => [id, name]));
    const nameOf = ({ pilotId }: LapRecord) => names.get(pilotId) ?? '';
    const sorted = [...records].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    return descending ? sorted.reverse() : sorted;
  }
  const [timed, others] = [
    records.filter(({ rank }) => rank !== null),
    records.filter(({ rank }) => rank === null),
  ];
  return [...(descending ? timed.reverse() : timed), ...others];
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

/** Specification section 9: `N Laps` for Race, `Best N Laps` for TimeTrial and CasualPractice. */
const targetLabel = (eventType: EventType, laps: number): string =>
  eventType === 'TimeTrial' || eventType === 'CasualPractice' ? `Best ${lapsLabel(laps)}` : lapsLabel(laps);

const toTime = (mark: RecordMark | null): RecordTime | null =>
  mark && {
    seconds: mark.seconds,
    pilotId: mark.pilotId,
    raceId: mark.raceId,
    eventType: mark.eventType,
    roundNumber: mark.roundNumber,
    raceNumber: mark.raceNumber,
  };
