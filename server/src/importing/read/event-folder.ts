import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/**
 * An event of the desktop app as a folder of files, on disk or elsewhere. Paths use `/` and are relative to the folder.
 */
export interface EventFolder {
  /** the folder's own name, normally the event's GUID */
  readonly name: string;
  /** names of the folders directly inside, sorted */
  listFolders(): Promise<string[]>;
  /** the file's text, or undefined when there is no such file */
  readText(path: string): Promise<string | undefined>;
  /** the text of a track of the desktop app, stored beside the folders of events */
  readTrack(trackId: string): Promise<string | undefined>;
}

const MEGABYTE = 1024 * 1024;
const MAX_FILE_MEGABYTES = 64;
const MAX_EVENT_MEGABYTES = 256;
/** Relative to the folder of an event: beside it, and beside its parent `events`. */
const TRACK_FOLDERS = ['../Tracks', '../../Tracks'];
const UTF16_LITTLE_ENDIAN_MARK = 0xfeff;

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The bytes of a regular file. Rejects when it is none or too large, regardless of its reported size. */
async function readRegularFile(path: string, maxMegabytes: number): Promise<Buffer> {
  const tooLarge = new Error(`is larger than ${maxMegabytes} MB`);
  const status = await stat(path);
  // Reading a device may never end, and a pipe may block.
  if (!status.isFile()) throw new Error('is no regular file');
  const maxBytes = maxMegabytes * MEGABYTE;
  if (status.size > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of createReadStream(path, { end: maxBytes })) {
    chunks.push(chunk);
    bytes += chunk.length;
  }
  if (bytes > maxBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

interface SizeLimits {
  /** of each file, in MB */
  file?: number;
  /** of all files that are read, in MB */
  event?: number;
}

/**
 * An event folder on disk. Reading rejects when a file exists but can't be read, is no regular file, is larger than
 * 64 MB, or makes the files that were read larger than 256 MB together.
 */
export function diskEventFolder(
  path: string,
  { file: maxFile = MAX_FILE_MEGABYTES, event: maxEvent = MAX_EVENT_MEGABYTES }: SizeLimits = {},
): EventFolder {
  const root = resolve(path);
  const sizes = new Map<string, number>();
  const countBytes = (file: string, bytes: number): void => {
    sizes.set(file, bytes);
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    if (sum <= maxEvent * MEGABYTE) return;
    sizes.delete(file);
    throw new Error(`makes the files of the event larger than ${maxEvent} MB together`);
  };
  const readText = async (file: string): Promise<string | undefined> => {
    const full = join(root, file);
    try {
      const bytes = await readRegularFile(full, maxFile);
      countBytes(file, bytes.length);
      // Notepad and PowerShell save "Unicode" as UTF-16.
      const isWide = bytes.length >= 2 && bytes.readUInt16LE(0) === UTF16_LITTLE_ENDIAN_MARK;
      return bytes.toString(isWide ? 'utf16le' : 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    name: basename(root),
    async listFolders() {
      const entries = await readdir(root, { withFileTypes: true });
      return entries
        .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
        .map((entry) => entry.name)
        .sort();
    },
    readText,
    async readTrack(trackId) {
      for (const folder of TRACK_FOLDERS) {
        const text = await readText(`${folder}/${trackId}.fpvtrk`);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

/** An event folder held in memory: `files` maps paths such as `Event.json` or `<race guid>/Race.json` to texts. */
export function memoryEventFolder(name: string, files: ReadonlyMap<string, string>): EventFolder {
  return {
    name,
    async listFolders() {
      const parts = [...files.keys()]
        .filter((path) => path.includes('/') && !path.startsWith('..'))
        .map((path) => path.split('/')[0] ?? '');
      return [...new Set(parts)].sort();
    },
    async readText(path) {
      return files.get(path);
    },
    async readTrack(trackId) {
      return files.get(`${TRACK_FOLDERS[0]}/${trackId}.fpvtrk`);
    },
  };
}
