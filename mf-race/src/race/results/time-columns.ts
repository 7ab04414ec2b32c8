import { lapsLabel, targetLabel } from '../../racing/race-names';
import type { RaceData } from '../load-race';
import type { RaceResultRow } from './race-results';

export const TIME_COLUMN_IDS = ['holeshot', 'pbLap', 'targetLap', 'race'] as const;

export interface TimeColumn {
  id: (typeof TIME_COLUMN_IDS)[number];
  label: string;
  secondsOf: (row: RaceResultRow) => number | null;
}

interface TimeColumnsInput {
  event: Pick<RaceData['event'], 'eventType' | 'pbLaps' | 'laps'>;
  results: RaceData['results'];
}

/** Hides HS and Race Time when nobody has such a time (R30). */
export function listTimeColumns({ event, results }: TimeColumnsInput): TimeColumn[] {
  const columns: (TimeColumn & { isOptional: boolean })[] = [
    { id: 'holeshot', label: 'HS', secondsOf: (row) => row.holeshotSeconds, isOptional: true },
    { id: 'pbLap', label: lapsLabel(event.pbLaps), secondsOf: (row) => row.pbLapSeconds, isOptional: false },
    {
      id: 'targetLap',
      label: targetLabel(event.eventType, event.laps),
      secondsOf: (row) => row.targetLapSeconds,
      isOptional: false,
    },
    { id: 'race', label: 'Race Time', secondsOf: (row) => row.raceSeconds, isOptional: true },
  ];
  const isSame = event.pbLaps === event.laps;
  return columns.filter((column, index) => {
    if (isSame && index === 1) return false;
    return !column.isOptional || results.some((row) => column.secondsOf(row) !== null);
  });
}
