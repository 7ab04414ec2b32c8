import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SiteClient } from './site-client';

const MAX_NAME = 80;

/** The folder that the events folder is in: nothing is ever written into the events folder itself. */
export function findNamesFolder(folder: string): string {
  if (existsSync(join(folder, 'events'))) return folder;
  return existsSync(join(folder, 'Event.json')) ? dirname(dirname(folder)) : dirname(folder);
}

/** The file with the names for an event: `Pilots of Winter Series 3.txt`; ` (2)` is another event of that name. */
export function namesFile(eventName: string, number = 1): string {
  const name = eventName.replace(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, MAX_NAME);
  return `Pilots of ${name}${number > 1 ? ` (${number})` : ''}.txt`;
}

/**
 * Writes the names of the pilots registered for the club's next events to a file each: one name a line, as the app's
 * Import from clipboard takes them; of events of one name, the first has the plain file. Writes only what changed.
 * Returns the files that it wrote.
 */
export async function writeNames(
  folder: string,
  upcoming: readonly { eventId: string; name: string }[],
  site: Pick<SiteClient, 'listRegistrations'>,
): Promise<string[]> {
  const written: string[] = [];
  // in lower case, as Windows and Mac compare names of files
  const taken = new Set<string>();
  for (const { eventId, name } of upcoming) {
    let number = 1;
    while (taken.has(namesFile(name, number).toLowerCase())) number += 1;
    taken.add(namesFile(name, number).toLowerCase());
    const outcome = await site.listRegistrations(eventId);
    if (outcome.kind !== 'done') continue;
    const names = outcome.value.filter(({ status }) => status === 'registered');
    const text = names.map((row) => `${row.name}\n`).join('');
    const file = join(folder, basename(namesFile(name, number)));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    written.push(file);
  }
  return written;
}
