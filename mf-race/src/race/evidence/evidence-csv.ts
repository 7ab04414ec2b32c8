import { formatTimeOfDay } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import { roundToMs } from '../../racing/round-to-ms';
import type { EvidenceRow } from './evidence';

/** The rows of the CSV file, headings first; times in seconds, to the millisecond (R43). */
export const evidenceCsv = (rows: readonly EvidenceRow[]): CsvCell[][] => [
  ['Clock', 'Crossing', 'Time', 'Counts', 'Verdict', 'Part of'],
  ...rows.map(({ time, crossing, lengthSeconds, counts, reason, includedIn }) => [
    formatTimeOfDay(time),
    crossing,
    lengthSeconds === null ? null : roundToMs(lengthSeconds),
    counts ? 'yes' : 'no',
    reason,
    includedIn.join(', '),
  ]),
];
