import { formatTimeOfDay } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import type { ExplanationRow } from '../../explain/explanation';

/** The rows of the CSV file, headings first. */
export const crossingsCsv = (rows: readonly ExplanationRow[]): CsvCell[][] => [
  ['Clock', 'From the start', 'Crossing', 'Time', 'Counts', 'Verdict'],
  ...rows.map(({ at, start, name, value, note, state }) => [
    at === undefined ? '' : formatTimeOfDay(at),
    start ?? '',
    name,
    value,
    state === 'ruled-out' ? 'no' : 'yes',
    note,
  ]),
];
