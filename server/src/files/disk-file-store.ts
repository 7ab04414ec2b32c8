import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFileName, type FileStore, isFileName, type ListedFile } from './file-store';

const CONTENT_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** Prefix of files that are being written. No stored file begins with a dot. */
const UNFINISHED = '.unfinished-';

/** Whether a file is unfinished: still being written, or left by a killed site. */
export const isUnfinishedFile = (file: string): boolean => path.basename(file).startsWith(UNFINISHED);

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Paths of all files of a folder, which may be missing, relative to it and with `/`. */
async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) =>
    path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
  );
}

async function* listFiles(folder: string): AsyncGenerator<ListedFile> {
  for (const name of await listPaths(folder)) {
    if (!isFileName(name)) continue;
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found) yield { name, storedAtMs: found.mtimeMs };
  }
}

/** Removes unfinished files of a killed site. */
export async function removeUnfinishedFiles(folder: string): Promise<void> {
  const left = (await listPaths(folder)).filter(isUnfinishedFile);
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
}

/** Writes and flushes a temporary file, then renames it, so that files are complete after a power cut. */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const unfinished = path.join(path.dirname(target), `${UNFINISHED}${randomUUID()}`);
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Files in a folder, which is created with the first one. Content types follow from the extensions, because a disk does
 * not store them. Rejects with the errors of the file system, such as a full disk.
 * @param folder absolute
 */
export function createDiskFileStore(folder: string): FileStore {
  return {
    async put(name, bytes) {
      checkFileName(name);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeWhole(target, bytes).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        // Another process that started with this folder removed the unfinished file.
        return writeWhole(target, bytes);
      });
    },
    async get(name) {
      if (!isFileName(name)) return undefined;
      try {
        const body = await readFile(path.join(folder, name));
        return { body, contentType: CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream' };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      checkFileName(name);
      await rm(path.join(folder, name)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    list: () => listFiles(folder),
  };
}
