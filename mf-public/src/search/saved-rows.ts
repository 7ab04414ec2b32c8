import type { ResultRow } from './list-results';

/** What this device keeps of searches, for people without network and for a quick way back. */
export interface SavedRows {
  /** what was opened from search, the last first */
  opened: ResultRow[];
  /** pilots, events and clubs that searches found, the last first, for searching without network */
  found: ResultRow[];
  /** when `found` was saved last, an instant; null for never */
  foundMs: number | null;
}

const KEY = 'holeshot-search';
const MAX_OPENED = 4;
const MAX_FOUND = 200;
/** A name may be hidden by then. */
const MAX_AGE_MS = 7 * 86_400_000;

const NOTHING: SavedRows = { opened: [], found: [], foundMs: null };

const isRow = (value: unknown): value is ResultRow =>
  typeof value === 'object' && value !== null && 'href' in value && 'picture' in value && 'title' in value;

const parseRows = (value: unknown): ResultRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Nothing when the browser stores nothing, or something else is there. */
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
    // a full or forbidden store: search works without
  }
}

const putFirst = (row: readonly ResultRow[], rows: readonly ResultRow[], max: number): ResultRow[] => {
  const hrefs = new Set(row.map(({ href }) => href));
  return [...row, ...rows.filter(({ href }) => !hrefs.has(href))].slice(0, max);
};

/** Notes what a person opens from search. */
export function saveOpened(row: ResultRow, nowMs: number): void {
  const saved = readSavedRows(nowMs);
  write({ ...saved, opened: putFirst([row], saved.opened, MAX_OPENED) });
}

/** Notes what a search found; races are too many. */
export function saveFound(rows: readonly ResultRow[], nowMs: number): void {
  const saved = readSavedRows(nowMs);
  const names = rows.filter(({ picture }) => picture.kind !== 'channel');
  write({ ...saved, found: putFirst(names, saved.found, MAX_FOUND), foundMs: nowMs });
}

/** Forgets what was opened. */
export function clearOpened(nowMs: number): void {
  write({ ...readSavedRows(nowMs), opened: [] });
}
