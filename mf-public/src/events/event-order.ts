import type { TableSort } from '@holeshot/ui';

export const EVENT_COLUMNS = ['name', 'club', 'date', 'pilots'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** Newest first. */
export const DEFAULT_SORT: TableSort<EventColumn> = { by: 'date', descending: true };

/** Which way a column is sorted when it is chosen. */
export const isDescendingFirst = (column: EventColumn): boolean => column === 'date' || column === 'pilots';

/** What the address may narrow the table to. */
export const FILTERS = ['q', 'club', 'type', 'year'] as const;

const PASSED_ON = [...FILTERS, 'sort', 'order', 'page'] as const;

/** The part of the address that the table is asked with, always in the same order; `''` for all events. */
export function tableFilter(search: URLSearchParams): string {
  const filter = new URLSearchParams();
  for (const name of PASSED_ON) {
    const value = search.get(name)?.trim().slice(0, 60);
    if (value) filter.set(name, value);
  }
  return filter.toString();
}
