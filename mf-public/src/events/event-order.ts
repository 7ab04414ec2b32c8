import type { EventListItem } from '@holeshot/domain';
import type { TableSort } from '@holeshot/ui';

export const EVENT_COLUMNS = ['name', 'club', 'date', 'pilots'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** Newest first. */
export const DEFAULT_SORT: TableSort<EventColumn> = { by: 'date', descending: true };

/** Which way a column is sorted when it is chosen. */
export const isDescendingFirst = (column: EventColumn): boolean => column === 'date' || column === 'pilots';

/** A new list in the order of one column; events without a date come last either way, equal ones by name. */
export function sortEvents(events: readonly EventListItem[], sort: TableSort<EventColumn>): EventListItem[] {
  const sign = sort.descending ? -1 : 1;
  return [...events].sort(
    (a, b) =>
      (sort.by === 'date' ? Number(a.start === null) - Number(b.start === null) : 0) ||
      sign * compare(a, b, sort.by) ||
      compareText(a.name, b.name),
  );
}

function compare(a: EventListItem, b: EventListItem, column: EventColumn): number {
  switch (column) {
    case 'name':
      return compareText(a.name, b.name);
    case 'club':
      return compareText(a.club.name, b.club.name);
    case 'date':
      return (a.start ?? 0) - (b.start ?? 0);
    case 'pilots':
      return a.pilotCount - b.pilotCount;
  }
}

/** By plain letters, not by locale: server and browser must agree. */
function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}
