import { EMPTY_GUID } from '@holeshot/contract';
import { type Guid, type LocalMs, parseClock, parseTimeSpan } from '@holeshot/domain';
import { cleanText, isObject, type JsonObject, type OnFault } from './clean-json';

const GUID = /^\{?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}?$/i;
const MAX_WHOLE = 2_147_483_647;
const MAX_TEXT = 10_000;
/** An entry of a Postgres index holds about 2,700 bytes. */
const MAX_NAME = 200;

/** A GUID in lower case without braces; null for the empty GUID and for anything else. */
export function parseGuid(value: unknown): Guid | null {
  const guid = typeof value === 'string' ? GUID.exec(value.trim())?.[1]?.toLowerCase() : undefined;
  return guid === undefined || guid === EMPTY_GUID ? null : guid;
}

/**
 * Typed access to one object of a file. Not zod: a wrong field is reported and takes a fallback, which may follow from other
 * fields, and a race has thousands of rows. A field that is missing or null gives its fallback, because older files lack
 * newer fields. A field of another type gives its fallback too, and is reported through `onFault`.
 */
export interface Fields {
  readonly raw: JsonObject;
  text(name: string): string;
  /** a text of at most 200 characters, which fits an index */
  shortText(name: string): string;
  /** a whole number that fits 32 bits */
  whole(name: string, fallback: number): number;
  number(name: string, fallback: number): number;
  flag(name: string, fallback: boolean): boolean;
  /** null when missing or empty */
  guid(name: string): Guid | null;
  clock(name: string): LocalMs | null;
  /** a .NET time span in seconds; null when missing, and for .NET's largest span */
  seconds(name: string): number | null;
  list(name: string): unknown[];
  /** the objects of a list, each with fields of its own */
  rows(name: string): Fields[];
  guids(name: string): Guid[];
}

/** Typed access to `raw`. Calls `onFault` with phrases such as `has a Start that is no date: "soon"`. */
export function readFields(raw: JsonObject, onFault: OnFault): Fields {
  const reportFault = <T>(name: string, kind: string, fallback: T): T => {
    onFault(`has a ${name} that is ${kind}: ${JSON.stringify(raw[name])?.slice(0, 60)}`);
    return fallback;
  };
  const isAbsent = (name: string): boolean => raw[name] === undefined || raw[name] === null;

  const number = (name: string, fallback: number): number => {
    if (isAbsent(name)) return fallback;
    const value = raw[name];
    const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof figure === 'number' && Number.isFinite(figure)
      ? figure
      : reportFault(name, 'no number', fallback);
  };

  const parseText = <T>(name: string, kind: string, parse: (text: string) => T | null): T | null => {
    if (isAbsent(name)) return null;
    const value = raw[name];
    if (typeof value !== 'string') return reportFault(name, kind, null);
    try {
      return parse(value);
    } catch {
      return reportFault(name, kind, null);
    }
  };

  const list = (name: string): unknown[] => {
    if (isAbsent(name)) return [];
    const value = raw[name];
    return Array.isArray(value) ? value : reportFault(name, 'no list', []);
  };

  const text = (name: string): string => {
    if (isAbsent(name)) return '';
    const value = raw[name];
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    return typeof value === 'string'
      ? cleanText(value.slice(0, MAX_TEXT)).trim()
      : reportFault(name, 'no text', '');
  };

  return {
    raw,
    number,
    list,
    text,
    shortText: (name) => [...text(name)].slice(0, MAX_NAME).join(''),
    whole(name, fallback) {
      const figure = number(name, fallback);
      return Number.isInteger(figure) && Math.abs(figure) <= MAX_WHOLE
        ? figure
        : reportFault(name, 'no whole number of a usual size', fallback);
    },
    flag(name, fallback) {
      if (isAbsent(name)) return fallback;
      const value = raw[name];
      const flag = typeof value === 'string' ? value.toLowerCase() : value;
      if (flag === true || flag === 1 || flag === 'true') return true;
      if (flag === false || flag === 0 || flag === 'false') return false;
      return reportFault(name, 'neither true nor false', fallback);
    },
    guid(name) {
      if (isAbsent(name) || raw[name] === '' || raw[name] === EMPTY_GUID) return null;
      return parseGuid(raw[name]) ?? reportFault(name, 'no GUID', null);
    },
    clock: (name) => parseText(name, 'no date', parseClock),
    seconds: (name) => parseText(name, 'no time span', parseTimeSpan),
    rows(name) {
      const items = list(name);
      const objects = items.filter(isObject);
      if (objects.length < items.length) onFault(`has ${name} with rows that are not objects`);
      return objects.map((object) => readFields(object, onFault));
    },
    guids(name) {
      const items = list(name);
      const guids = items.map(parseGuid);
      if (items.some((item, index) => guids[index] === null && item !== EMPTY_GUID)) {
        onFault(`has ${name} with entries that are no GUIDs`);
      }
      return [...new Set(guids.filter((guid) => guid !== null))];
    },
  };
}

/** The rows by id. Rows without an id, and all but the first of the same id, are reported and left out. */
export function rowsById(objects: readonly JsonObject[], onFault: OnFault): Map<Guid, Fields> {
  const rows = new Map<Guid, Fields>();
  for (const object of objects) {
    const id = parseGuid(object.ID);
    if (id === null) onFault('has a row without an ID');
    else if (rows.has(id)) onFault(`has ID ${id} twice; the first row counts`);
    else rows.set(id, readFields(object, onFault));
  }
  return rows;
}
