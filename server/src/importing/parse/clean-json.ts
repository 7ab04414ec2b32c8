/** Takes what is wrong with an object of a file. */
export type OnFault = (message: string) => void;

/** For stored content: its faults were reported when it was read. */
export const ignoreFault: OnFault = () => undefined;

export type JsonObject = Record<string, unknown>;

const MAX_DEPTH = 64;
/** Sorting the fields of an object with many more blocks the thread for seconds. */
const MAX_FIELDS = 10_000;

/** Cleans text that Postgres refuses: removes NUL, and replaces unpaired surrogates by the replacement character. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cleans the texts and keys of a JSON value. Throws a phrase when it is too deep, or an object has too many fields. */
function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new Error(`is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1));
  const fields = Object.entries(value);
  if (fields.length > MAX_FIELDS) throw new Error(`has an object with more than ${MAX_FIELDS} fields`);
  return Object.fromEntries(fields.map(([key, item]) => [cleanText(key), cleanValue(item, depth + 1)]));
}

/**
 * The objects of a file of the desktop app, parsed from JSON: an array of them (R58), or a single one. Items that are not
 * objects are dropped and reported through `onFault`.
 * @returns the objects, or undefined for a value without any, after reporting why
 */
export function cleanObjects(json: unknown, onFault: OnFault): JsonObject[] | undefined {
  try {
    const value: unknown = cleanValue(json);
    const items = Array.isArray(value) ? value : [value];
    const objects = items.filter(isObject);
    if (objects.length < items.length) {
      onFault(`holds ${items.length - objects.length} of ${items.length} rows that are not objects`);
    }
    return objects.length === 0 && items.length > 0 ? undefined : objects;
  } catch (error) {
    onFault((error as Error).message);
    return undefined;
  }
}

/**
 * Reads a file of the desktop app, as `cleanObjects` does. A byte order mark and NULs around the text are skipped.
 * @returns the objects, or undefined for a text without any, after reporting why
 */
export function parseObjects(text: string, onFault: OnFault): JsonObject[] | undefined {
  const json = text.replace(/^[\ufeff\0\s]+|[\0\s]+$/g, '');
  if (json === '') {
    onFault('is empty');
    return undefined;
  }
  try {
    return cleanObjects(JSON.parse(json), onFault);
  } catch {
    onFault('is not complete JSON (broken or half-written)');
    return undefined;
  }
}
