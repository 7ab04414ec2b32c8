import { schema } from '../database';
import { listProfileHandles } from '../features/auth/repository';
import { buildEvent } from '../testing/build-event-folder';
import { createTestApp, type TestApp } from '../testing/test-app';
import { addForRobots } from './for-robots';
import { requestOrigin } from './request-origin';
import { worldPicture } from './world-picture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  addForRobots(api.app, {
    readPublic: api.app.readPublic,
    listProfiles: () => listProfileHandles(api.database.db),
    originOf: requestOrigin('https://site.example/'),
  });
});
afterAll(() => api.close());

test('the sitemap lists pages, clubs and visible events at the public address', async () => {
  const [event, hidden] = [buildEvent(), buildEvent({ event: { VisibleOnline: false } })];
  for (const built of [event, hidden]) await api.add(built);
  const { body, headers } = await api.app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain('<loc>https://site.example/events</loc>');
  expect(body).toContain(`<loc>https://site.example/club/${api.clubId}</loc>`);
  expect(body).toContain(`<loc>https://site.example/event/${event.id}</loc>`);
  expect(body).not.toContain(hidden.id);
});

test('the sitemap lists the profiles that are public, and no others', async () => {
  await api.database.db.insert(schema.users).values([
    { handle: 'Kite', tier: 'Pilot' },
    { handle: 'Free Bird', tier: 'Free' },
    { handle: null, tier: 'Club' },
  ]);
  const { body } = await api.app.inject('/sitemap.xml');
  expect(body).toContain('<loc>https://site.example/Kite/</loc>');
  expect(body).not.toMatch(/Bird|null/);
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
