import type { TableSort } from '@holeshot/ui';

export const EVENT_COLUMNS = ['name', 'club', 'date', 'pilots'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** Newest first. */
export const DEFAULT_SORT: TableSort<EventColumn> = { by: 'date', descending: true };

/** Which way a column is sorted when it is chosen. */
export const isDescendingFirst = (column: EventColumn): boolean => column === 'date' || column === 'pilots';

/** What the address may narrow the table to. */
export const FILTERS = ['q', 'club', 'type', 'year'] as const;
