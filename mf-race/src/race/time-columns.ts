import { lapsLabel } from '../parts/race-names';
import type { RaceData } from './load-race';
import type { RaceResultRow } from './race-results';

interface TimeColumn {
  label: string;
  secondsOf: (row: RaceResultRow) => number | null;
}

/** HS and Race Time are hidden when nobody has one (specification section 2, table columns). */
export function listTimeColumns({ event, results }: Pick<RaceData, 'event' | 'results'>): TimeColumn[] {
  const columns: (TimeColumn & { isOptional: boolean })[] = [
    { label: 'HS', secondsOf: (row) => row.holeshotSeconds, isOptional: true },
    { label: lapsLabel(event.pbLaps), secondsOf: (row) => row.pbLapSeconds, isOptional: false },
    { label: lapsLabel(event.laps), secondsOf: (row) => row.targetLapSeconds, isOptional: false },
    { label: 'Race Time', secondsOf: (row) => row.raceSeconds, isOptional: true },
  ];
  const isSame = event.pbLaps === event.laps;
  return columns.filter((column, index) => {
    if (isSame && index === 1) return false;
    return !column.isOptional || results.some((row) => column.secondsOf(row) !== null);
  });
}
