import type { WireSession, WireSupporter } from '@holeshot/contract/wire';
import sharp from 'sharp';
import { until } from '../../../tests/e2e/support/until';
import { schema } from '../database';
import type { PatreonPerson } from '../outside/testing/patreon-documents';
import { PATREON_TEST_KEYS, type PatreonServer, startPatreonServer } from '../outside/testing/patreon-server';
import { openBrowser, type TestBrowser } from '../testing/browser';
import { createTestApp, type TestApp } from '../testing/test-app';

const FILE = /^\/files\/people\/[0-9a-f]{32}\.webp$/;

let patreon: PatreonServer;
let api: TestApp;

beforeEach(async () => {
  patreon = await startPatreonServer();
  api = await createTestApp({
    publicUrl: 'https://site.example',
    patreon: { url: patreon.url, ...PATREON_TEST_KEYS },
  });
});
afterEach(async () => {
  await api.close();
  await patreon.close();
});

const draw = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 100, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

async function addPerson(): Promise<PatreonPerson & { memberId: string }> {
  patreon.pictures.set('ada.png', await draw('red'));
  const thumbUrl = `${patreon.url}/pictures/ada.png`;
  const person = { userId: '1', memberId: 'member-1', fullName: 'Ada', tiers: ['Club'], thumbUrl };
  patreon.people.set(person.userId, person);
  patreon.visitor = person.userId;
  return person;
}

async function signIn(browser = openBrowser(api.app)): Promise<TestBrowser> {
  const start = await browser.request('/api/public/auth/login');
  const reply = await fetch(String(start.headers.location), { redirect: 'manual' });
  const { searchParams } = new URL(reply.headers.get('location') ?? '');
  const url = `/api/public/auth/code/${searchParams.get('code')}?state=${searchParams.get('state')}`;
  expect((await browser.request(url)).statusCode).toBe(200);
  return browser;
}

const findThumb = async (browser: TestBrowser) =>
  (await browser.request('/api/public/auth')).json<WireSession>().user?.PatreonMemberThumbUrl;

const countFetches = () => patreon.requests.filter(({ path }) => path.startsWith('/pictures/')).length;

test('a sign-in does not wait for the picture, which the person has on this site a little later', async () => {
  await addPerson();
  const held = patreon.hold('pictures');
  const browser = await signIn();
  await held.arrived;
  expect(await findThumb(browser)).toBeNull();
  held.release();
  await until(async () => (await findThumb(browser)) !== null);
  const thumb = await findThumb(browser);
  expect(thumb).toMatch(FILE);
  const file = await api.app.inject(thumb ?? '');
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a picture is fetched again only when its address has changed', async () => {
  const person = await addPerson();
  const browser = await signIn();
  await until(async () => (await findThumb(browser)) !== null);
  const before = await findThumb(browser);
  await signIn(browser);
  patreon.pictures.set('new.png', await draw('blue'));
  patreon.people.set('1', { ...person, thumbUrl: `${patreon.url}/pictures/new.png` });
  await signIn(browser);
  await until(async () => (await findThumb(browser)) !== before);
  expect(await findThumb(browser)).toMatch(FILE);
  expect(countFetches()).toBe(2);
});

test('a picture that cannot be had leaves the one that there was', async () => {
  const person = await addPerson();
  const browser = await signIn();
  await until(async () => (await findThumb(browser)) !== null);
  const before = await findThumb(browser);
  patreon.misbehave('pictures', 'html');
  patreon.people.set('1', { ...person, thumbUrl: `${patreon.url}/pictures/none.png` });
  await signIn(browser);
  await until(() => countFetches() === 2);
  await api.app.close();
  const [user] = await api.database.db.select().from(schema.users);
  expect(user?.patreonMemberThumbUrl).toBe(before);
});

test('the supporter of the member has the same picture, and a new answer of the list shows it', async () => {
  const { userId, memberId, thumbUrl } = await addPerson();
  const startDate = new Date('2026-01-01T00:00:00Z');
  await api.database.db
    .insert(schema.supporters)
    .values({ name: 'Ada', tier: 'Club', active: true, startDate, memberId });
  const listThumbs = async () =>
    (await api.get<WireSupporter[]>('/api/public/patreons')).map(({ ThumbURL }) => ThumbURL);
  expect(await listThumbs()).toEqual([null]);
  api.app.copyMemberPicture({ userId, memberId, thumbUrl: thumbUrl ?? null });
  await until(async () => (await listThumbs())[0] !== null);
  expect(await listThumbs()).toEqual([expect.stringMatching(FILE)]);
});

test('closing the site waits for the picture in progress, and fetches no other', async () => {
  const { memberId, thumbUrl = '' } = await addPerson();
  const held = patreon.hold('pictures');
  const browser = await signIn();
  api.app.copyMemberPicture({ userId: '1', memberId, thumbUrl: `${thumbUrl}?second` });
  await held.arrived;
  const closing = api.app.close();
  // a closing app refuses requests
  await until(() =>
    api.app.inject('/').then(
      () => false,
      () => true,
    ),
  );
  held.release();
  await closing;
  expect(browser.cookies.size).toBe(1);
  const [user] = await api.database.db.select().from(schema.users);
  expect([user?.patreonMemberThumbUrl, countFetches()]).toEqual([expect.stringMatching(FILE), 1]);
});
