import { formatTimeOfDay } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import type { EvidenceRow } from './evidence';

/** The crossings as rows of a CSV file, headings first; times in seconds, to the millisecond. */
export const evidenceRows = (rows: readonly EvidenceRow[]): CsvCell[][] => [
  ['Clock', 'Crossing', 'Time', 'Counts', 'Verdict', 'Part of'],
  ...rows.map(({ time, crossing, lengthSeconds, counts, why, partOf }) => [
    formatTimeOfDay(time),
    crossing,
    lengthSeconds === null ? null : Math.round(lengthSeconds * 1000) / 1000,
    counts ? 'yes' : 'no',
    why,
    partOf.join(', '),
  ]),
];
