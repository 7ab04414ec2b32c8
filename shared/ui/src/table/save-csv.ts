import { type CsvCell, toCsv } from './csv';

/** Saves rows as a CSV file, made in the browser; `fileName` as `CsvButton` takes it. */
export function saveCsv(fileName: string, rows: readonly (readonly CsvCell[])[]): void {
  // the byte order mark tells spreadsheets that the file is UTF-8
  const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
