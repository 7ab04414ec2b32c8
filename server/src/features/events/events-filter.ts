import { MAX_TABLE_ROWS, TABLE_PAGE_SIZE } from '@holeshot/contract';

const COLUMNS = ['name', 'club', 'date', 'pilots'] as const;
type EventColumn = (typeof COLUMNS)[number];

/** Which events the table of all events shows, and how it sorts them. */
export interface EventsFilter {
  /** part of an event's or club's name; `''` for all */
  text: string;
  clubId: number | null;
  eventType: string | null;
  year: number | null;
  by: EventColumn;
  descending: boolean;
  /** from 1 */
  page: number;
  /** rows of a page */
  rows: number;
}

/** An integer above 0 that fits a Postgres integer, else null. */
function parseWhole(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/**
 * Reads the filter of `/api/public/events/table/{filter}`: a query string, or `all`. An invalid value counts as absent,
 * so that a mistyped address still shows a table.
 */
export function parseEventsFilter(filter: string): EventsFilter {
  const search = new URLSearchParams(filter === 'all' ? '' : filter);
  const by = COLUMNS.find((column) => column === search.get('sort'));
  return {
    // Postgres refuses NUL in text.
    text: (search.get('q') ?? '').replaceAll('\0', '').trim(),
    clubId: parseWhole(search.get('club')),
    eventType: search.get('type')?.replaceAll('\0', '') || null,
    year: parseWhole(search.get('year')),
    by: by ?? 'date',
    descending: by ? search.get('order') === 'desc' : true,
    page: parseWhole(search.get('page')) ?? 1,
    rows: Math.min(parseWhole(search.get('rows')) ?? TABLE_PAGE_SIZE, MAX_TABLE_ROWS),
  };
}
