import { type Client, eventsTableQuery } from '@holeshot/client';
import { MAX_TABLE_ROWS } from '@holeshot/contract';
import type { EventListItem } from '@holeshot/domain';
import { type CsvCell, tableCsv } from '@holeshot/ui';
import { eventColumns } from './event-columns';
import { tableFilter } from './table-filter';

/** Loads every event that matches the address's filter, in its order, as the rows of a CSV file. */
export async function eventsCsv(client: Client, search: URLSearchParams): Promise<CsvCell[][]> {
  const filter = new URLSearchParams(tableFilter(search));
  filter.set('rows', String(MAX_TABLE_ROWS));
  const all: EventListItem[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    filter.set('page', String(page));
    const { rows, total } = await client.get(eventsTableQuery(filter.toString()));
    all.push(...rows);
    pages = Math.ceil(total / MAX_TABLE_ROWS);
  }
  return tableCsv(eventColumns(0), all);
}
