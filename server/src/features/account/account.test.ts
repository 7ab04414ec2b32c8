import type { Property, WireAccount, WireClubFull, WireProfile } from '@holeshot/contract/wire';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { schema } from '../../database';
import { openBrowser } from '../../testing/browser';
import { buildEvent } from '../../testing/build-event-folder';
import { fakePages } from '../../testing/fake-pages';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ pages: fakePages().options });
});
afterAll(() => api.close());

const save = async (person: SignedInPerson, payload: Record<string, unknown>) => {
  const { statusCode, body } = await person.request({ method: 'POST', url: '/api/pilot/account', payload });
  return [statusCode, body];
};
const properties = async (person: SignedInPerson): Promise<Property[]> =>
  (await person.request('/api/pilot/account')).json();
const getValues = async (person: SignedInPerson) =>
  Object.fromEntries((await properties(person)).map(({ name, value }) => [name, value]));
const profile = (handle: string) => api.ask(`/api/public/auth/handle/${encodeURIComponent(handle)}`);

const SAVED = [200, ''];

test('a person edits the account, and sees the changes', async () => {
  const person = await signInAs(api, { handle: 'Early' });
  const changes = {
    Handle: ' Nachtigall ',
    Firstname: 'Imogen',
    Lastname: 'Vale',
    Bio: 'Flies\nat night.',
    Country: '036',
    TimeZone: 'Australia/Adelaide',
  };
  expect(await save(person, changes)).toEqual(SAVED);
  expect(await getValues(person)).toMatchObject({ ...changes, Handle: 'Nachtigall', Tier: 'Pilot' });
  expect(await profile('nachtigall')).toMatchObject({
    status: 200,
    json: { Handle: 'Nachtigall', Firstname: 'Imogen', Bio: 'Flies\nat night.' },
  });
});

test('all faults come at once, each with its property, and nothing is stored', async () => {
  const person = await signInAs(api, { handle: 'Careful' });
  const before = await getValues(person);
  const reply = await save(person, {
    Firstname: 'x'.repeat(51),
    Bio: 'fine',
    Country: '999',
    TimeZone: 'Mars/Base',
    PublicProfile: 'yes',
    Tier: 'Sponsor',
    Admin: true,
  });
  expect(reply).toEqual([
    200,
    [
      'First name: Use at most 50 characters.',
      'Country: Choose a country of the list.',
      'Time zone: Choose a time zone of the list.',
      'Tier: It cannot be changed.',
      'Public profile: Choose yes or no.',
      'Admin: There is no such property.',
    ].join('\n'),
  ]);
  expect(await getValues(person)).toEqual(before);
});

test.each([
  ['of one character', 'a', 'Use at least 2 characters.'],
  ['that is the address of a page', 'Page', 'This word is the address of a page: choose another handle.'],
  ['that is an address of the server', 'FILES', 'This word is the address of a page: choose another handle.'],
  ['with a slash', 'a/b', 'Use letters and digits; spaces, dots, dashes and underscores may be among them.'],
  ['of dots', '..', 'Use letters and digits; spaces, dots, dashes and underscores may be among them.'],
  ['that turns the text direction', 'a\u202eb', 'It has characters that cannot be shown.'],
  ['that is too long', 'x'.repeat(33), 'Use at most 32 characters.'],
  ['with a line break', 'a\nb', 'It has characters that cannot be shown.'],
])('a handle %s is refused', async (_, handle, message) => {
  const person = await signInAs(api);
  expect(await save(person, { Handle: handle })).toEqual([200, `Handle: ${message}`]);
});

test('markup is stored as the text it is, but not in a handle', async () => {
  const person = await signInAs(api, { handle: 'Marker' });
  const markup = '<script>alert(1)</script>';
  expect(await save(person, { Firstname: markup, Bio: markup })).toEqual(SAVED);
  expect(await getValues(person)).toMatchObject({ Firstname: markup, Bio: markup });
  expect(await save(person, { Handle: '<b>x</b>' })).toEqual([
    200,
    expect.stringContaining('Handle: Use letters'),
  ]);
});

test('a handle is unique in any case, also for two who take it at the same moment', async () => {
  await signInAs(api, { handle: 'Talon' });
  const people = await Promise.all([signInAs(api), signInAs(api)]);
  expect(await save(people[0], { Handle: 'TALON' })).toEqual([200, 'Handle: This handle is taken.']);
  const similar = 'Handle: It looks like Talon, which is taken.';
  expect(await save(people[0], { Handle: 'Tàlon' })).toEqual([200, similar]);
  const replies = await Promise.all(people.map((person) => save(person, { Handle: 'Same-moment' })));
  expect(replies.map(([, text]) => text).sort()).toEqual(['', 'Handle: This handle is taken.']);
  const alike = await Promise.all(
    people.map((person, index) => save(person, { Handle: ['Whimbrel', 'Whímbrel'][index] })),
  );
  expect(alike.map(([, text]) => text).sort()).toEqual(['', expect.stringMatching(/^Handle: It looks like/)]);
});

test('without the Pilot tier there is no picture and no handle to choose', async () => {
  const free = await signInAs(api, { tier: 'Free' });
  expect((await properties(free)).map(({ name, type }) => `${name} ${type}`)).toEqual([
    'Handle readonly',
    'Firstname string',
    'Lastname string',
    'Bio text',
    'Country country',
    'TimeZone timezone',
    'Tier readonly',
    'Version desc',
  ]);
  expect(await save(free, { Handle: 'Sneaky' })).toEqual([200, 'Handle: It cannot be changed.']);
  expect(await save(free, { PhotoUrl: '' })).toEqual([200, 'PhotoUrl: There is no such property.']);
});

test('a profile is public only while the person wants it', async () => {
  const person = await signInAs(api, { handle: 'Shy' });
  await api.database.db
    .insert(schema.clubMembers)
    .values({ clubId: api.clubId, userId: person.id, role: 'member' });
  const isLinked = async () => {
    const [club] = await api.get<WireClubFull[]>(`/api/public/clubs/id/${api.clubId}/full`);
    return club?.Members.find(({ ID }) => ID === person.id)?.HasProfile;
  };
  expect([(await profile('Shy')).status, await isLinked()]).toEqual([200, true]);
  expect(await save(person, { PublicProfile: false })).toEqual(SAVED);
  expect([(await profile('Shy')).status, await isLinked()]).toEqual([404, false]);
});

test('links to an old handle lead to the new one, until somebody else takes it', async () => {
  const person = await signInAs(api, { handle: 'Old Name' });
  await save(person, { Handle: 'New Name' });
  const visitor = openBrowser(api.app);
  for (const url of ['/Old%20Name', '/old%20name/']) {
    const { statusCode, headers } = await visitor.request(url);
    expect([statusCode, headers.location]).toEqual([301, '/New%20Name/']);
    expect(headers['cache-control']).toBe('no-cache');
  }
  const withQuery = await visitor.request('/OLD%20NAME/?tab=stats');
  expect(withQuery.headers.location).toBe('/New%20Name/?tab=stats');
  const other = await signInAs(api);
  expect(await save(other, { Handle: 'old name' })).toEqual(SAVED);
  expect((await visitor.request('/Old%20Name')).statusCode).not.toBe(301);
  await save(person, { Handle: 'Third Name' });
  expect((await visitor.request('/New%20Name')).headers.location).toBe('/Third%20Name/');
});

const toDataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;
const drawSquare = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#1b998b' } })
    .png()
    .toBuffer();

test('an uploaded picture is drawn again, shown on the profile, and can be removed', async () => {
  const person = await signInAs(api, { handle: 'Pictured' });
  expect(await save(person, { PhotoUrl: toDataUrl(await drawSquare(300)) })).toEqual(SAVED);
  const { PhotoUrl } = (await profile('Pictured')).json as WireProfile;
  expect(PhotoUrl).toMatch(/^\/files\/people\/[0-9a-f]{32}\.webp$/);
  const { rawPayload, headers } = await api.app.inject(String(PhotoUrl));
  expect(headers['content-type']).toBe('image/webp');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 128, height: 128, format: 'webp' });
  // unchanged, as the form read it
  expect(await save(person, { PhotoUrl: String(PhotoUrl), Bio: 'Now with a picture' })).toEqual(SAVED);
  expect((await profile('Pictured')).json).toMatchObject({ PhotoUrl, Bio: 'Now with a picture' });
  expect(await save(person, { PhotoUrl: '' })).toEqual(SAVED);
  expect((await profile('Pictured')).json).toMatchObject({ PhotoUrl: null });
});

test('what is no picture is refused in words, and the rest of the form is not stored', async () => {
  const person = await signInAs(api, { handle: 'Tricky', bio: 'Before' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const [PhotoUrl, message] of [
    [toDataUrl(svg), 'This is not a png or jpeg picture.'],
    ['https://elsewhere.example/picture.png', 'Choose a png, jpg or jpeg picture.'],
    ['/files/people/of-somebody-else.webp', 'Choose a png, jpg or jpeg picture.'],
    ['data:text/html;base64,PGI+', 'Choose a png, jpg or jpeg picture.'],
  ] as const) {
    expect(await save(person, { PhotoUrl, Bio: 'After' })).toEqual([200, `Picture: ${message}`]);
  }
  expect(await getValues(person)).toMatchObject({ PhotoUrl: '', Bio: 'Before' });
});

test('50 MB are refused before they are read', async () => {
  const person = await signInAs(api);
  const payload = { PhotoUrl: `data:image/png;base64,${'A'.repeat(50 * 1024 * 1024)}` };
  const reply = await person.request({ method: 'POST', url: '/api/pilot/account', payload });
  expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 'too-large' }]);
});

test.each([
  ['a form', 'Handle=x', 'application/x-www-form-urlencoded', 'application/json'],
  ['XML', '<Handle/>', 'application/xml', 'application/json'],
  ['broken JSON', '{"Handle":', 'application/json', 'not complete JSON'],
  ['empty', '', 'application/json', 'not complete JSON'],
  ['a list', '[1]', 'application/json', 'an object of property values'],
  ['nested values', '{"Handle":{"$gt":""}}', 'application/json', 'an object of property values'],
])('a body that is %s is refused with the reason', async (_, payload, type, reason) => {
  const person = await signInAs(api);
  const reply = await person.request({
    method: 'POST',
    url: '/api/pilot/account',
    payload,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.json()).toMatchObject({ message: expect.stringContaining(reason) });
  expect(reply.statusCode).toBe(reason === 'application/json' ? 415 : 400);
});

test('a person downloads everything about themselves, and nothing about others', async () => {
  await signInAs(api, { handle: 'Somebody else', bio: 'secret of another' });
  const person = await signInAs(api, { handle: 'Curious', bio: 'mine' });
  await api.database.db.insert(schema.clubJoinRequests).values({ clubId: api.clubId, userId: person.id });
  const reply = await person.request('/api/account/data');
  expect(reply.headers['content-disposition']).toContain('attachment');
  expect(reply.json()).toMatchObject({
    account: { handle: 'Curious', bio: 'mine' },
    registrations: [],
    askedClubs: [{ clubId: api.clubId }],
    bestLaps: [],
    sessions: [{ createdAt: expect.any(String) }],
  });
  expect(reply.body).not.toContain('secret of another');
  expect(reply.body).not.toContain(person.cookies.get('holeshot_session'));
});

test('a session that has expired is not counted', async () => {
  const person = await signInAs(api);
  const expiresAt = new Date(Date.now() - 1_000);
  await api.database.db
    .insert(schema.sessions)
    .values({ tokenHash: 'expired', userId: person.id, expiresAt });
  expect((await person.request('/api/account')).json<WireAccount>().SessionCount).toBe(1);
});

test('claims are newest first, and last in events without a date', async () => {
  const person = await signInAs(api, { handle: 'Undated' });
  const build = (Name: string, Start: string) =>
    buildEvent({ event: { Name, Start }, pilots: [{ Name: 'Undated' }] });
  for (const [name, start] of [
    ['Old', '2026/01/02 9:00:00'],
    ['Sometime', '0001/01/01 0:00:00'],
    ['New', '2026/03/04 9:00:00'],
  ] as const) {
    const event = build(name, start);
    await api.add(event);
    const pilotId = event.pilotIds[0] ?? '';
    await api.database.db
      .insert(schema.pilotClaims)
      .values({ eventId: event.id, pilotId, userId: person.id });
  }
  const { Claims } = (await person.request('/api/account')).json<WireAccount>();
  expect(Claims.map(({ Event }) => Event.Name)).toEqual(['New', 'Old', 'Sometime']);
});

test('nobody reads the account of another', async () => {
  const [one, two] = await Promise.all([signInAs(api, { handle: 'One' }), signInAs(api, { handle: 'Two' })]);
  const visitor = openBrowser(api.app);
  for (let turn = 0; turn < 3; turn++) {
    const [ofOne, ofTwo, ofVisitor] = await Promise.all(
      [one, two, visitor].map(({ request }) => request('/api/pilot/account')),
    );
    expect(ofOne?.body).toContain('"One"');
    expect(ofTwo?.body).toContain('"Two"');
    expect(ofVisitor?.statusCode).toBe(401);
    expect(ofOne?.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
    expect(ofOne?.headers.etag).toBeUndefined();
  }
});

test('deleting is asked for, and can be taken back', async () => {
  const person = await signInAs(api, { handle: 'Unsure' });
  const deletionAt = async () => (await person.request('/api/account')).json<WireAccount>().DeletionAt;
  expect(await deletionAt()).toBeNull();
  await person.request({ method: 'PUT', url: '/api/account/deletion' });
  const inDays = (Date.parse(String(await deletionAt())) - Date.now()) / 86_400_000;
  expect(inDays).toBeCloseTo(7, 2);
  await person.request({ method: 'DELETE', url: '/api/account/deletion' });
  expect(await deletionAt()).toBeNull();
  const [row] = await api.database.db
    .select({ deletionAt: schema.users.deletionAt })
    .from(schema.users)
    .where(eq(sql`lower(${schema.users.handle})`, 'unsure'));
  expect(row).toEqual({ deletionAt: null });
});
