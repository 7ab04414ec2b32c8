import { type EventsTable, eventsFrontQuery, eventsTableQuery, type Failure } from '@holeshot/client';
import type { EventListItem } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { parseTableSort, type TableSort } from '@holeshot/ui';
import { pickShown } from '../parts/show-event';
import type { ShownEvent } from '../parts/shown-event';
import { DEFAULT_SORT, EVENT_COLUMNS, type EventColumn } from './event-order';
import { tableFilter } from './table-filter';

/** What a row of the table shows. */
export interface ListedEvent extends Pick<EventListItem, 'id' | 'name' | 'start' | 'pilotCount'> {
  club: Pick<EventListItem['club'], 'id' | 'name'>;
}

/** One page of the table. */
export interface EventsList extends Omit<EventsTable, 'rows'> {
  rows: ListedEvent[];
  sort: TableSort<EventColumn>;
}

type Part<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface EventsData {
  front: Part<{ upcoming: ShownEvent[]; recent: ShownEvent[] }>;
  table: Part<EventsList>;
}

/** Either part may fail alone. */
export async function loadEvents({ client, url: { searchParams } }: PageArgs): Promise<EventsData> {
  const [front, table] = await Promise.all([
    client.settle(eventsFrontQuery()),
    client.settle(eventsTableQuery(tableFilter(searchParams))),
  ]);
  const sort = parseTableSort(searchParams, EVENT_COLUMNS, DEFAULT_SORT);
  return {
    front: front.ok
      ? {
          ok: true,
          // The server has told the two apart by the clock: what is upcoming has not started.
          value: {
            upcoming: front.value.upcoming.map((event) => pickShown(event, event.canRegister)),
            recent: front.value.recent.map((event) => pickShown(event, false)),
          },
        }
      : front,
    table: table.ok
      ? { ok: true, value: { ...table.value, rows: table.value.rows.map(listEvent), sort } }
      : table,
  };
}

/** The rows travel in the page's HTML a second time, as its data. */
const listEvent = ({ id, name, start, pilotCount, club }: EventListItem): ListedEvent => ({
  id,
  name,
  start,
  pilotCount,
  club: { id: club.id, name: club.name },
});
