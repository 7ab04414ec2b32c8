import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseGuid } from '../parse/fields';

const FILES = new Set(['Event.json', 'Pilots.json', 'Rounds.json']);

/** An event folder has one of the event's files, or a GUID as its name and race folders in it. */
async function isEventFolder(path: string): Promise<boolean> {
  const entries = await readdir(path, { withFileTypes: true });
  if (entries.some((entry) => FILES.has(entry.name))) return true;
  return (
    parseGuid(basename(path)) !== null &&
    entries.some((entry) => entry.isDirectory() && parseGuid(entry.name) !== null)
  );
}

/**
 * The event folder at `path`, or those directly inside it, or inside its folder `events` (the desktop app's own
 * storage), sorted. Empty when there is none; rejects when the path is no folder that can be read.
 */
export async function findEventFolders(path: string): Promise<string[]> {
  const root = resolve(path);
  if (!(await stat(root)).isDirectory()) throw new Error(`${path} is not a folder`);
  if (await isEventFolder(root)) return [root];
  for (const parent of [root, join(root, 'events')]) {
    const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const paths = names.sort().map((name) => join(parent, name));
    // A folder named by a GUID counts as an event even when it is empty: the import reports what is missing.
    const checks = await Promise.all(
      paths.map(
        async (child) =>
          parseGuid(basename(child)) !== null || (await isEventFolder(child).catch(() => true)),
      ),
    );
    const eventFolders = paths.filter((_, index) => checks[index]);
    if (eventFolders.length > 0) return eventFolders;
  }
  return [];
}
