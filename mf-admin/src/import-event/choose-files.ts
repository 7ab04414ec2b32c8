import { withRetry } from '@holeshot/platform';
import { ChoiceError, type ChosenFile, checkCount, isEventData, LIMITS, megabytes } from './chosen-file';

const toChosen = (path: string, file: File): ChosenFile => ({
  path,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});

/** The files chosen by an input, those of a folder or a zip. Throws `ChoiceError` for too many. */
export function filesOfInput(files: readonly File[]): ChosenFile[] {
  checkCount(files.length);
  return files.map((file) => toChosen(file.webkitRelativePath || file.name, file));
}

function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  return new Promise((resolve, reject) => {
    // `readEntries` returns a hundred at a time
    const next = () =>
      reader.readEntries((some) => {
        if (some.length === 0) resolve(entries);
        else {
          entries.push(...some);
          next();
        }
      }, reject);
    next();
  });
}

const toFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** The dropped entries; call it in the event handler, because the browser drops them afterwards. */
export const entriesOfDrop = (items: DataTransferItemList): FileSystemEntry[] =>
  [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);

/** The files of dropped entries, folders included. Throws `ChoiceError` for too many. */
export async function filesOfEntries(dropped: readonly FileSystemEntry[]): Promise<ChosenFile[]> {
  const files: ChosenFile[] = [];
  const open = [...dropped];
  let count = 0;
  for (let entry = open.pop(); entry; entry = open.pop()) {
    count += 1;
    checkCount(count);
    const path = entry.fullPath.replace(/^\//, '');
    if (entry.isDirectory) open.push(...(await listEntries(entry as FileSystemDirectoryEntry)));
    else if (isEventData(path) || dropped.includes(entry))
      files.push(toChosen(path, await toFile(entry as FileSystemFileEntry)));
  }
  return files;
}

/** The files that an import reads: those chosen, or the content of the one zip. Throws `ChoiceError`. */
export async function openChoice(chosen: readonly ChosenFile[]): Promise<readonly ChosenFile[]> {
  const zips = chosen.filter(({ path }) => /\.zip$/i.test(path) && !path.includes('/'));
  const [zip] = zips;
  if (!zip) return chosen;
  if (chosen.length > 1) throw new ChoiceError('Choose one zip at a time.');
  if (zip.size > LIMITS.zipBytes)
    throw new ChoiceError(
      `The zip is larger than ${megabytes(LIMITS.zipBytes)}. Leave out recordings and pictures, or choose the folder.`,
    );
  const [{ readZip }, bytes] = await Promise.all([
    withRetry(() => import(/* webpackChunkName: "admin-read-zip" */ './read-zip')),
    zip.read(),
  ]);
  return readZip(bytes);
}
