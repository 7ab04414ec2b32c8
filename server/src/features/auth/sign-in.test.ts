import type { AddressInfo } from 'node:net';
import type { WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { openBrowser, type TestBrowser } from '../../testing/browser';
import { openProvider } from '../../testing/provider-sign-in';
import { signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let origin: string;

beforeAll(async () => {
  api = await createTestApp({ usesDevelopmentProvider: true });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

const goToProvider = (browser: TestBrowser, personId: string) =>
  openProvider(api.app, origin).choose(browser, personId);
const finish = (browser: TestBrowser, code: string, state: string) =>
  openProvider(api.app, origin).finish(browser, { code, state });

const session = async (browser: TestBrowser): Promise<WireSession> =>
  (await browser.request('/api/public/auth')).json();

test('a person signs in with the provider, and is signed in until logging out', async () => {
  const browser = openBrowser(api.app);
  const { code, state } = await goToProvider(browser, 'demo-3');
  const reply = await finish(browser, code, state);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ user: { Firstname: 'Hana', Tier: 'Pilot', Handle: null } });
  expect(await session(browser)).toMatchObject({ user: { ID: reply.json<WireSession>().user?.ID } });
  const cookie = reply.cookies.find(({ name }) => name === 'holeshot_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  const [token] = [...browser.cookies.values()];
  await browser.request('/api/public/auth/logout');
  expect(browser.cookies.size).toBe(0);
  const replay = openBrowser(api.app);
  replay.cookies.set('holeshot_session', token ?? '');
  expect((await session(replay)).user).toBeNull();
});

test('signing in again is the same person, with the tier of now and a new session', async () => {
  const browser = openBrowser(api.app);
  const first = await goToProvider(browser, 'demo-12');
  const { ID } = (await finish(browser, first.code, first.state)).json<WireSession>().user ?? { ID: 0 };
  const before = browser.cookies.get('holeshot_session');
  await api.database.db
    .update(schema.users)
    .set({ tier: 'Free', firstName: 'Jo' })
    .where(eq(schema.users.id, ID));
  const second = await goToProvider(browser, 'demo-12');
  const again = (await finish(browser, second.code, second.state)).json<WireSession>();
  expect(again.user).toMatchObject({ ID, Tier: 'Club', Firstname: 'Jo' });
  expect(browser.cookies.get('holeshot_session')).not.toBe(before);
  const sessions = await api.database.db.select().from(schema.sessions).where(eq(schema.sessions.userId, ID));
  expect(sessions).toHaveLength(1);
});

test('the database has no token, only its hash', async () => {
  const { id, cookies } = await signInAs(api);
  const token = cookies.get('holeshot_session') ?? '';
  const [row] = await api.database.db.select().from(schema.sessions).where(eq(schema.sessions.userId, id));
  expect(token).toHaveLength(43);
  expect(JSON.stringify(row)).not.toContain(token);
});

const refusals: [string, (browser: TestBrowser) => Promise<{ code: string; state: string }>, string][] = [
  [
    'a state of another browser',
    async (browser) => {
      const other = await goToProvider(openBrowser(api.app), 'demo-3');
      await goToProvider(browser, 'demo-3');
      return other;
    },
    'not started in this browser',
  ],
  [
    'no sign-in under way',
    async () => goToProvider(openBrowser(api.app), 'demo-3'),
    'not started in this browser',
  ],
  [
    'a code that the provider does not know',
    async (browser) => ({ ...(await goToProvider(browser, 'demo-3')), code: 'made-up' }),
    'Patreon refused the code',
  ],
  [
    'a code of another browser',
    async (browser) => {
      const other = await goToProvider(openBrowser(api.app), 'demo-2');
      return { ...(await goToProvider(browser, 'demo-3')), code: other.code };
    },
    'Patreon refused the code',
  ],
];

test.each(refusals)('%s signs nobody in', async (_, prepare, message) => {
  const browser = openBrowser(api.app);
  const { code, state } = await prepare(browser);
  const reply = await finish(browser, code, state);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'bad-parameter', message: expect.stringContaining(message) });
  expect(browser.cookies.has('holeshot_session')).toBe(false);
});

test('a code and its state are good once', async () => {
  const browser = openBrowser(api.app);
  const { code, state } = await goToProvider(browser, 'demo-3');
  await finish(browser, code, state);
  expect((await finish(browser, code, state)).statusCode).toBe(400);
  expect((await session(browser)).user).not.toBeNull();
});

test('a request of another site neither signs in nor out', async () => {
  const browser = openBrowser(api.app);
  const { code, state } = await goToProvider(browser, 'demo-3');
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const url = `/api/public/auth/code/${code}?state=${state}`;
  const refused = await browser.request({ url, headers: foreign });
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'forbidden' }]);
  await finish(browser, code, state);
  expect((await browser.request({ url: '/api/public/auth/logout', headers: foreign })).statusCode).toBe(403);
  expect((await session(browser)).user).not.toBeNull();
});

test.each(['https://elsewhere.example/account', 'no address'])(
  'the development provider sends nobody to %s',
  async (redirectUri) => {
    const browser = openBrowser(api.app);
    const start = await browser.request('/api/public/auth/login');
    const url = new URL(String(start.headers.location), 'http://localhost');
    url.searchParams.set('redirect_uri', redirectUri);
    const reply = await browser.request(url.pathname + url.search);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'bad-parameter' }]);
  },
);

test.each([
  ['made up', 'A'.repeat(43)],
  ['malformed', '../../etc/passwd'],
  ['empty', ''],
  ['very long', 'x'.repeat(4_000)],
])('a cookie that is %s is a visitor', async (_, value) => {
  const { statusCode, body } = await api.app.inject({
    url: '/api/public/auth',
    headers: { cookie: `holeshot_session=${value}` },
  });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ user: null, registrations: [], notices: [] });
});

test('an expired session and the session of a deleted person are a visitor', async () => {
  const { db } = api.database;
  const expired = await signInAs(api);
  await db
    .update(schema.sessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(schema.sessions.userId, expired.id));
  expect((await session(expired)).user).toBeNull();
  const deleted = await signInAs(api);
  await db.delete(schema.users).where(eq(schema.users.id, deleted.id));
  expect((await session(deleted)).user).toBeNull();
  const reply = await deleted.request('/api/pilot/account');
  expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'signed-out' }]);
});

test('logging out everywhere ends the sessions of all browsers of the person, and of nobody else', async () => {
  const person = await signInAs(api);
  const other = await signInAs(api);
  const second = openBrowser(api.app);
  const { createSession } = await import('../../people/session-store');
  second.cookies.set(
    'holeshot_session',
    await api.database.transaction((tx) => createSession(tx, person.id)),
  );
  expect((await person.request('/api/account')).json()).toMatchObject({ SessionCount: 2 });
  expect((await person.request({ method: 'DELETE', url: '/api/account/sessions' })).statusCode).toBe(200);
  expect((await session(second)).user).toBeNull();
  expect((await session(other)).user?.ID).toBe(other.id);
});

test('the session says which clubs the person manages, with a tier for it', async () => {
  const { db } = api.database;
  const manager = await signInManager(api, { managedClubId: api.clubId });
  expect(await session(manager)).toMatchObject({
    admin_of: api.clubId,
    user: { ManagedClub: { ID: api.clubId, Name: 'Home' }, AdminOf: [api.clubId] },
  });
  await db.update(schema.users).set({ tier: 'Free' }).where(eq(schema.users.id, manager.id));
  expect(await session(manager)).toMatchObject({ admin_of: null, user: { ManagedClub: null } });
});

test('without keys and without a stand-in, the way to sign in leads back with the reason', async () => {
  const bare = await createTestApp();
  try {
    const { statusCode, headers } = await bare.app.inject('/api/public/auth/login');
    expect(statusCode).toBe(303);
    expect(headers.location).toContain('/account?error=not_set_up');
    const page = await bare.app.inject('/api/development-provider/oauth2/authorize');
    expect(page.statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});
