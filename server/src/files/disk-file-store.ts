import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFileName, type FileStore, isFileName } from './file-store';

const CONTENT_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** Begins the names of files that are being written. No stored file begins with a dot. */
const UNFINISHED = '.unfinished-';

/** Whether a file of the folder is still being written, or was when the site was killed. */
export const isUnfinishedFile = (file: string): boolean => path.basename(file).startsWith(UNFINISHED);

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Files in a folder, which is created with the first one. A disk keeps no content types: they follow from the ends of the
 * names. Rejects with the errors of the file system, such as a full disk.
 * @param folder absolute
 */
export function createDiskFileStore(folder: string): FileStore {
  return {
    async put(name, bytes) {
      checkFileName(name);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      const unfinished = path.join(path.dirname(target), `${UNFINISHED}${randomUUID()}`);
      try {
        // Flushed before it gets its name: after a power cut a name has a whole file.
        await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
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
  };
}
