import type { Guid } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import { raceOf, racePlace } from '../parts/race-names';
import type { ShownPilot } from '../parts/shown-pilot';
import type { LapRecordsViewData } from './lap-records-view-model';

/** The table as rows of a CSV file; each time is followed by the race it was flown in. */
export function recordsCsv(
  { columns, rows, namesTypes }: LapRecordsViewData,
  pilotOf: (id: Guid) => ShownPilot,
): CsvCell[][] {
  return [
    ['Rank', 'Pilot', ...columns.flatMap(({ label }) => [label, `${label}: race`])],
    ...rows.map((row) => [
      row.rank,
      pilotOf(row.pilotId).name,
      ...row.times.flatMap((time) =>
        time ? [round(time.seconds), racePlace(raceOf(time), namesTypes)] : [null, null],
      ),
    ]),
  ];
}

/** To the millisecond, as the desktop app exports times (domain notes 4.7). */
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
