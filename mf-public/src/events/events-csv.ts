import { type Client, eventsTableQuery } from '@holeshot/client';
import type { EventListItem, LocalMs } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import { tableFilter } from './table-filter';

/** Pages that are asked for at a time: as many as browsers send to one server side by side. */
const AT_A_TIME = 6;

/** All events that the address's filter finds, in its order, as rows of a CSV file. */
export async function eventsCsv(client: Client, search: URLSearchParams): Promise<CsvCell[][]> {
  const pageAt = (page: number) => {
    const wanted = new URLSearchParams(search);
    wanted.set('page', String(page));
    return client.get(eventsTableQuery(tableFilter(wanted)));
  };
  const { rows, total } = await pageAt(1);
  const all = [...rows];
  const pages = rows.length > 0 ? Math.ceil(total / rows.length) : 1;
  for (let page = 2; page <= pages; page += AT_A_TIME) {
    const count = Math.min(AT_A_TIME, pages - page + 1);
    const next = await Promise.all(Array.from({ length: count }, (_, index) => pageAt(page + index)));
    all.push(...next.flatMap((found) => found.rows));
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
