import type { TableSort } from '@holeshot/ui';

export const EVENT_COLUMNS = ['name', 'club', 'date', 'pilots'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** Newest first. */
export const DEFAULT_SORT: TableSort<EventColumn> = { by: 'date', descending: true };

/** The query parameters that filter the table. */
export const FILTERS = ['q', 'club', 'type', 'year'] as const;
