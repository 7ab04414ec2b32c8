import { ApiError } from '../../../api/api-error';

/** The fields of a form that was sent, or of a query: texts without NUL, which Postgres refuses, and with `\n` lines. */
export type FormValues = Readonly<Record<string, string>>;

/** Reads a parsed body or query. A field that came several times counts with its last value. */
export function readValues(body: unknown): FormValues {
  if (typeof body !== 'object' || body === null) return {};
  const entries = Object.entries(body).flatMap(([name, value]) => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    return typeof last === 'string' ? [[name, last.replaceAll('\0', '').replaceAll('\r\n', '\n')]] : [];
  });
  return Object.fromEntries(entries);
}

/** A whole number from 1 that fits a Postgres integer, else undefined. */
export const findWhole = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined;

/** The id in the path parameter `name`. Throws `ApiError` (not-found) for a text that is none. */
export function parseId(params: unknown, name: string): number {
  const id = findWhole(readValues(params)[name]);
  if (id === undefined) throw new ApiError('not-found', `There is nothing with this ${name}.`, name);
  return id;
}

/** Faults of a form: a sentence per field. */
export type FormFaults = Readonly<Record<string, string>>;

export const hasFaults = (faults: FormFaults): boolean => Object.keys(faults).length > 0;

/** The fields that have a fault. */
export const listFaults = (faults: Readonly<Record<string, string | undefined>>): FormFaults =>
  Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** A form that was sent with faults, to be shown again. */
export interface WrongForm {
  values: FormValues;
  faults: FormFaults;
}
