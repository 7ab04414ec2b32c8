const MEGABYTE = 1024 * 1024;

/** Limits of an import. A season of events has a few megabytes. */
export const LIMITS = {
  /** files and folders in the chosen folder or zip */
  entries: 20_000,
  zipBytes: 200 * MEGABYTE,
  /** all files of events together, unpacked */
  bytes: 128 * MEGABYTE,
  /** the site's limit */
  fileBytes: 16 * MEGABYTE,
};

/** A file of the chosen folder or zip. */
export interface ChosenFile {
  /** with `/` between its parts, from the chosen folder or zip on */
  path: string;
  /** bytes */
  size: number;
  /** Rejects with a phrase when the file cannot be read. */
  read: () => Promise<Uint8Array>;
}

/** An invalid choice; the message is a sentence for the person. */
export class ChoiceError extends Error {}

export const EVENT_FILES = [
  'Event.json',
  'Pilots.json',
  'Rounds.json',
  'Stages.json',
  'Results.json',
] as const;
export const RACE_FILES = ['Race.json', 'Result.json'] as const;
const NAMES: ReadonlySet<string> = new Set([...EVENT_FILES, ...RACE_FILES]);

/** Suffix of tracks, in their own folder beside the events. */
export const TRACK_SUFFIX = '.fpvtrk';
/** The name of an event's track in an upload, regardless of its file name. */
export const TRACK_FILE = 'Track.fpvtrk';

/** Whether an import reads a file with this path. */
export const isEventData = (path: string): boolean =>
  NAMES.has(path.slice(path.lastIndexOf('/') + 1)) || path.toLowerCase().endsWith(TRACK_SUFFIX);

/** Throws `ChoiceError` for more files and folders than an import looks at. */
export function checkCount(count: number): void {
  if (count > LIMITS.entries)
    throw new ChoiceError(
      `There are more than ${LIMITS.entries.toLocaleString('en')} files in it. Choose the folder of an event.`,
    );
}

/** Throws `ChoiceError` for more bytes than an import reads. */
export function checkBytes(files: Iterable<{ size: number }>): void {
  let sum = 0;
  for (const { size } of files) sum += size;
  if (sum > LIMITS.bytes)
    throw new ChoiceError(
      `The files of its events are larger than ${LIMITS.bytes / MEGABYTE} MB together. Choose fewer events at once.`,
    );
}

/** `16 MB` */
export const megabytes = (bytes: number): string => `${bytes / MEGABYTE} MB`;
