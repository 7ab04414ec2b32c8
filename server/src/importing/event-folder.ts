import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** An event of the desktop app as a folder of files, wherever it lies. Paths use `/` and start in the folder. */
export interface EventFolder {
  /** the folder's own name, normally the event's GUID */
  readonly name: string;
  /** names of the folders directly inside, sorted */
  listFolders(): Promise<string[]>;
  /** the file's text, or undefined when there is no such file */
  readText(path: string): Promise<string | undefined>;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const UTF16_LITTLE_ENDIAN_MARK = 0xfeff;

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** An event folder on disk. Reading rejects when a file exists but can't be read or is larger than 64 MB. */
export function diskEventFolder(path: string): EventFolder {
  const root = resolve(path);
  return {
    name: basename(root),
    async listFolders() {
      const entries = await readdir(root, { withFileTypes: true });
      return entries
        .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
        .map((entry) => entry.name)
        .sort();
    },
    async readText(file) {
      const full = join(root, file);
      try {
        if ((await stat(full)).size > MAX_FILE_BYTES) throw new Error('is larger than 64 MB');
        const bytes = await readFile(full);
        // Notepad and PowerShell save as UTF-16 when asked to save "Unicode".
        const isWide = bytes.length >= 2 && bytes.readUInt16LE(0) === UTF16_LITTLE_ENDIAN_MARK;
        return bytes.toString(isWide ? 'utf16le' : 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

/** An event folder held in memory: `files` maps paths such as `Event.json` or `<race guid>/Race.json` to texts. */
export function memoryEventFolder(name: string, files: ReadonlyMap<string, string>): EventFolder {
  return {
    name,
    async listFolders() {
      const parts = [...files.keys()]
        .filter((path) => path.includes('/'))
        .map((path) => path.split('/')[0] ?? '');
      return [...new Set(parts)].sort();
    },
    async readText(path) {
      return files.get(path);
    },
  };
}
