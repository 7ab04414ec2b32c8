import type { Client, EventsTable, Query } from '@holeshot/client';
import { buildListedEvent } from '@holeshot/testing';
import { eventsCsv } from './events-csv';

const START = Date.UTC(2026, 4, 16, 9, 30);

/** Answers pages of 10 of so many events; keeps what was asked. */
function tableOf(total: number) {
  const asked: string[] = [];
  const get = async ({ path }: Query<unknown>): Promise<unknown> => {
    const filter = decodeURIComponent(path.split('/').at(-1) ?? '');
    asked.push(filter);
    const from = (Number(new URLSearchParams(filter).get('page')) - 1) * 10;
    const rows = Array.from({ length: Math.min(10, total - from) }, (_, index) =>
      buildListedEvent({ name: `Event ${from + index + 1}`, start: START }),
    );
    return { rows, total } satisfies Partial<EventsTable>;
  };
  return { client: { get } as Client, asked };
}

test('every page of what the filter finds is in the file, in order', async () => {
  const { client, asked } = tableOf(83);
  const [header, ...rows] = await eventsCsv(client, new URLSearchParams('q=event&sort=name&page=3&tab=x'));
  expect(header).toEqual(['Event Name', 'Hosting Club', 'Date', 'Pilots']);
  expect(rows.map(([name]) => name)).toEqual(Array.from({ length: 83 }, (_, index) => `Event ${index + 1}`));
  expect(rows[0]).toEqual(['Event 1', 'Saltbush FPV', '2026-05-16 09:30', 12]);
  expect(asked).toHaveLength(9);
  expect(asked[0]).toBe('q=event&sort=name&page=1');
});

test('nothing found is a file with headings alone', async () => {
  const { client } = tableOf(0);
  expect(await eventsCsv(client, new URLSearchParams())).toHaveLength(1);
});
