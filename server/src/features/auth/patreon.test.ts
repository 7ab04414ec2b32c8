import type { WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import type { PatreonPerson } from '../../outside/testing/patreon-documents';
import {
  type Misbehaviour,
  PATREON_TEST_KEYS,
  type PatreonServer,
  startPatreonServer,
} from '../../outside/testing/patreon-server';
import { openBrowser, type TestBrowser } from '../../testing/browser';
import { createTestApp, type TestApp } from '../../testing/test-app';

const SITE = 'https://site.example';

let patreon: PatreonServer;
let api: TestApp;

const openApp = (url: string, timeoutMs = 120_000) =>
  createTestApp({
    publicUrl: SITE,
    usesDevelopmentProvider: true,
    patreon: { url, ...PATREON_TEST_KEYS, timeoutMs },
  });

beforeAll(async () => {
  patreon = await startPatreonServer();
  api = await openApp(patreon.url);
});
afterAll(async () => {
  await api.close();
  await patreon.close();
});
beforeEach(() => {
  patreon.requests.length = 0;
});

let people = 0;
/** A person who is about to sign in: a member of the Pilot tier by default. */
function addPerson(values: Partial<PatreonPerson> = {}): PatreonPerson {
  people += 1;
  const person: PatreonPerson = {
    userId: String(60_000_000 + people),
    memberId: `8a2b0000-0000-4000-8000-${String(people).padStart(12, '0')}`,
    firstName: 'Ada',
    lastName: 'Kask',
    fullName: 'Ada Kask',
    status: 'active_patron',
    tiers: ['Pilot'],
    since: '2025-11-03T08:30:00.000+00:00',
    ...values,
  };
  patreon.people.set(person.userId, person);
  patreon.visitor = person.userId;
  return person;
}

/** Follows the sign-in to Patreon, allows it there, and returns the address that it leads back to. */
async function goToPatreon(browser: TestBrowser): Promise<URL> {
  const start = await browser.request('/api/public/auth/login');
  expect(start.statusCode).toBe(303);
  const reply = await fetch(String(start.headers.location), { redirect: 'manual' });
  return new URL(reply.headers.get('location') ?? '', start.headers.location);
}

const finish = (browser: TestBrowser, back: URL) =>
  browser.request(
    `/api/public/auth/code/${back.searchParams.get('code')}?state=${back.searchParams.get('state')}`,
  );

async function signIn(browser = openBrowser(api.app)): Promise<NonNullable<WireSession['user']>> {
  const reply = await finish(browser, await goToPatreon(browser));
  expect(reply.statusCode).toBe(200);
  const { user } = reply.json<WireSession>();
  if (!user) throw new Error('The session has no user');
  return user;
}

const countRows = async ({ database: { db } }: TestApp = api) => [
  await db.$count(schema.users),
  await db.$count(schema.sessions),
];

test('sign-in asks Patreon as its documentation says: without PKCE, for the scope identity, with the secret in the form', async () => {
  addPerson();
  await signIn();
  const [authorize, token, identity] = patreon.requests;
  expect(authorize).toMatchObject({ method: 'GET', path: '/oauth2/authorize' });
  const redirectUri = `${SITE}/account`;
  expect(authorize?.values).toEqual({
    response_type: 'code',
    client_id: PATREON_TEST_KEYS.clientId,
    redirect_uri: redirectUri,
    scope: 'identity',
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(token).toMatchObject({ method: 'POST', path: '/api/oauth2/token' });
  expect(token?.headers).not.toHaveProperty('authorization');
  expect(token?.values).toEqual({
    grant_type: 'authorization_code',
    code: expect.any(String),
    redirect_uri: redirectUri,
    client_id: PATREON_TEST_KEYS.clientId,
    client_secret: PATREON_TEST_KEYS.clientSecret,
  });
  expect(identity).toMatchObject({ path: '/api/oauth2/v2/identity', headers: { 'user-agent': 'Holeshot' } });
  expect(patreon.requests).toHaveLength(3);
});

test.each<[string, Partial<PatreonPerson>, string]>([
  ['no membership', { memberId: undefined }, 'Free'],
  ['one tier', { tiers: ['Club'] }, 'Club'],
  ['several tiers', { tiers: ['Pilot', 'Sponsor', 'Club'] }, 'Sponsor'],
  ['a title in another case, with spaces', { tiers: [' PILOT '] }, 'Pilot'],
  ['a tier that the site does not know', { tiers: ['Gold'] }, 'Free'],
  ['an unknown tier beside a known one', { tiers: ['Gold', 'Club'] }, 'Club'],
  ['a membership that has ended', { status: 'former_patron', tiers: [] }, 'Free'],
  ['a refused payment, while the tier still runs', { status: 'declined_patron', tiers: ['Club'] }, 'Club'],
  ['a free membership', { status: undefined, tiers: ['Free'] }, 'Free'],
] as [string, Partial<PatreonPerson>, string][])(
  '%s gives the tier that it should',
  async (_, values, tier) => {
    addPerson(values);
    expect((await signIn()).Tier).toBe(tier);
  },
);

test.each<[string, Partial<PatreonPerson>, string, string]>([
  ['first and last name', {}, 'Ada', 'Kask'],
  ['only a full name', { firstName: '', lastName: '', fullName: 'Vee Two' }, 'Vee Two', ''],
  ['only a first name', { lastName: '' }, 'Ada', ''],
  ['no name', { firstName: '', lastName: '', fullName: '' }, '', ''],
])('a person with %s at Patreon starts with that', async (_, values, Firstname, Lastname) => {
  addPerson(values);
  expect(await signIn()).toMatchObject({ Firstname, Lastname, Handle: null });
});

test('a later sign-in brings the tier of now and keeps the names that the person has here', async () => {
  const person = addPerson();
  const { ID } = await signIn();
  await api.database.db.update(schema.users).set({ firstName: 'Zed' }).where(eq(schema.users.id, ID));
  patreon.people.set(person.userId, { ...person, firstName: 'Eve', tiers: ['Club'] });
  expect(await signIn()).toMatchObject({ ID, Firstname: 'Zed', Lastname: 'Kask', Tier: 'Club' });
});

test('two browsers that sign in for the first time at once are one person', async () => {
  const { userId } = addPerson();
  const [one, two] = await Promise.all([signIn(), signIn()]);
  expect(one?.ID).toBe(two?.ID);
  expect(await api.database.db.$count(schema.users, eq(schema.users.membershipId, userId))).toBe(1);
});

test('who does not allow it at Patreon comes back without a code', async () => {
  patreon.visitor = undefined;
  const back = await goToPatreon(openBrowser(api.app));
  expect([back.pathname, back.searchParams.get('error')]).toEqual(['/account', 'access_denied']);
});

test('a code is good once', async () => {
  addPerson();
  const back = await goToPatreon(openBrowser(api.app));
  const [first, second] = [openBrowser(api.app), openBrowser(api.app)];
  for (const browser of [first, second])
    browser.cookies.set('__Host-holeshot_sign_in', `${back.searchParams.get('state')}.verifier`);
  expect((await finish(first, back)).statusCode).toBe(200);
  const before = await countRows();
  const reply = await finish(second, back);
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'bad-parameter', parameter: 'code' }]);
  expect(await countRows()).toEqual(before);
});

const FAULTS: Misbehaviour[] = ['reset', 'error-500', 'html', 'other-shape', 'too-long', 'redirect'];

test.each(
  (['token', 'identity'] as const).flatMap((endpoint) => FAULTS.map((how) => [endpoint, how] as const)),
)(
  'when Patreon answers the %s with %s, nobody is signed in and the answer says so',
  async (endpoint, how) => {
    addPerson();
    const browser = openBrowser(api.app);
    const back = await goToPatreon(browser);
    const before = await countRows();
    patreon.misbehave(endpoint, how);
    const reply = await finish(browser, back);
    patreon.misbehave(endpoint);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      502,
      { code: 'provider-away', message: expect.stringContaining('Patreon did not answer') },
    ]);
    expect(await countRows()).toEqual(before);
    expect(browser.cookies.has('__Host-holeshot_session')).toBe(false);
  },
);

test.each([
  ['token', 'silent'],
  ['token', 'stops'],
  ['identity', 'silent'],
  ['identity', 'stops'],
] as const)('a sign-in whose %s is %s ends with the time limit', async (endpoint, how) => {
  const impatient = await openApp(patreon.url, 200);
  try {
    addPerson();
    const browser = openBrowser(impatient.app);
    const back = await goToPatreon(browser);
    patreon.misbehave(endpoint, how);
    const limit = jest.spyOn(AbortSignal, 'timeout');
    const reply = await finish(browser, back);
    expect(limit).toHaveBeenCalledWith(200);
    limit.mockRestore();
    expect([reply.statusCode, reply.json()]).toMatchObject([502, { code: 'provider-away' }]);
    expect(await countRows(impatient)).toEqual([0, 0]);
  } finally {
    patreon.misbehave(endpoint);
    await impatient.close();
  }
});

test('while nothing listens at Patreon, nobody is signed in', async () => {
  const gone = await startPatreonServer();
  const own = await openApp(gone.url);
  try {
    const browser = openBrowser(own.app);
    gone.visitor = 'x';
    const back = await goToPatreon(browser);
    await gone.close();
    expect((await finish(browser, back)).json()).toMatchObject({ code: 'provider-away' });
    expect(await countRows(own)).toEqual([0, 0]);
  } finally {
    await own.close();
  }
});

test('wrong keys are a fault of the site, not of the visitor', async () => {
  const own = await createTestApp({
    publicUrl: SITE,
    patreon: { url: patreon.url, ...PATREON_TEST_KEYS, clientSecret: 'old' },
  });
  try {
    addPerson();
    const browser = openBrowser(own.app);
    const reply = await finish(browser, await goToPatreon(browser));
    expect([reply.statusCode, reply.json()]).toMatchObject([502, { code: 'provider-away' }]);
  } finally {
    await own.close();
  }
});

test('with keys the development provider is not there, even where it would be allowed', async () => {
  for (const url of ['oauth2/authorize', 'api/oauth2/v2/identity', 'pictures/demo-1.png'])
    expect((await api.app.inject(`/api/development-provider/${url}`)).statusCode).toBe(404);
});
