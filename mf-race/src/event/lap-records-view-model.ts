import {
  type EventType,
  eventBests,
  type Guid,
  lapRecords,
  type Pilot,
  type RaceEvent,
  type RaceSummary,
  type RecordColumn,
  type RecordMark,
} from '@holeshot/domain';
import { lapsLabel } from '../parts/race-names';

export const RECORD_COLUMNS = ['holeshot', 'pbLap', 'targetLap', 'race'] as const;

export interface RecordTime {
  seconds: number;
  pilotId: Guid;
  raceId: Guid;
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
  sortBy: RecordColumn;
}

interface LapRecordsInput {
  event: Pick<RaceEvent, 'eventType' | 'pbLaps' | 'laps'>;
  /** practice pilots are listed in casual practice only (domain notes 4.7) */
  pilots: readonly Pick<Pilot, 'id' | 'name' | 'practicePilot'>[];
  summaries: readonly RaceSummary[];
  sortBy: RecordColumn;
}

/**
 * The Lap Records table. HS and Race Time are there only when somebody has such a time; the personal-best
 * column only when it differs from the target's (specification section 2, domain notes 1.12).
 */
export function lapRecordsView({ event, pilots, summaries, sortBy }: LapRecordsInput): LapRecordsViewData {
  const listed = pilots.filter((pilot) => !pilot.practicePilot || event.eventType === 'CasualPractice');
  const records = lapRecords(summaries, listed, sortBy);
  const bests = eventBests(records);
  const columns = RECORD_COLUMNS.filter((column) => {
    if (column === 'targetLap') return true;
    return column === 'pbLap' ? event.pbLaps !== event.laps : bests[column] !== null;
  });
  return {
    columns: columns.map((id) => ({ id, label: columnLabel(id, event) })),
    rows: records.map((record) => ({
      pilotId: record.pilotId,
      rank: record.rank,
      times: columns.map((column) => toTime(record[column])),
    })),
    bests: columns.map((column) => toTime(bests[column])),
    sortBy,
  };
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
    roundNumber: mark.roundNumber,
    raceNumber: mark.raceNumber,
  };
