import { formatSeconds } from '@holeshot/domain';
import { lapsLabel, targetLabel } from '../../racing/race-names';
import type { RaceData } from '../load-race';
import type { RaceResultRow } from './race-results';

export interface TimeColumn {
  id: 'holeshot' | 'pbLap' | 'targetLap' | 'race';
  label: string;
  getSeconds: (row: RaceResultRow) => number | null;
}

interface TimeColumnsInput {
  event: Pick<RaceData['event'], 'eventType' | 'pbLaps' | 'laps'>;
  results: RaceData['results'];
}

/** Omits HS and Race Time if nobody has such a time (R30). */
export function listTimeColumns({ event, results }: TimeColumnsInput): TimeColumn[] {
  const columns: (TimeColumn & { isOptional: boolean })[] = [
    { id: 'holeshot', label: 'HS', getSeconds: (row) => row.holeshotSeconds, isOptional: true },
    { id: 'pbLap', label: lapsLabel(event.pbLaps), getSeconds: (row) => row.pbLapSeconds, isOptional: false },
    {
      id: 'targetLap',
      label: targetLabel(event.eventType, event.laps),
      getSeconds: (row) => row.targetLapSeconds,
      isOptional: false,
    },
    { id: 'race', label: 'Race Time', getSeconds: (row) => row.raceSeconds, isOptional: true },
  ];
  const isSame = event.pbLaps === event.laps;
  return columns.filter((column, index) => {
    if (isSame && index === 1) return false;
    return !column.isOptional || results.some((row) => column.getSeconds(row) !== null);
  });
}

/**
 * The column whose times decide the result; `null` if no column decides, as in an Endurance or a race that nobody
 * finished.
 */
export function findDecidingColumn(
  columns: readonly TimeColumn[],
  results: readonly RaceResultRow[],
): TimeColumn['id'] | null {
  const decides = ({ getSeconds }: TimeColumn) =>
    results.some((row) => getSeconds(row) !== null && formatSeconds(getSeconds(row)) === row.time);
  return columns.findLast(decides)?.id ?? null;
}
