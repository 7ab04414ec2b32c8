import { basename } from 'node:path';
import { countText } from '@holeshot/domain';
import type { Database } from '../../server/src/database';
import { type ImportResult, importEvent } from '../../server/src/events/write/import-event';
import { diskEventFolder } from '../../server/src/importing/read/event-folder';
import { describeError, type Fault } from '../../server/src/importing/read/fault';

const MAX_FAULTS_SHOWN = 10;

interface Totals {
  events: Record<ImportResult['status'], number>;
  races: ImportResult['races'];
  laps: number;
  faults: number;
}

const listCounts = (counts: Record<string, number>): string => {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return parts.map(([name, count]) => `${count} ${name}`).join(', ') || 'none';
};

function showFaults(faults: readonly Fault[]): void {
  for (const { file, message } of faults.slice(0, MAX_FAULTS_SHOWN)) console.log(`    ${file} ${message}`);
  const more = faults.length - MAX_FAULTS_SHOWN;
  if (more > 0) console.log(`    and ${more} more`);
}

async function importOne(
  database: Database,
  path: string,
  owner: { clubId: number; who: string },
): Promise<ImportResult> {
  const folder = diskEventFolder(path);
  try {
    return await importEvent(database, { folder, ...owner, why: 'npm run import' });
  } catch (error) {
    const races = { created: 0, changed: 0, unchanged: 0, conflicts: 0, skipped: 0 };
    const faults = [{ file: '.', message: `could not be stored: ${describeError(error)}` }];
    return { eventId: null, name: basename(path), status: 'refused', races, laps: 0, faults };
  }
}

/**
 * Imports event folders one after the other, and prints the result of each and the totals.
 * @returns whether everything could be read
 */
export async function importFolders(
  database: Database,
  { folders, ...owner }: { folders: readonly string[]; clubId: number; who: string },
): Promise<boolean> {
  const totals: Totals = {
    events: { created: 0, changed: 0, unchanged: 0, refused: 0 },
    races: { created: 0, changed: 0, unchanged: 0, conflicts: 0, skipped: 0 },
    laps: 0,
    faults: 0,
  };
  const isTerminal = process.stdout.isTTY === true;
  for (const [index, path] of folders.entries()) {
    const place = `[${index + 1}/${folders.length}]`;
    if (isTerminal) process.stdout.write(`${place} ${basename(path)} …`);
    const result = await importOne(database, path, owner);
    if (isTerminal) process.stdout.write('\r\u001b[K');
    console.log(`${place} ${result.name}: ${result.status}; races: ${listCounts(result.races)}`);
    showFaults(result.faults);
    totals.events[result.status] += 1;
    totals.laps += result.laps;
    totals.faults += result.faults.length;
    for (const name of ['created', 'changed', 'unchanged', 'conflicts', 'skipped'] as const) {
      totals.races[name] += result.races[name];
    }
  }
  console.log(`\nEvents: ${listCounts(totals.events)}`);
  console.log(`Races: ${listCounts(totals.races)}`);
  console.log(`Laps: ${totals.laps}`);
  if (totals.faults > 0) {
    console.log(`Could not be read: ${countText(totals.faults, 'thing')}, named above; all else was kept.`);
  }
  return totals.faults === 0;
}
