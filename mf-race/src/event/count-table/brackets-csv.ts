import type { CsvCell } from '@holeshot/ui';

interface BracketRows {
  heading: string | null;
  /** with the heading row */
  rows: CsvCell[][];
}

/** All brackets in one file, with a column for the bracket. */
export const bracketsCsv = (brackets: readonly BracketRows[]): CsvCell[][] =>
  brackets.flatMap(({ heading, rows: [headings = [], ...rows] }, index) => {
    const rowsWithBracket = rows.map((row) => [heading ?? 'None', ...row]);
    return index === 0 ? [['Bracket', ...headings], ...rowsWithBracket] : rowsWithBracket;
  });
