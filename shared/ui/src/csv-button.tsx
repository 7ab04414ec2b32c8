import { Button } from '@holeshot/ui/base';
import { type CsvCell, toCsv } from './csv';

interface CsvButtonProps {
  /** without `.csv`; anything but letters and digits becomes a dash */
  fileName: string;
  /** what is exported, for screen readers */
  label: string;
  /** heading row first; asked for at the click */
  rows: () => readonly (readonly CsvCell[])[];
}

/** Saves a table as a CSV file, made in the browser from what the table shows. */
export function CsvButton({ fileName, label, rows }: CsvButtonProps) {
  const save = () => {
    // The mark lets spreadsheets see that it is UTF-8.
    const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(rows())], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${fileName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <Button $small $look="quiet" data-print="no" aria-label={`Save ${label} as CSV`} onClick={save}>
      CSV
    </Button>
  );
}
