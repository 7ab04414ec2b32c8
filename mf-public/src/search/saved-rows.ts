import type { ResultRow } from './list-results';

/** Rows of searches that this device stores, for use offline and for recent results. */
export interface SavedRows {
  /** recently opened results, latest first */
  opened: ResultRow[];
  /** found pilots, events and clubs, latest first, for searching offline */
  found: ResultRow[];
  /** when `found` was saved last, an instant; null for never */
  foundMs: number | null;
}

const KEY = 'holeshot-search';
const MAX_OPENED = 4;
const MAX_FOUND = 200;
/** After this time a name may be hidden. */
const MAX_AGE_MS = 7 * 86_400_000;

const NOTHING: SavedRows = { opened: [], found: [], foundMs: null };

const isRow = (value: unknown): value is ResultRow =>
  typeof value === 'object' && value !== null && 'href' in value && 'picture' in value && 'title' in value;

const parseRows = (value: unknown): ResultRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Empty if nothing valid is stored. */
export function readSavedRows(nowMs: number): SavedRows {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return NOTHING;
    const { opened, found, foundMs } = saved as Record<string, unknown>;
    const isFresh = typeof foundMs === 'number' && nowMs - foundMs < MAX_AGE_MS;
    return {
      opened: parseRows(opened),
      found: isFresh ? parseRows(found) : [],
      foundMs: isFresh ? foundMs : null,
    };
  } catch {
    return NOTHING;
  }
}

function write(rows: SavedRows): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rows));
  } catch {
    // full or forbidden storage: search works without it
  }
}

const putFirst = (row: readonly ResultRow[], rows: readonly ResultRow[], max: number): ResultRow[] => {
  const hrefs = new Set(row.map(({ href }) => href));
  return [...row, ...rows.filter(({ href }) => !hrefs.has(href))].slice(0, max);
};

/** Stores an opened result. */
export function saveOpened(row: ResultRow, nowMs: number): void {
  const saved = readSavedRows(nowMs);
  write({ ...saved, opened: putFirst([row], saved.opened, MAX_OPENED) });
}

/** Stores found rows, without races, of which there are too many. */
export function saveFound(rows: readonly ResultRow[], nowMs: number): void {
  const saved = readSavedRows(nowMs);
  const names = rows.filter(({ picture }) => picture.kind !== 'channel');
  write({ ...saved, found: putFirst(names, saved.found, MAX_FOUND), foundMs: nowMs });
}

/** Clears the opened results. */
export function clearOpened(nowMs: number): void {
  write({ ...readSavedRows(nowMs), opened: [] });
}
