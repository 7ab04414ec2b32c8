import { PERSONAL_CALLS, PUBLIC_CALLS, WRITE_CALLS } from '@holeshot/contract/wire';
import Fastify from 'fastify';
import { openBrowser, type TestBrowser } from '../testing/browser';
import { fakePages } from '../testing/fake-pages';
import { signInAs } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';
import { type Access, access } from './access';

let api: TestApp;
const roles: Record<string, TestBrowser & { id?: number }> = {};
const routes: { method: string; url: string; access: Access | undefined }[] = [];

/** The status that each role gets at a route with this access: 401 when signed out, 403 when not allowed, else neither. */
const REFUSED: Record<Access, Record<string, 401 | 403 | undefined>> = {
  everyone: {},
  keyholder: {},
  'signed-in': { visitor: 401 },
  'site-admin': { visitor: 401, free: 403, pilot: 403, manager: 403 },
};

beforeAll(async () => {
  api = await createTestApp({
    pages: fakePages().options,
    usesDevelopmentProvider: true,
    onRoute: ({ method, url, config }) => {
      for (const one of [method].flat()) routes.push({ method: one, url, access: config?.access });
    },
  });
  roles.visitor = openBrowser(api.app);
  roles.free = await signInAs(api, { tier: 'Free' });
  // the second person of a site is its admin
  roles.admin = await signInAs(api, { handle: 'Admin' });
  roles.pilot = await signInAs(api, { handle: 'Vee' });
  roles.manager = await signInAs(api, { tier: 'Club', managedClubId: api.clubId });
});
afterAll(() => api.close());

const GUID = '00000000-1111-4111-8111-000000000000';
const fill = (url: string) =>
  url.replace(/:(\w+)/g, (_, name: string) => (/^(event|race|round|pilot|stage)Id$/.test(name) ? GUID : '1'));

test('every route of the API says who may call it, and each role gets what that says', async () => {
  const own = routes.filter(({ url }) => /^\/api(\/|$)/.test(url) && !url.startsWith('/api/docs'));
  expect(own.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const { method, url, access } of own) {
    if (!access) wrong.push(`${method} ${url} has no access`);
    if (!access || method === 'HEAD' || method === 'OPTIONS') continue;
    for (const [role, browser] of Object.entries(roles)) {
      // these end a session that the test goes on with
      if (/auth\/logout$|account\/sessions$|users\/:userId\/sessions$/.test(url) && role !== 'visitor')
        continue;
      const request = {
        method: method as 'GET',
        url: fill(url),
        ...(method === 'GET' ? {} : { payload: {} }),
      };
      const { statusCode } = await browser.request(request);
      const refused = statusCode === 401 || statusCode === 403 ? statusCode : undefined;
      const expected = REFUSED[access][role];
      if (access === 'keyholder') continue;
      // a policy of the subject may refuse more, never less
      const isRight = expected === undefined ? refused !== 401 : refused === expected;
      if (!isRight) wrong.push(`${method} ${url} (${access}) gives ${role} ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a route of the API without access cannot be registered', async () => {
  const app = Fastify();
  app.decorate('database', api.database);
  await app.register(access);
  expect(() => app.get('/api/forgotten', async () => '')).toThrow('does not say who may call it');
  app.get('/page', async () => '');
  await app.close();
});

test('the calls that change something are those of the contract', () => {
  const known = new Set([
    ...Object.values(PUBLIC_CALLS).map(({ path }) => `GET ${path}`),
    ...Object.values(PERSONAL_CALLS).map(({ path }) => `GET ${path}`),
    ...Object.values(WRITE_CALLS).map(({ method, path }) => `${method} ${path}`),
  ]);
  const served = new Set(routes.map(({ method, url }) => `${method} ${url}`));
  expect([...known].filter((call) => !served.has(call))).toEqual([]);
});

test.each(Object.values(WRITE_CALLS).map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s is refused when another site sends it',
  async (_, { method, path }) => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const reply = await roles.pilot?.request({ method, url: fill(path), payload: {}, headers });
      expect([reply?.statusCode, reply?.json()]).toMatchObject([403, { code: 'forbidden' }]);
    }
    const cookie = `holeshot_session=${roles.pilot?.cookies.get('holeshot_session')}`;
    const old = await api.app.inject({
      method,
      url: fill(path),
      payload: {},
      headers: { cookie, host: 'site.example', origin: 'https://evil.example' },
    });
    expect(old.statusCode).toBe(403);
  },
);

test.each(Object.values(WRITE_CALLS).map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s is refused when its page was loaded for another person',
  async (_, { method, path }) => {
    const headers = { 'holeshot-person': String(roles.manager?.id) };
    const reply = await roles.pilot?.request({ method, url: fill(path), payload: {}, headers });
    expect([reply?.statusCode, reply?.json()]).toEqual([
      412,
      { code: 'other-person', message: 'You are signed in as Vee now.' },
    ]);
  },
);

test.each([
  ['of its own page', () => ({ 'holeshot-person': String(roles.pilot?.id) })],
  ['of a program, which names nobody', () => ({})],
])('takes a write %s', async (_, headers) => {
  const url = '/api/pilot/account';
  const reply = await roles.pilot?.request({ method: 'POST', url, payload: {}, headers: headers() });
  expect([reply?.statusCode, reply?.body]).toEqual([200, '']);
});
