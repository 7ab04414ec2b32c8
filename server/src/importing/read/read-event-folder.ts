import type { Guid } from '@holeshot/domain';
import type { RaceBody } from '../../database/schema';
import { type JsonObject, parseObjects } from '../parse/clean-json';
import { parseGuid } from '../parse/fields';
import { contentHash } from './content-hash';
import type { EventFolder } from './event-folder';
import { describeError, type FaultLog } from './fault';

/**
 * A file's objects with their hash, or the reason why there are none. A missing or broken file leaves the stored data
 * unchanged.
 */
export type FilePart =
  | { state: 'read'; objects: JsonObject[]; hash: string }
  | { state: 'missing' | 'broken' };

export interface RaceFile {
  id: Guid;
  /** path of the race's folder */
  folder: string;
  race: JsonObject;
  /** undefined when Result.json exists but can't be read */
  results: JsonObject[] | undefined;
  /** `raceHash` of both, when the caller has computed it */
  hash?: string;
}

/** The files of an event folder, read but not interpreted. */
export interface FolderContent {
  event: FilePart;
  pilots: FilePart;
  rounds: FilePart;
  stages: FilePart;
  results: FilePart;
  /** the file of the track that Event.json names */
  track: FilePart;
  races: RaceFile[];
  /** number of race folders without a usable race */
  skipped: number;
}

/** The name of the track's file in faults and deliveries, whatever its GUID is. */
export const TRACK_FILE = 'Track.fpvtrk';

/** Fields to ignore when comparing: ids, which are new on every recalculation, and the app's LastOpened and Races (R65). */
const VOLATILE: Record<string, readonly string[]> = {
  'Event.json': ['LastOpened', 'Races'],
  'Results.json': ['ID'],
};

const omit = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** A hash of the content of a race's files, independent of the ids and the order of results. */
export function raceHash({ race, results }: RaceBody): string {
  const rows = results.map((row) => contentHash(omit(row, ['ID']))).sort();
  return contentHash({ race, rows });
}

export function buildPart(file: string, objects: JsonObject[]): FilePart & { state: 'read' } {
  const hash = contentHash(objects.map((object) => omit(object, VOLATILE[file] ?? [])));
  return { state: 'read', objects, hash };
}

async function readObjects(
  folder: Pick<EventFolder, 'readText'>,
  path: string,
  faults: FaultLog,
): Promise<JsonObject[] | 'missing' | 'broken'> {
  try {
    const text = await folder.readText(path);
    if (text === undefined) return 'missing';
    return parseObjects(text, (message) => faults.add(path, message)) ?? 'broken';
  } catch (error) {
    faults.add(path, `can't be read: ${describeError(error)}`);
    return 'broken';
  }
}

async function readPart(
  folder: EventFolder,
  path: string,
  faults: FaultLog,
  isRequired: boolean,
): Promise<FilePart> {
  const objects = await readObjects(folder, path, faults);
  if (typeof objects === 'string') {
    if (objects === 'missing' && isRequired) faults.add(path, 'is missing');
    return { state: objects };
  }
  return buildPart(path, objects);
}

async function readEvent(folder: EventFolder, faults: FaultLog): Promise<FilePart> {
  const part = await readPart(folder, 'Event.json', faults, true);
  if (part.state !== 'read' || part.objects.length > 0) return part;
  faults.add('Event.json', 'holds no event');
  return { state: 'broken' };
}

async function readRace(folder: EventFolder, name: string, faults: FaultLog): Promise<RaceFile | undefined> {
  const path = `${name}/Race.json`;
  const [objects, results] = await Promise.all([
    readObjects(folder, path, faults),
    readObjects(folder, `${name}/Result.json`, faults),
  ]);
  const race = typeof objects === 'string' ? undefined : objects[0];
  if (race === undefined) {
    if (objects === 'missing') faults.add(path, 'is missing');
    else if (objects !== 'broken') faults.add(path, 'holds no race');
    return undefined;
  }
  const id = parseGuid(race.ID) ?? parseGuid(name);
  if (id === null) return undefined;
  const rows = typeof results === 'string' ? (results === 'missing' ? [] : undefined) : results;
  return { id, folder: name, race, results: rows };
}

/** As in the desktop app, exactly the folders named by a GUID are races (R58). */
async function readRaces(
  folder: EventFolder,
  faults: FaultLog,
): Promise<Pick<FolderContent, 'races' | 'skipped'>> {
  const races = new Map<Guid, RaceFile>();
  let skipped = 0;
  const names = await folder.listFolders().catch((error: Error) => {
    faults.add('..', `can't be listed: ${error.message}`);
    return [];
  });
  for (const name of names) {
    if (parseGuid(name) === null) {
      const text = await folder.readText(`${name}/Race.json`).catch(() => undefined);
      if (text !== undefined) {
        faults.add(`${name}/Race.json`, 'is skipped: the name of its folder is no GUID');
        skipped += 1;
      }
      continue;
    }
    const race = await readRace(folder, name, faults);
    const other = race && races.get(race.id);
    if (race && other) {
      // A copied folder contains the race of the original: the folder with the race's id as its name counts.
      const [original, copy] = parseGuid(name) === race.id ? [race, other] : [other, race];
      races.set(race.id, original);
      faults.add(`${copy.folder}/Race.json`, `is skipped: it repeats race ${race.id} of ${original.folder}`);
    } else if (race) races.set(race.id, race);
    if (!race || other) skipped += 1;
  }
  return { races: [...races.values()], skipped };
}

/** The object of Event.json; of several, the one whose id is the folder's name, else the first. */
export function findEventObject(event: FilePart, folderName: string): JsonObject | undefined {
  const objects = event.state === 'read' ? event.objects : [];
  const id = parseGuid(folderName);
  return objects.find((object) => id !== null && parseGuid(object.ID) === id) ?? objects[0];
}

/** The track that Event.json names; missing where it names none, and where the app has no file of it. */
async function readTrack(folder: EventFolder, event: FilePart, faults: FaultLog): Promise<FilePart> {
  const trackId = parseGuid(findEventObject(event, folder.name)?.Track);
  if (trackId === null) return { state: 'missing' };
  const readText = () => folder.readTrack(trackId);
  const objects = await readObjects({ readText }, TRACK_FILE, faults);
  return typeof objects === 'string' ? { state: objects } : buildPart(TRACK_FILE, objects);
}

/** Reads every file of an event folder. Never rejects; adds what can't be read to `faults`. */
export async function readEventFolder(folder: EventFolder, faults: FaultLog): Promise<FolderContent> {
  const [event, pilots, rounds, stages, results] = await Promise.all([
    readEvent(folder, faults),
    readPart(folder, 'Pilots.json', faults, true),
    readPart(folder, 'Rounds.json', faults, true),
    // Older versions of the app do not write these two files.
    readPart(folder, 'Stages.json', faults, false),
    readPart(folder, 'Results.json', faults, false),
  ]);
  const track = await readTrack(folder, event, faults);
  return { event, pilots, rounds, stages, results, track, ...(await readRaces(folder, faults)) };
}
