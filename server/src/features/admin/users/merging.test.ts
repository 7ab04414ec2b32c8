import { eq } from 'drizzle-orm';
import { schema } from '../../../database';
import { storeClaimedRecords } from '../../../events/summarise/move-records';
import { addComingEvent } from '../../../testing/add-coming-event';
import { buildEvent } from '../../../testing/build-event-folder';
import { type SignedInPerson, signInAs } from '../../../testing/sign-in';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AdminBrowser, openAdmin } from '../testing/open-admin';

let api: TestApp;
let admin: AdminBrowser;
beforeAll(async () => {
  api = await createTestApp();
  admin = await openAdmin(api);
});
afterAll(() => api.close());

const { clubJoinRequests, clubKeys, clubMembers, clubs, formerHandles } = schema;
const { notices, pilotClaims, pushDevices, recordChanges, registrations, users } = schema;
type Person = typeof users.$inferInsert;

/** Two accounts of one person: the one that goes and the one that stays. */
async function signInTwice(
  from: Partial<Person> = {},
  into: Partial<Person> = {},
): Promise<[from: SignedInPerson, into: SignedInPerson]> {
  return [await signInAs(api, from), await signInAs(api, into)];
}

/** Opens the page that asks before a merge; returns its lines and the fields of its form. */
async function plan(from: { id: number }, into: { id: number }) {
  const html = await admin.open(`/api/dev/users/${into.id}/merge?from=${from.id}`);
  const [, digest = ''] = /name="plan" value="(\w+)"/.exec(html) ?? [];
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line);
  return { lines, form: { from: String(from.id), plan: digest } };
}

async function merge(from: { id: number }, into: { id: number }): Promise<string[]> {
  const { lines, form } = await plan(from, into);
  await admin.save(`/api/dev/users/${into.id}/merge`, form);
  expect(await findUser(from.id)).toBeUndefined();
  return lines;
}

const findUser = async (id: number) =>
  (await api.database.db.select().from(users).where(eq(users.id, id)))[0];

const addEvent = async (columns: Parameters<typeof addComingEvent>[1] = {}): Promise<string> =>
  (await addComingEvent(api, columns)).id;

const addRegistration = async (values: typeof registrations.$inferInsert) =>
  void (await api.database.db.insert(registrations).values(values));

const listRegistrations = (userId: number) =>
  api.database.db.select().from(registrations).where(eq(registrations.userId, userId));

test('devices of the person who goes are told as before', async () => {
  const [from, into] = await signInTwice();
  const device = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
  await api.database.db.insert(pushDevices).values({ ...device, userId: from.id });
  await merge(from, into);
  expect(await api.database.db.select().from(pushDevices)).toMatchObject([{ ...device, userId: into.id }]);
});

test('registrations, claims, clubs, former handles and notices move, and the confirmation names each', async () => {
  const { db } = api.database;
  const [from, into] = await signInTwice({ handle: 'Old' }, { handle: 'New' });
  const event = buildEvent({ event: { Name: 'Autumn Cup' }, pilots: [{ Name: 'Old' }] });
  await api.add(event);
  const pilotId = event.pilotIds[0] ?? '';
  await db.insert(pilotClaims).values({ eventId: event.id, pilotId, userId: from.id });
  const eventId = await addEvent({ name: 'Winter Cup' });
  await addRegistration({ eventId, userId: from.id, note: 'R1', pilotName: 'Old' });
  await db.insert(clubMembers).values({ clubId: api.clubId, userId: from.id, role: 'member' });
  await db.insert(formerHandles).values({ handle: 'older', userId: from.id });
  await db.insert(notices).values({ userId: from.id, text: 'Hello' });
  await db.insert(clubKeys).values({ clubId: api.clubId, keyHash: 'a key', createdBy: from.id });
  await db
    .update(users)
    .set({ deletionAt: new Date('2999-01-01') })
    .where(eq(users.id, from.id));

  const lines = await merge(from, into);
  for (const line of [
    'Registration for Winter Cup (registered) moves.',
    'Claim of Old in Autumn Cup moves.',
    'Membership of Home (member) moves.',
    'The address of Old leads to New from now on.',
    'The former handle older moves.',
    'Moves 1 notice for the next visit.',
    'New becomes the maker of 1 club key.',
    'The request to delete the account ends with it.',
    'Old is signed out: 1 open session.',
    `Person no. ${from.id} is deleted.`,
  ])
    expect(lines).toContain(line);

  expect(await listRegistrations(into.id)).toMatchObject([{ eventId, note: 'R1', pilotName: 'New' }]);
  const handles = await db.select().from(formerHandles).where(eq(formerHandles.userId, into.id));
  expect(handles.map(({ handle }) => handle).sort()).toEqual(['old', 'older']);
  expect(await db.select().from(pilotClaims).where(eq(pilotClaims.userId, into.id))).toMatchObject([
    { eventId: event.id, pilotId },
  ]);
  expect(await db.select().from(clubMembers).where(eq(clubMembers.userId, into.id))).toMatchObject([
    { clubId: api.clubId, role: 'member' },
  ]);
  expect(await db.select().from(clubKeys)).toMatchObject([{ createdBy: into.id }]);
  expect((await findUser(into.id))?.deletionAt).toBeNull();
  expect((await into.request('/api/public/auth')).json()).toMatchObject({ notices: [{ Text: 'Hello' }] });
  expect((await from.request('/api/account')).statusCode).toBe(401);
  expect(await admin.open('/api/dev/users/')).toContain(`Merged Old (${from.id}) into New (${into.id})`);
});

test('the histories of the best laps of both become one', async () => {
  const { db, transaction } = api.database;
  const [from, into] = await signInTwice({ handle: null }, { handle: null });
  for (const { id: userId } of [into, from]) {
    const event = buildEvent({ pilots: [{ Name: 'Vee' }] });
    await api.add(event);
    await db.insert(pilotClaims).values({ eventId: event.id, pilotId: event.pilotIds[0] ?? '', userId });
    await transaction((tx) => storeClaimedRecords(tx, event.id, [userId]));
  }
  await db.update(recordChanges).set({ seconds: 19 }).where(eq(recordChanges.userId, from.id));
  await merge(from, into);
  const lines = await db.select().from(recordChanges).where(eq(recordChanges.userId, into.id));
  expect(lines.map(({ seconds, isFall }) => [seconds, isFall])).toEqual([
    [20, false],
    [19, false],
  ]);
});

test.each([
  ['registered', 'registered', 'registered', 1],
  ['registered', 'waiting', 'registered', 0],
  ['waiting', 'registered', 'registered', 0],
  ['waiting', 'waiting', 'waiting', 0],
] as const)(
  'of two registrations, %s and %s, one %s stays with both notes',
  async (own, other, kept, freed) => {
    const [from, into] = await signInTwice({ handle: null }, { handle: null });
    const rest = await signInAs(api, { handle: null });
    const capacity = [own, other].filter((status) => status === 'registered').length;
    const eventId = await addEvent({ capacity });
    await addRegistration({ eventId, userId: from.id, status: own, note: 'one', pilotName: 'Gone' });
    await addRegistration({ eventId, userId: into.id, status: other, note: 'two', pilotName: 'Vee' });
    await addRegistration({ eventId, userId: rest.id, status: 'waiting' });
    await merge(from, into);
    const [row, ...more] = await listRegistrations(into.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ status: kept, pilotName: 'Vee' });
    expect(row?.note.split('\n').sort()).toEqual(['one', 'two']);
    const [waiting] = await listRegistrations(rest.id);
    expect(waiting?.status).toBe(freed > 0 ? 'registered' : 'waiting');
  },
);

test('the higher role of a club stays, and requests of members end', async () => {
  const { db } = api.database;
  const [other] = await db.insert(clubs).values({ name: 'Other' }).returning();
  const otherId = other?.id ?? 0;
  const [from, into] = await signInTwice({ handle: null }, { handle: null });
  await db.insert(clubMembers).values([
    { clubId: api.clubId, userId: from.id, role: 'admin' },
    { clubId: api.clubId, userId: into.id, role: 'member' },
    { clubId: otherId, userId: from.id, role: 'member' },
  ]);
  await db.insert(clubJoinRequests).values({ clubId: otherId, userId: into.id });
  expect(await merge(from, into)).toContain('Both belong to Home: the role is admin.');
  const rows = await db.select().from(clubMembers).where(eq(clubMembers.userId, into.id));
  expect(rows.map(({ clubId, role }) => [clubId, role]).sort()).toEqual(
    [
      [api.clubId, 'admin'],
      [otherId, 'member'],
    ].sort(),
  );
  expect(await db.$count(clubJoinRequests, eq(clubJoinRequests.userId, into.id))).toBe(0);
});

test('what the profile lacks is filled, and the higher tier stays', async () => {
  const [from, into] = await signInTwice(
    { handle: 'Filler', bio: 'Flies', country: '036', tier: 'Club', membershipId: 'm-filler' },
    { handle: null, bio: 'Stays', tier: 'Pilot' },
  );
  const lines = await merge(from, into);
  expect(lines).toContain(`person ${into.id} gets the handle Filler.`);
  expect(lines).toContain(`person ${into.id} signs in with the Patreon account m-filler.`);
  expect(await findUser(into.id)).toMatchObject({
    handle: 'Filler',
    bio: 'Stays',
    country: '036',
    tier: 'Club',
    membershipId: 'm-filler',
  });
});

test('what changed since the confirmation is shown first', async () => {
  const [from, into] = await signInTwice({ handle: 'Early' }, { handle: 'Late' });
  const { form } = await plan(from, into);
  await addRegistration({ eventId: await addEvent({ name: 'New since' }), userId: from.id });
  const reply = await admin.send(`/api/dev/users/${into.id}/merge`, form);
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain('Something changed in the meantime');
  expect(reply.body).toContain('Registration for New since (registered) moves.');
  expect(await findUser(from.id)).toBeDefined();
});

test.each(['', '0', 'Nobody'])('the person %j cannot be found', async (text) => {
  const into = await signInAs(api, { handle: null });
  const url = `/api/dev/users/${into.id}/merge?from=${text}`;
  const message = text === '' ? 'Fill in this field.' : 'Nobody has this handle or number.';
  await expect(admin.open(url)).rejects.toThrow(new RegExp(`gave 400 .*${message}`));
});

test('people are named by handle, too', async () => {
  const [from, into] = await signInTwice({ handle: 'Named' }, { handle: 'Namer' });
  const html = await admin.open(`/api/dev/users/${into.id}/merge?from=NAMED`);
  expect(html).toContain(`name="from" value="${from.id}"`);
});

describe('a merge is refused', () => {
  const refuse = async (from: { id: number }, into: { id: number }, reason: string) => {
    await expect(admin.open(`/api/dev/users/${into.id}/merge?from=${from.id}`)).rejects.toThrow(reason);
    const reply = await admin.send(`/api/dev/users/${into.id}/merge`, { from: String(from.id), plan: 'x' });
    expect([reply.statusCode, reply.body]).toEqual([409, expect.stringContaining(reason)]);
    expect(await findUser(from.id)).toBeDefined();
  };

  it('of the admin into another person', async () => {
    await refuse(admin, await signInAs(api, { handle: null }), 'This is the admin of the site');
  });

  it('of a person into the same one', async () => {
    const person = await signInAs(api, { handle: null });
    await refuse(person, person, 'This is the same person.');
  });

  it('into an account that is to be deleted', async () => {
    const [from, into] = await signInTwice(
      { handle: null },
      { handle: null, deletionAt: new Date('2999-01-01') },
    );
    await refuse(from, into, 'The account that stays is to be deleted');
  });
});
