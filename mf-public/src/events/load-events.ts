import {
  type EventsTable,
  eventsFrontQuery,
  eventsTableQuery,
  liveNowQuery,
  recentPodiumsQuery,
  type Settled,
} from '@holeshot/client';
import {
  EVENT_COLUMNS,
  EVENTS_SORT,
  type EventColumn,
  parseTableSort,
  type TableSort,
} from '@holeshot/contract';
import { type EventListItem, isRegistrationOpen } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type EventPreview, previewUpcoming, untilStart } from '../event/preview-event';
import { listStarted } from './started-events';
import { tableFilter } from './table-filter';

/** A row of the table. */
export interface EventTableRow
  extends Pick<EventListItem, 'id' | 'name' | 'start' | 'pilotCount' | 'resultsText'> {
  club: Pick<EventListItem['club'], 'id' | 'name'>;
  /** these are absent when registration is closed, as for most rows */
  isRegisterOpen?: boolean;
  isFull?: boolean;
  registerUntilMs?: number;
}

/** One page of the table. */
export interface EventsList extends Omit<EventsTable, 'rows'> {
  rows: EventTableRow[];
  sort: TableSort<EventColumn>;
}

export interface EventsData {
  front: Settled<{ upcoming: EventPreview[]; recent: EventPreview[] }>;
  table: Settled<EventsList>;
  /** the calls that they are made of */
  sources: string[];
  /** when the data was read, an instant */
  readAtMs: number;
}

/** Loads both parts of the page; either may fail alone. */
export async function loadEvents({ client, url: { searchParams }, nowMs }: PageArgs): Promise<EventsData> {
  const queries = {
    front: eventsFrontQuery(),
    live: liveNowQuery(),
    podiums: recentPodiumsQuery(),
    table: eventsTableQuery(tableFilter(searchParams)),
  };
  const [front, live, podiums, table] = await Promise.all([
    client.settle(queries.front),
    client.settle(queries.live),
    client.settle(queries.podiums),
    client.settle(queries.table),
  ]);
  const sort = parseTableSort(searchParams, EVENT_COLUMNS, EVENTS_SORT);
  return {
    front: front.ok
      ? {
          ok: true,
          value: {
            upcoming: front.value.upcoming.map(previewUpcoming),
            recent: listStarted(front.value.recent, {
              liveIds: live.ok ? live.value.map(({ event }) => event.id) : [],
              podiums: podiums.ok ? podiums.value : [],
              nowMs,
            }),
          },
        }
      : front,
    table: table.ok
      ? {
          ok: true,
          value: { ...table.value, rows: table.value.rows.map((event) => toRow(event, nowMs)), sort },
        }
      : table,
    sources: Object.values(queries).map(({ path }) => path),
    readAtMs: nowMs,
  };
}

/** Drops every other field: the page's HTML carries its data a second time. */
const toRow = (event: EventListItem, nowMs: number): EventTableRow => {
  const { id, name, start, pilotCount, club, isFull, resultsText = '' } = event;
  return {
    id,
    name,
    start,
    pilotCount,
    club: { id: club.id, name: club.name },
    ...(resultsText && { resultsText }),
    ...(isRegistrationOpen(event, nowMs) ? { isRegisterOpen: true, isFull, ...untilStart(event) } : {}),
  };
};
