import { type ChosenFile, LIMITS, megabytes } from './chosen-file';

/** A fault of a file: the predicate of a sentence about it. */
export interface Fault {
  /** path inside the event's folder */
  file: string;
  message: string;
}

export type FileObjects = Record<string, unknown>[];
type OnFault = (message: string) => void;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Notepad and PowerShell save "Unicode" as UTF-16. */
const decode = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/** The objects of a file of the desktop app: an array of them, or a single one. Undefined after reporting why. */
export async function parseFile(file: ChosenFile, onFault: OnFault): Promise<FileObjects | undefined> {
  if (file.size > LIMITS.fileBytes) {
    onFault(`is larger than ${megabytes(LIMITS.fileBytes)}`);
    return undefined;
  }
  let text: string;
  try {
    text = decode(await file.read()).replace(/^[\ufeff\0\s]+|[\0\s]+$/g, '');
  } catch (error) {
    onFault(error instanceof Error ? error.message : String(error));
    return undefined;
  }
  if (text === '') {
    onFault('is empty');
    return undefined;
  }
  return parseObjects(text, onFault);
}

function parseObjects(text: string, onFault: OnFault): FileObjects | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    onFault('is not complete JSON (broken or half-written)');
    return undefined;
  }
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const objects = items.filter(isObject);
  const dropped = items.length - objects.length;
  if (dropped > 0) onFault(`holds ${dropped} of ${items.length} rows that are not objects`);
  return objects.length === 0 && items.length > 0 ? undefined : objects;
}
