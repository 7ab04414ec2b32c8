import type { TableSort } from './table-sort';

/** The columns of the table of all events. `mf-public` renders them, and the database sorts by any of them. */
export const EVENT_COLUMNS = ['name', 'club', 'date', 'pilots'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** Newest first, unless the address says otherwise. */
export const EVENTS_SORT: TableSort<EventColumn> = { by: 'date', descending: true };

/** The query parameters that filter the table. */
export const EVENT_FILTERS = ['q', 'club', 'type', 'year'] as const;
