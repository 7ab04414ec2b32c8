import { usePlatform, withRetry } from '@holeshot/platform';
import { useState } from 'react';
import { ScriptedButton } from '../controls/scripted-button';
import type { CsvCell } from './csv';

type Rows = readonly (readonly CsvCell[])[];

interface CsvButtonProps {
  /** without `.csv`; anything but letters and digits becomes a dash */
  fileName: string;
  /** the exported table, for screen readers */
  label: string;
  /** returns the rows, heading row first; called on click */
  rows: () => Rows | Promise<Rows>;
}

/** Saves a table as a CSV file. A failure opens the crash dialog (R49). */
export function CsvButton({ fileName, label, rows }: CsvButtonProps) {
  const { crash } = usePlatform();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      const [{ saveCsv }, table] = await Promise.all([withRetry(() => import('./save-csv')), rows()]);
      saveCsv(fileName, table);
    } catch (error) {
      crash(error);
    }
    setIsSaving(false);
  };
  return (
    <ScriptedButton
      $small
      data-print="no"
      aria-label={`Save ${label} as CSV`}
      aria-busy={isSaving}
      onClick={isSaving ? undefined : save}
    >
      CSV
    </ScriptedButton>
  );
}
