import type { CsvCell } from '@holeshot/ui';
import type { Season } from './season.query';
import { chanceText } from './season-texts';

/** The standings as rows of a CSV file: points of each event, and those of them that do not count. */
export function seasonCsv({ events, rows, isDecided }: Season): CsvCell[][] {
  const heading = ['Rank', 'Pilot', ...events.map(({ name }) => name), 'Dropped', 'Total'];
  return [
    [...heading, isDecided ? 'Title' : 'Still needed'],
    ...rows.map((row) => {
      const dropped = row.results.filter((result) => result !== null && !result.counts);
      return [
        ...[row.rank, row.name, ...events.map((_, index) => row.results[index]?.points ?? null)],
        ...[dropped.reduce((sum, result) => sum + (result?.points ?? 0), 0), row.total],
        chanceText(row, isDecided),
      ];
    }),
  ];
}
