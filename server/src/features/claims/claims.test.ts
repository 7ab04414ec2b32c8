import type { WireAccount, WireProfileOfPilot, WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { findSignedIn } from '../../people/signed-in';
import { type BuiltEvent, buildEvent, desktopToday } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let event: BuiltEvent;
beforeAll(async () => {
  api = await createTestApp();
  event = buildEvent({ pilots: [{ Name: 'Heron' }, { Name: 'Other' }] });
  await api.add(event);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.database.db.delete(schema.pilotClaims);
  await api.database.db.delete(schema.users);
});

const pilot = (index = 0) => `/api/account/claims/eventId/${event.id}/pilotId/${event.pilotIds[index]}`;
const claim = (person: SignedInPerson, url = pilot()) => person.request({ method: 'PUT', url });
const undo = (person: SignedInPerson, url = pilot()) => person.request({ method: 'DELETE', url });
const account = async (person: SignedInPerson): Promise<WireAccount> =>
  (await person.request('/api/account')).json();

test('a person claims a pilot with the own handle in any case, and undoes it', async () => {
  const person = await signInAs(api, { handle: 'heron' });
  expect(await account(person)).toMatchObject({
    Matches: [{ Event: { ID: event.id }, Pilot: { Name: 'Heron' }, IsClaimedByOther: false }],
    Claims: [],
  });
  expect((await claim(person)).statusCode).toBe(200);
  expect((await claim(person)).statusCode).toBe(200);
  expect(await account(person)).toMatchObject({
    Matches: [],
    Claims: [{ Pilot: { ID: event.pilotIds[0] } }],
  });
  expect((await undo(person)).statusCode).toBe(200);
  expect((await account(person)).Claims).toEqual([]);
});

test('who has claimed a pilot of an event that goes on is known by it, also after a change of handle', async () => {
  const pilots = [{ Name: 'Curlew' }];
  const past = buildEvent({ pilots });
  const today = buildEvent({ event: { Start: desktopToday() }, pilots });
  const person = await signInAs(api, { handle: 'Curlew' });
  const claimed = async () =>
    (await person.request('/api/public/auth')).json<WireSession>().user?.ClaimedPilots;
  expect(await claimed()).toEqual([]);
  for (const one of [past, today]) {
    await api.add(one);
    await claim(person, `/api/account/claims/eventId/${one.id}/pilotId/${one.pilotIds[0]}`);
  }
  await api.database.db.update(schema.users).set({ handle: 'Egret' });
  expect(await claimed()).toEqual([today.pilotIds[0]]);
});

test('a claimed pilot is the own one until the night after the last day of the event, in every zone', async () => {
  const today = buildEvent({
    event: { Start: '2026/11/28 0:00:00', TimeZone: 'America/Los_Angeles' },
    pilots: [{ Name: 'Tern' }],
  });
  await api.add(today);
  const person = await signInAs(api, { handle: 'Tern' });
  await claim(person, `/api/account/claims/eventId/${today.id}/pilotId/${today.pilotIds[0]}`);
  const [session] = await api.database.db
    .select()
    .from(schema.sessions)
    .where(eq(schema.sessions.userId, person.id));
  const find = async (clock: string) =>
    (await findSignedIn(api.database.db, session?.tokenHash ?? '', Date.parse(clock)))?.claimedPilotIds;
  expect(await find('2026-11-29T05:00:00-08:00')).toEqual(today.pilotIds.slice(0, 1));
  expect(await find('2026-11-29T07:00:00-08:00')).toEqual([]);
});

test('everybody reads the public profile of who claimed a pilot', async () => {
  const path = `/api/public/auth/eventId/${event.id}/pilotId/${event.pilotIds[0]}`;
  const profiles = () => api.get<WireProfileOfPilot[]>(path);
  expect(await profiles()).toEqual([]);
  const person = await signInAs(api, { handle: 'heron', hasPublicProfile: true });
  await claim(person);
  expect(await profiles()).toEqual([{ Handle: 'heron', EventCount: 1 }]);
  await undo(person);
  expect(await profiles()).toEqual([]);
});

test('a second claimant is told, and nothing changes', async () => {
  const first = await signInAs(api, { handle: 'Heron' });
  await claim(first);
  await api.database.db.update(schema.users).set({ handle: 'Heron2' });
  const second = await signInAs(api, { handle: 'Heron' });
  expect((await account(second)).Matches).toMatchObject([{ IsClaimedByOther: true }]);
  const reply = await claim(second);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'conflict', message: expect.stringContaining('A manager of the hosting club can undo that.') },
  ]);
  expect(await api.database.db.select().from(schema.pilotClaims)).toMatchObject([{ userId: first.id }]);
  const undone = await undo(second);
  expect([undone.statusCode, undone.json()]).toMatchObject([403, { code: 'forbidden' }]);
});

test('of two who claim at the same moment one is told', async () => {
  const first = await signInAs(api, { handle: 'Heron' });
  const second = await signInAs(api);
  await api.database.db.execute('drop index users_handle');
  await api.database.db.update(schema.users).set({ handle: 'Heron' });
  const codes = (await Promise.all([claim(first), claim(second)])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409]);
  await api.database.db.delete(schema.pilotClaims);
  await api.database.db.delete(schema.users);
  await api.database.db.execute('create unique index users_handle on users (lower(handle))');
});

test.each([
  ['another name', 1, 403],
  ['an unknown pilot', undefined, 404],
])('%s cannot be claimed', async (_, index, status) => {
  const person = await signInAs(api, { handle: 'Heron' });
  const url =
    index === undefined ? pilot().replace(/[^/]+$/, '0000cccc-1111-4111-8111-111111111111') : pilot(index);
  expect((await claim(person, url)).statusCode).toBe(status);
  expect(await api.database.db.select().from(schema.pilotClaims)).toEqual([]);
});

test('a person without a handle claims nothing', async () => {
  const person = await signInAs(api, { tier: 'Free' });
  expect((await account(person)).Matches).toEqual([]);
  expect((await claim(person)).statusCode).toBe(403);
});

test.each([
  ['a manager of the hosting club', true, 'Club', 200],
  ['an admin of the club without the tier', true, 'Free', 403],
  ['a manager of another club', false, 'Club', 403],
] as const)('%s undoes a claim: %s', async (_, isAdmin, tier, status) => {
  const person = await signInAs(api, { handle: 'Heron' });
  await claim(person);
  const manager = await signInAs(api, { tier });
  if (isAdmin)
    await api.database.db
      .insert(schema.clubMembers)
      .values({ clubId: api.clubId, userId: manager.id, role: 'admin' });
  expect((await undo(manager)).statusCode).toBe(status);
  expect(await api.database.db.select().from(schema.pilotClaims)).toHaveLength(status === 200 ? 0 : 1);
  const session: WireSession = (await person.request('/api/public/auth')).json();
  const told = { Text: 'A manager of Home undid your claim of Heron at Club night.' };
  expect(session.notices).toMatchObject(status === 200 ? [told] : []);
});
