import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FileWatch, hashText, parseJson } from './file-watch';

/** Files that are sent together: one or more of an event, or those of a race. */
export interface Unit {
  eventId: string;
  /** absent for files of the event */
  raceId?: string;
  /** hashes to remember, by key: one of each file, or one of the whole race */
  hashes: Record<string, string>;
  /** path on disk and hash, by name */
  files: Record<string, { path: string; hash: string }>;
}

/** The result of a scan of the events folder. */
export interface Scan {
  /** complete files; those of an event come before its races */
  units: Unit[];
  /** number of files that are being written, or broken */
  unsettled: number;
  /** keys of the existing folders, complete or not: `<event>` and `<event>/<race>` */
  folders: Set<string>;
}

export const EVENT_FILES = ['Event.json', 'Pilots.json', 'Rounds.json', 'Stages.json', 'Results.json'];
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The folders of events or races in a folder; none when it does not exist. Rejects when it cannot be read. */
const listFolders = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const folders = entries.filter((entry) => entry.isDirectory() && GUID.test(entry.name));
  return folders.map(({ name }) => join(path, name)).sort();
};

/** The event folders in the app's storage or its folder `events`, or `root` itself if it is one. */
async function listEventFolders(root: string): Promise<string[]> {
  const names = await readdir(root);
  if (GUID.test(basename(root)) && names.includes('Event.json')) return [root];
  const [direct, nested] = await Promise.all([listFolders(root), listFolders(join(root, 'events'))]);
  const isStorage = basename(root) === 'events' || names.includes('events') || direct.length > 0;
  // a disconnected disk must not look like deleted events
  if (!isStorage) throw new Error('it has no folder "events"');
  return [...direct, ...nested];
}

async function lookAt(watch: FileWatch, folder: string, names: readonly string[]) {
  const files: Unit['files'] = {};
  let unsettled = 0;
  for (const name of names) {
    const path = join(folder, name);
    const file = await watch.look(path);
    if (file.state === 'complete') files[name] = { path, hash: file.hash };
    else if (file.state === 'unsettled') unsettled += 1;
  }
  return { files, unsettled };
}

/** The lower-case GUID of the track that an event names. */
function findTrackId(value: unknown): string | undefined {
  const [event] = Array.isArray(value) ? value : [value];
  const track: unknown = event?.Track;
  return typeof track === 'string' && GUID.test(track) ? track.toLowerCase() : undefined;
}

/** Where the app keeps tracks, seen from the folder of an event: beside the folder `events`, or in it. */
const TRACK_FOLDERS = [join('..', '..', 'Tracks'), join('..', 'Tracks')];
/** The name of an event's track in deliveries. */
const TRACK_FILE = 'Track.fpvtrk';

async function lookAtTrack(watch: FileWatch, folder: string, event: Unit['files'][string] | undefined) {
  const trackId = event && (await watch.findFact(event.path, event.hash, findTrackId));
  for (const tracks of trackId ? TRACK_FOLDERS : []) {
    const path = join(folder, tracks, `${trackId}.fpvtrk`);
    const file = await watch.look(path);
    if (file.state === 'complete')
      return { files: { [TRACK_FILE]: { path, hash: file.hash } }, unsettled: 0 };
    if (file.state === 'unsettled') return { files: {}, unsettled: 1 };
  }
  return { files: {}, unsettled: 0 };
}

async function scanEvent(watch: FileWatch, folder: string): Promise<Scan> {
  const eventId = basename(folder).toLowerCase();
  const own = await lookAt(watch, folder, EVENT_FILES);
  const track = await lookAtTrack(watch, folder, own.files['Event.json']);
  const event = {
    files: { ...own.files, ...track.files },
    unsettled: own.unsettled + track.unsettled,
  };
  const hashes = Object.fromEntries(
    Object.entries(event.files).map(([name, { hash }]) => [`${eventId}/${name}`, hash]),
  );
  const units: Unit[] = [{ eventId, hashes, files: event.files }];
  const folders = new Set([eventId]);
  let { unsettled } = event;
  for (const raceFolder of await listFolders(folder)) {
    const raceId = basename(raceFolder).toLowerCase();
    folders.add(`${eventId}/${raceId}`);
    const race = await lookAt(watch, raceFolder, ['Race.json', 'Result.json']);
    unsettled += race.unsettled;
    if (race.unsettled > 0 || !race.files['Race.json']) continue;
    const hash = hashText(
      Object.values(race.files)
        .map((file) => file.hash)
        .join(' '),
    );
    units.push({ eventId, raceId, hashes: { [`${eventId}/${raceId}`]: hash }, files: race.files });
  }
  return { units, unsettled, folders };
}

/** Scans all events of a folder. Rejects when the folder cannot be read. */
export async function scanEvents(watch: FileWatch, root: string): Promise<Scan> {
  const scan: Scan = { units: [], unsettled: 0, folders: new Set() };
  for (const folder of await listEventFolders(root)) {
    const { units, unsettled, folders } = await scanEvent(watch, folder);
    scan.units.push(...units);
    scan.unsettled += unsettled;
    for (const key of folders) scan.folders.add(key);
  }
  return scan;
}

/** The content of files to send, by name; undefined when one has changed since it was scanned. */
export async function readUnit(
  unit: Unit,
  names: readonly string[],
): Promise<Record<string, unknown[]> | undefined> {
  const content: Record<string, unknown[]> = {};
  for (const name of names) {
    const file = unit.files[name];
    const text = file && (await readFile(file.path, 'utf8').catch(() => undefined));
    if (text === undefined || hashText(text) !== file?.hash) return undefined;
    const value = parseJson(text);
    content[name] = Array.isArray(value) ? value : [value];
  }
  return content;
}
