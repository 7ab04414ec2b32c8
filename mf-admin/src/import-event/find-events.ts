import { EMPTY_GUID } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import {
  ChoiceError,
  type ChosenFile,
  checkBytes,
  EVENT_FILES,
  isEventData,
  RACE_FILES,
  TRACK_FILE,
  TRACK_SUFFIX,
} from './chosen-file';
import { type Fault, type FileObjects, parseFile } from './parse-file';

/** Parsed files by name. */
export type ParsedFiles = Record<string, FileObjects>;

export interface FoundRace {
  id: Guid;
  /** such as `Round 2, race 1` */
  title: string;
  files: ParsedFiles;
}

/** An event of the chosen folder or zip, with its readable parts. */
export interface FoundEvent {
  /** path of its folder */
  folder: string;
  /** null when its Event.json has no id: it cannot be imported */
  id: Guid | null;
  name: string;
  files: ParsedFiles;
  /** in the order of rounds and numbers */
  races: FoundRace[];
  faults: Fault[];
}

const GUID = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i;

function parseGuid(value: unknown): Guid | null {
  const guid = GUID.exec(String(value).trim())?.[1]?.toLowerCase();
  return guid === undefined || guid === EMPTY_GUID ? null : guid;
}

const getFolder = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const getName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const join = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);
const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

type Files = ReadonlyMap<string, ChosenFile>;

/** The named files of a folder, parsed; undefined for an unreadable one. */
async function parseFiles(
  files: Files,
  folder: string,
  names: readonly string[],
  onFault: (name: string, message: string) => void,
): Promise<Record<string, FileObjects | undefined>> {
  const present = names.flatMap((name) => {
    const file = files.get(join(folder, name));
    return file ? [{ name, file }] : [];
  });
  const entries = await Promise.all(
    present.map(
      async ({ name, file }) => [name, await parseFile(file, (message) => onFault(name, message))] as const,
    ),
  );
  return Object.fromEntries(entries);
}

const readable = (files: Record<string, FileObjects | undefined>): ParsedFiles =>
  Object.fromEntries(
    Object.entries(files).filter((entry): entry is [string, FileObjects] => Boolean(entry[1])),
  );

/** Imports a race only with both of its files: without Result.json the site would remove its results. */
async function findRace(
  files: Files,
  folder: string,
  faults: Fault[],
): Promise<FoundRace['files'] | undefined> {
  const name = getName(folder);
  const parsed = await parseFiles(files, folder, RACE_FILES, (file, message) =>
    faults.push({ file: `${name}/${file}`, message }),
  );
  if (!('Race.json' in parsed)) faults.push({ file: `${name}/Race.json`, message: 'is missing' });
  else if (parsed['Race.json']?.length === 0)
    faults.push({ file: `${name}/Race.json`, message: 'holds no race' });
  else if (Object.values(parsed).every(Boolean)) return readable(parsed);
  return undefined;
}

async function findRaces(
  files: Files,
  folder: string,
  rounds: FileObjects,
  faults: Fault[],
): Promise<FoundRace[]> {
  const folders = new Set(
    [...files.keys()].map(getFolder).filter((path) => path !== folder && getFolder(path) === folder),
  );
  const races: (FoundRace & { order: number; number: number })[] = [];
  for (const raceFolder of [...folders].sort()) {
    const id = parseGuid(getName(raceFolder));
    if (id === null) {
      if (files.has(join(raceFolder, 'Race.json')))
        faults.push({
          file: `${getName(raceFolder)}/Race.json`,
          message: 'is skipped: the name of its folder is no GUID',
        });
      continue;
    }
    const parsed = await findRace(files, raceFolder, faults);
    const race = parsed?.['Race.json']?.[0];
    if (!parsed || !race) continue;
    const round = rounds.find(({ ID }) => parseGuid(ID) === parseGuid(race.Round));
    const number = toNumber(race.RaceNumber);
    races.push({
      id,
      files: parsed,
      number,
      order: toNumber(round?.Order),
      title: round ? `Round ${toNumber(round.RoundNumber)}, race ${number}` : `Race ${number}`,
    });
  }
  return races.sort((a, b) => a.order - b.order || a.number - b.number);
}

/** The track that an event names, from any folder; none if missing or unreadable. */
async function findTrack(files: Files, trackId: Guid | null, faults: Fault[]): Promise<ParsedFiles> {
  if (trackId === null) return {};
  const file = [...files.values()].find(
    ({ path }) => getName(path).toLowerCase() === `${trackId}${TRACK_SUFFIX}`,
  );
  const objects =
    file && (await parseFile(file, (message) => faults.push({ file: getName(file.path), message })));
  return objects ? { [TRACK_FILE]: objects } : {};
}

async function findEvent(files: Files, folder: string): Promise<FoundEvent> {
  const faults: Fault[] = [];
  const parsed = await parseFiles(files, folder, EVENT_FILES, (file, message) =>
    faults.push({ file, message }),
  );
  const folderId = parseGuid(getName(folder));
  const objects = parsed['Event.json'] ?? [];
  const event = objects.find(({ ID }) => folderId !== null && parseGuid(ID) === folderId) ?? objects[0];
  const id = parseGuid(event?.ID) ?? (event ? null : folderId);
  if (id === null) faults.push({ file: 'Event.json', message: 'has no usable ID' });
  const name = typeof event?.Name === 'string' ? event.Name.trim() : '';
  const races = await findRaces(files, folder, parsed['Rounds.json'] ?? [], faults);
  const track = await findTrack(files, parseGuid(event?.Track), faults);
  const ownFiles = { ...readable(parsed), ...track };
  return { folder, id, name: name || getName(folder) || 'Event', files: ownFiles, races, faults };
}

/** The events among files. Throws `ChoiceError` when there are none, or too many files. */
export async function findEvents(chosen: readonly ChosenFile[]): Promise<FoundEvent[]> {
  const files = new Map(chosen.filter(({ path }) => isEventData(path)).map((file) => [file.path, file]));
  checkBytes(files.values());
  const folders = [...files.keys()].filter((path) => getName(path) === 'Event.json').map(getFolder);
  if (folders.length === 0) {
    const isRace = [...files.keys()].some((path) => getName(path) === 'Race.json');
    throw new ChoiceError(
      isRace
        ? 'There are races, but no Event.json. Choose the folder of the whole event.'
        : 'There is no event in it: the folder of an event holds Event.json.',
    );
  }
  const events: FoundEvent[] = [];
  for (const folder of folders.sort()) events.push(await findEvent(files, folder));
  return events;
}
