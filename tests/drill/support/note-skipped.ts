import { appendFileSync } from 'node:fs';
import type { Row } from './drill';

/** Appends a line of JSON per skipped row to the file that `TEST_NOTES_FILE` names, for the end of `npm run test:more`. */
export function noteSkipped(rows: readonly Row[]): void {
  const file = process.env.TEST_NOTES_FILE;
  if (!file) return;
  for (const { drill, what, result, outcome } of rows)
    if (outcome === 'skipped')
      appendFileSync(
        file,
        `${JSON.stringify({ check: 'drill', what: `${drill}, ${what}`, reason: result })}\n`,
      );
}
