/** A number stays a number, with at most 3 decimals (R43); `null` is an empty cell. */
export type CsvCell = string | number | null;

/** Text that a spreadsheet would take for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as a CSV text (RFC 4180, CRLF): cells with commas, quotes or line breaks are quoted; a text that a spreadsheet
 * would run as a formula gets a leading apostrophe.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Math.round(cell * 1000) / 1000);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
