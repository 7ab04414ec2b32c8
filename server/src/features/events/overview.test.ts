import type { WireEventsFront, WireEventsTable } from '@holeshot/contract/wire';
import { invalidate, schema } from '../../database';
import { importEvent } from '../../events/write/import-event';
import { buildEvent, buildGuid, desktopDate } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  for (let day = -40; day <= 6; day += 1) {
    const Start = desktopDate(Date.now() + day * 86_400_000 + 3_600_000);
    const EventType = day % 2 === 0 ? 'Race' : 'TimeTrial';
    await api.add(buildEvent({ event: { Name: `Day ${day}`, Start, TimeZone: 'UTC', EventType } }));
  }
});
afterAll(() => api.close());

const names = (list: { Name: string }[]) => list.map(({ Name }) => Name);
const table = (filter: string) =>
  api.get<WireEventsTable>(`/api/public/events/table/${encodeURIComponent(filter)}`);

test('the front page has the 4 soonest events and the 8 newest of the last 30 days', async () => {
  const front = await api.get<WireEventsFront>('/api/public/events/front');
  expect(names(front.Upcoming)).toEqual(['Day 0', 'Day 1', 'Day 2', 'Day 3']);
  expect(names(front.Recent)).toEqual([-1, -2, -3, -4, -5, -6, -7, -8].map((day) => `Day ${day}`));
});

test('each club has its soonest event to come', async () => {
  expect(names(await api.get('/api/public/events/next'))).toEqual(['Day 0']);
});

test('the table has pages of 10, newest first, and a page past the end is the last', async () => {
  expect(await table('all')).toMatchObject({ Total: 47, Page: 1, Clubs: [{ Name: 'Home' }] });
  expect(names((await table('all')).Rows).slice(0, 2)).toEqual(['Day 6', 'Day 5']);
  const last = await table('page=99');
  expect(last.Page).toBe(5);
  expect(names(last.Rows)).toEqual([-34, -35, -36, -37, -38, -39, -40].map((day) => `Day ${day}`));
});

test.each([
  ['q=day -4', ['Day -4', 'Day -40']],
  ['q=%', []],
  ['q=home&type=TimeTrial&sort=date&order=asc&page=1', ['Day -39', 'Day -37']],
  ['club=999999', []],
  ['sort=name&order=asc', ['Day -1', 'Day -10']],
])('the filter %s shows %j first', async (filter, expected) => {
  expect(names((await table(filter)).Rows).slice(0, 2)).toEqual(expected);
});

test.each([
  ['rows=30&page=2', 17, 2],
  ['rows=9999999', 47, 1],
  ['rows=none', 10, 1],
])('%s is a page of %i rows', async (filter, rows, page) => {
  const reply = await table(filter);
  expect([reply.Rows.length, reply.Page]).toEqual([rows, page]);
});

test.each(['club=x&year=0&page=-1&sort=nonsense&type=&q=\0', 'year=275760'])(
  'the invalid value in %s is ignored',
  async (filter) => {
    expect((await table(filter)).Total).toBe((await table('all')).Total);
  },
);

test('a year is that of the local clock of the event', async () => {
  const [event] = [buildEvent({ event: { Name: 'New Year', Start: '2020/01/01 0:30:00' } })];
  await api.add(event);
  expect(names((await table('year=2020')).Rows)).toEqual(['New Year']);
  expect((await table('year=2019')).Total).toBe(0);
  expect((await table('all')).Years.at(-1)).toBe(2020);
});

test('the years are those that have events, newest first, also a mistyped one', async () => {
  for (const Start of ['2011/06/01 10:00:00', '2015/12/31 23:59:59', '9999/01/01 0:00:00'])
    await api.add(buildEvent({ event: { Name: Start, Start } }));
  const { Years } = await table('all');
  expect(Years[0]).toBe(9999);
  expect(Years.slice(-3)).toEqual([2020, 2015, 2011]);
  for (const year of Years) expect((await table(`year=${year}`)).Total).toBeGreaterThan(0);
});

test('a search counts its results on any page, and a page past the end is the last', async () => {
  const first = await table('q=day&page=1');
  expect([first.Total, first.Page, first.Rows.length]).toEqual([47, 1, 10]);
  const last = await table('q=day&page=99');
  expect([last.Total, last.Page, last.Rows.length]).toEqual([47, 5, 7]);
  expect(names(last.Rows).at(-1)).toBe('Day -40');
  expect(await table('q=none of these&page=7')).toMatchObject({ Total: 0, Page: 1, Rows: [] });
});

test('events with equally many pilots are sorted by name in either direction', async () => {
  const add = (Name: string, pilots: number) =>
    api.add(buildEvent({ event: { Name }, pilotIds: Array.from({ length: pilots }, buildGuid) }));
  for (const [name, pilots] of [
    ['Meet c', 1],
    ['meet B', 4],
    ['Meet a', 4],
  ] as const)
    await add(name, pilots);
  expect(names((await table('q=meet&sort=pilots&order=desc')).Rows)).toEqual(['Meet a', 'meet B', 'Meet c']);
  expect(names((await table('q=meet&sort=pilots&order=asc')).Rows)).toEqual(['Meet c', 'Meet a', 'meet B']);
});

test('the order by club is that of the name of the club, then of the event', async () => {
  const [other] = await api.database.db.insert(schema.clubs).values({ name: 'aero' }).returning();
  const folder = buildEvent({ event: { Name: 'Fly-in 9' } }).folder;
  await importEvent(api.database, { folder, clubId: other?.id ?? 0, who: 'test', why: 'a test' });
  for (const Name of ['Fly-in 2', 'Fly-in 1']) await api.add(buildEvent({ event: { Name } }));
  const sorted = async (order: string) => names((await table(`q=fly-in&sort=club&order=${order}`)).Rows);
  expect(await sorted('asc')).toEqual(['Fly-in 9', 'Fly-in 1', 'Fly-in 2']);
  expect(await sorted('desc')).toEqual(['Fly-in 1', 'Fly-in 2', 'Fly-in 9']);
});

test('the table has no hidden events', async () => {
  await api.add(buildEvent({ event: { Name: 'Secret', VisibleOnline: false } }));
  expect((await table('q=Secret')).Total).toBe(0);
});

test('the filter does not offer a club without visible events', async () => {
  await api.database.transaction(async (tx) => {
    await tx.insert(schema.clubs).values({ name: 'Idle' });
    await invalidate(tx, ['clubs']);
  });
  expect(names((await table('all')).Clubs)).toEqual(['aero', 'Home']);
});

test.each(['lowenzahn', 'LÖWENZAHN', 'lo\u0308wen'])(
  'the search for %s ignores case and accents',
  async (text) => {
    await api.add(buildEvent({ event: { Name: 'Löwenzahn Cup', Start: '2001/01/01 9:00:00' } }));
    expect(names((await table(`q=${text}`)).Rows)).toContain('Löwenzahn Cup');
  },
);

test('like the search of the site, the table finds ø by o', async () => {
  await api.add(buildEvent({ event: { Name: 'Bjørn Cup' } }));
  expect(names((await table('q=bjorn')).Rows)).toEqual(['Bjørn Cup']);
});
