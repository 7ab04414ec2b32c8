import type { Client, EventsTable, Query } from '@holeshot/client';
import { buildEventListItem } from '@holeshot/testing';
import { eventsCsv } from './events-csv';

const START = Date.UTC(2026, 4, 16, 9, 30);

/** Answers with pages of `total` events, and records the requests. */
function getTable(total: number, start = START) {
  const asked: string[] = [];
  const get = async ({ path }: Query<unknown>): Promise<unknown> => {
    const filter = decodeURIComponent(path.split('/').at(-1) ?? '');
    asked.push(filter);
    const search = new URLSearchParams(filter);
    const size = Number(search.get('rows'));
    const from = (Number(search.get('page')) - 1) * size;
    const rows = Array.from({ length: Math.min(size, total - from) }, (_, index) =>
      buildEventListItem({ name: `Event ${from + index + 1}`, start }),
    );
    return { rows, total } satisfies Partial<EventsTable>;
  };
  return { client: { get } as Client, asked };
}

test('writes every page of the matching events, in order', async () => {
  const { client, asked } = getTable(2_083);
  const [header, ...rows] = await eventsCsv(client, new URLSearchParams('q=event&sort=name&page=3&tab=x'));
  expect(header).toEqual(['Event Name', 'Hosting Club', 'Date', 'Pilots']);
  expect(rows.map(([name]) => name)).toEqual(
    Array.from({ length: 2_083 }, (_, index) => `Event ${index + 1}`),
  );
  expect(rows[0]).toEqual(['Event 1', 'Saltbush FPV', '2026-05-16 09:30', 12]);
  expect(asked).toEqual([1, 2, 3].map((page) => `q=event&sort=name&page=${page}&rows=1000`));
});

test('writes only headings when no event matches', async () => {
  const { client } = getTable(0);
  expect(await eventsCsv(client, new URLSearchParams())).toHaveLength(1);
});

test('a date without a time has none', async () => {
  const { client } = getTable(1, Date.UTC(2026, 4, 16));
  const [, row] = await eventsCsv(client, new URLSearchParams());
  expect(row?.[2]).toBe('2026-05-16');
});
