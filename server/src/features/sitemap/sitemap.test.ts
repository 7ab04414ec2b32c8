import { invalidate, schema } from '../../database';
import { buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { watchStatements } from '../../testing/watch-statements';
import { sitemapRoutes } from './routes';
import { countParts, slicePart } from './service';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ publicUrl: 'https://site.example/' });
  await api.app.register(sitemapRoutes, { getReservedWords: async () => new Set(['events', 'og']) });
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
  expect(pages).toContain(`<loc>https://site.example/club/${api.clubId}/pilot/Pilot%20A</loc>`);
  expect(pages).not.toContain(hidden.id);
});

test('the sitemap lists the valid and ended races of visible events', async () => {
  const event = buildEvent({
    races: [{}, { state: 'in-progress' }, { state: 'not-started' }, { race: { Valid: false } }],
  });
  await api.add(event);
  const listed = (await part(1)).match(new RegExp(`/event/${event.id}/race/[^<]*`, 'g'));
  expect(listed).toEqual([`/event/${event.id}/race/${event.raceIds[0]}`]);
});

test('the sitemap lists public profiles only, without reserved words', async () => {
  await api.database.db.insert(schema.users).values([
    { handle: 'Kite', tier: 'Pilot' },
    { handle: 'Free Bird', tier: 'Free' },
    { handle: null, tier: 'Club' },
    { handle: 'OG', tier: 'Pilot' },
  ]);
  await api.database.transaction((tx) => invalidate(tx, ['users']));
  const body = await part(1);
  expect(body).toContain('<loc>https://site.example/Kite/</loc>');
  expect(body).not.toMatch(/Bird|null|OG/);
});

test.each(['0', '2', 'x', '1.5'])('a sitemap of one part answers 404 for part %s', async (number) => {
  expect((await api.app.inject(`/sitemap.xml?part=${number}`)).statusCode).toBe(404);
});

test('an unchanged sitemap is made once and answers 304', async () => {
  const { headers } = await api.app.inject('/sitemap.xml?part=1');
  const statements = watchStatements(api.database);
  const again = await api.app.inject({
    url: '/sitemap.xml?part=1',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await api.app.inject('/sitemap.xml')).statusCode).toBe(200);
  expect((await api.app.inject('/sitemap.xml?part=77')).statusCode).toBe(404);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});

test('each part holds at most 50,000 pages, and together they hold each page once', () => {
  const pages = { paths: Array.from({ length: 50_010 }, (_, index) => `/page/${index}`), raceCount: 120_000 };
  expect(countParts(pages)).toBe(4);
  const parts = [1, 2, 3, 4].map((number) => slicePart(pages, number));
  expect(parts.flatMap(({ paths }) => paths)).toEqual(pages.paths);
  expect(parts.map(({ paths, races }) => paths.length + races.limit)).toEqual(Array(4).fill(50_000));
  const ends = parts.map(({ races }) => races.offset + races.limit);
  expect(parts.map(({ races }) => races.offset)).toEqual([0, ...ends.slice(0, -1)]);
  expect(ends.at(-1)).toBeGreaterThanOrEqual(pages.raceCount);
});

test('robots.txt names the sitemap and disallows personal pages, but no profile', async () => {
  const { body } = await api.app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://site.example/sitemap.xml');
  const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  // a rule is a prefix, unless it ends with $ (RFC 9309)
  const isDisallowed = (address: string) => rules.some((rule) => `${address}$`.startsWith(rule));
  const personal = ['/account', '/account/', '/account?code=1', '/admin/users/', '/logout/', '/api/health'];
  expect(personal.filter((address) => !isDisallowed(address))).toEqual([]);
  expect(['/accountant/', '/administrator/', '/club/1'].filter(isDisallowed)).toEqual([]);
});
