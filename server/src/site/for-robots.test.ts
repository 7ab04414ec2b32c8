import { schema } from '../database';
import { type SiteLists, siteLists } from '../features/lists/site-lists';
import { buildEvent } from '../testing/build-event-folder';
import { createTestApp, type TestApp } from '../testing/test-app';
import { addForRobots } from './for-robots';
import { requestOrigin } from './request-origin';
import { worldPicture } from './world-picture';

let api: TestApp;
let lists: SiteLists;
beforeAll(async () => {
  api = await createTestApp();
  lists = { ...siteLists(api.database.db) };
  addForRobots(api.app, {
    readPublic: api.app.readPublic,
    lists,
    reservedWords: async () => new Set(['events', 'og']),
    originOf: requestOrigin('https://site.example/'),
  });
});
afterAll(() => api.close());

const part = async (number: number) => (await api.app.inject(`/sitemap.xml?part=${number}`)).body;

test('the sitemap lists pages, clubs and visible events at the public address', async () => {
  const [event, hidden] = [buildEvent(), buildEvent({ event: { VisibleOnline: false } })];
  for (const built of [event, hidden]) await api.add(built);
  const { body, headers } = await api.app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body.match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://site.example/sitemap.xml?part=1</loc>']);
  const pages = await part(1);
  expect(pages).toContain('<loc>https://site.example/events</loc>');
  expect(pages).toContain(`<loc>https://site.example/club/${api.clubId}</loc>`);
  expect(pages).toContain(`<loc>https://site.example/event/${event.id}</loc>`);
  expect(pages).not.toContain(hidden.id);
});

test('it lists races of visible events that have ended and count', async () => {
  const event = buildEvent({
    races: [{}, { state: 'in-progress' }, { state: 'not-started' }, { race: { Valid: false } }],
  });
  await api.add(event);
  const listed = (await part(1)).match(new RegExp(`/event/${event.id}/race/[^<]*`, 'g'));
  expect(listed).toEqual([`/event/${event.id}/race/${event.raceIds[0]}`]);
});

test('it lists the profiles that are public, and no others', async () => {
  await api.database.db.insert(schema.users).values([
    { handle: 'Kite', tier: 'Pilot' },
    { handle: 'Free Bird', tier: 'Free' },
    { handle: null, tier: 'Club' },
    { handle: 'OG', tier: 'Pilot' },
  ]);
  const body = await part(1);
  expect(body).toContain('<loc>https://site.example/Kite/</loc>');
  expect(body).not.toMatch(/Bird|null|OG/);
});

test('each part holds at most 50,000 pages, and together they hold all of them once', async () => {
  const count = 120_000;
  const stored = { ...lists };
  lists.countRaces = async () => count;
  lists.races = async ({ offset, limit }) =>
    Array.from({ length: Math.min(limit, count - offset) }, (_, index) => ({
      eventId: 'many',
      raceId: String(offset + index),
    }));
  const { body } = await api.app.inject('/sitemap.xml');
  expect(body.match(/part=\d/g)).toEqual(['part=1', 'part=2', 'part=3']);
  const listed = (await Promise.all([1, 2, 3].map(part))).map((text) => text.match(/<loc>[^<]*/g) ?? []);
  expect(listed.slice(0, 2).map(({ length }) => length)).toEqual([50_000, 50_000]);
  const races = listed.flat().filter((loc) => loc.includes('/event/many/race/'));
  expect([races.length, new Set(races).size]).toEqual([count, count]);
  for (const number of ['0', '4', 'x', '1.5']) {
    expect((await api.app.inject(`/sitemap.xml?part=${number}`)).statusCode).toBe(404);
  }
  Object.assign(lists, stored);
});

test('robots are told where the sitemap is, and to leave out what is personal', async () => {
  const { body } = await api.app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://site.example/sitemap.xml');
  expect(body).toContain('Disallow: /account');
});

test('the dotted world has land where land is, on both sides of the date line', () => {
  const svg = worldPicture();
  const dotAt = (latitude: number, longitude: number) =>
    svg.includes(`M${Math.floor((longitude + 180) / 2.5)} ${Math.floor((85 - latitude) / 2.5)}h0`);
  expect([dotAt(-25, 135), dotAt(50, 10), dotAt(67, 175), dotAt(67, -175)]).toEqual([true, true, true, true]);
  expect([dotAt(0, -30), dotAt(50, -30), dotAt(-40, 80)]).toEqual([false, false, false]);
  expect(svg.length).toBeLessThan(25_000);
});
