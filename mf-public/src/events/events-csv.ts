import { type Client, eventsTableQuery } from '@holeshot/client';
import { TABLE_MOST_ROWS } from '@holeshot/contract';
import type { EventListItem, LocalMs } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import { tableFilter } from './table-filter';

/** All events that the address's filter finds, in its order, as rows of a CSV file. */
export async function eventsCsv(client: Client, search: URLSearchParams): Promise<CsvCell[][]> {
  const filter = new URLSearchParams(tableFilter(search));
  filter.set('rows', String(TABLE_MOST_ROWS));
  const all: EventListItem[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    filter.set('page', String(page));
    const { rows, total } = await client.get(eventsTableQuery(filter.toString()));
    all.push(...rows);
    pages = Math.ceil(total / TABLE_MOST_ROWS);
  }
  return [['Event Name', 'Hosting Club', 'Date', 'Pilots'], ...all.map(eventRow)];
}

const eventRow = ({ name, club, start, pilotCount }: EventListItem): CsvCell[] => [
  name,
  club.name,
  start === null ? null : dateTimeText(start),
  pilotCount,
];

/** `2026-11-28 09:30` on the event's clock: spreadsheets read and sort it. */
const dateTimeText = (local: LocalMs): string => new Date(local).toISOString().slice(0, 16).replace('T', ' ');
