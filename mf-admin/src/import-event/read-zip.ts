import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ChoiceError, type ChosenFile, checkBytes, checkCount, isEventData } from './chosen-file';

/** The entries of a zip, without unpacking. Throws `ChoiceError` for a truncated file or no zip. */
function listEntries(zip: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(zip, {
      filter: (entry) => {
        entries.push(entry);
        checkCount(entries.length);
        return false;
      },
    });
  } catch (error) {
    if (error instanceof ChoiceError) throw error;
    throw new ChoiceError('This is no complete zip. It may be cut off: make it again.');
  }
  return entries;
}

/** Windows writes paths with `\`, against the format's rules. */
const toPath = (name: string): string => name.replaceAll('\\', '/');

const leadsOut = (path: string): boolean => /^(\/|[a-z]:)/i.test(path) || path.split('/').includes('..');

function unpack(zip: Uint8Array, name: string): Uint8Array {
  try {
    const bytes = unzipSync(zip, { filter: (entry) => entry.name === name })[name];
    if (bytes) return bytes;
  } catch {
    // the library's message is only a code
  }
  throw new Error('cannot be unpacked: the zip is damaged, or has a password');
}

/**
 * The files of a zip that an import reads. Unpacks each when it is read, to no more bytes than the zip declares, after
 * checking sizes and numbers. Throws `ChoiceError`.
 */
export function readZip(zip: Uint8Array): ChosenFile[] {
  const entries = listEntries(zip).map((entry) => ({ ...entry, path: toPath(entry.name) }));
  if (entries.length === 0) throw new ChoiceError('The zip is empty.');
  const outside = entries.find(({ path }) => leadsOut(path));
  if (outside) throw new ChoiceError(`The zip has a file outside of its own folders: ${outside.name}`);
  const files = entries
    .filter(({ path }) => isEventData(path))
    .map(({ name, path, originalSize }) => ({
      path,
      size: originalSize,
      read: async () => unpack(zip, name),
    }));
  checkBytes(files);
  return files;
}
