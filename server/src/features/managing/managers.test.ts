import type { WireAccount, WireManagedClub, WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let clubId: number;
let owner: SignedInPerson;
let member: SignedInPerson;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.database;
  await db.delete(schema.users);
  const [club] = await db.insert(schema.clubs).values({ name: 'Dune Flyers' }).returning();
  clubId = club?.id ?? 0;
  await signInAs(api, { id: 2, handle: 'Admin' });
  owner = await signInAs(api, { id: 3, handle: 'Ada', tier: 'Club', managedClubId: clubId });
  member = await signInAs(api, { id: 4, handle: 'Bo', tier: 'Club' });
  await db.insert(schema.clubMembers).values([
    { clubId, userId: owner.id, role: 'admin' },
    { clubId, userId: member.id, role: 'member' },
  ]);
});

const setManager = (who: SignedInPerson, method: 'PUT' | 'DELETE', userId: number) =>
  who.request({ method, url: `/api/club/managers/clubId/${clubId}/userId/${userId}` });
const removeMember = (who: SignedInPerson, userId: number) =>
  who.request({ method: 'DELETE', url: `/api/club/members/clubId/${clubId}/userId/${userId}` });
const readClub = async (who = owner) =>
  (await who.request(`/api/club/manage/clubId/${clubId}`)).json<WireManagedClub>();
const readSession = async (who: SignedInPerson) =>
  (await who.request('/api/public/auth')).json<WireSession>();

test('a member becomes a manager, is told so, and manages until it is taken back', async () => {
  expect((await setManager(owner, 'PUT', member.id)).statusCode).toBe(200);
  expect((await readClub(member)).Members).toEqual([
    { UserID: owner.id, Name: 'Ada', IsManager: true, HasTier: true },
    { UserID: member.id, Name: 'Bo', IsManager: true, HasTier: true },
  ]);
  const session = await readSession(member);
  expect(session).toMatchObject({ admin_of: clubId, notices: [{ Text: 'You manage Dune Flyers now.' }] });

  expect((await setManager(owner, 'DELETE', member.id)).statusCode).toBe(200);
  expect((await readClub()).Members).toMatchObject([{ Name: 'Ada' }, { Name: 'Bo', IsManager: false }]);
  expect((await readSession(member)).user).toMatchObject({ ManagedClub: null, AdminOf: [] });
});

test('a manager leaves once there is another, and keeps the other clubs', async () => {
  const { db } = api.database;
  const [second] = await db.insert(schema.clubs).values({ name: 'Second' }).returning();
  await db.insert(schema.clubMembers).values({ clubId: second?.id ?? 0, userId: owner.id, role: 'admin' });
  const refused = await setManager(owner, 'DELETE', owner.id);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message: 'A club needs a manager: name another one first.' },
  ]);
  await setManager(owner, 'PUT', member.id);
  expect((await setManager(owner, 'DELETE', owner.id)).statusCode).toBe(200);
  expect(await readSession(owner)).toMatchObject({ admin_of: second?.id, notices: [] });
});

test('a further club leaves the one that a manager runs as it is', async () => {
  const { db } = api.database;
  const [later] = await db.insert(schema.clubs).values({ name: 'Later' }).returning();
  const runs = later?.id ?? 0;
  await db.insert(schema.clubMembers).values({ clubId: runs, userId: member.id, role: 'admin' });
  await db.update(schema.users).set({ managedClubId: runs }).where(eq(schema.users.id, member.id));
  await setManager(owner, 'PUT', member.id);
  expect(await readSession(member)).toMatchObject({ admin_of: runs, user: { AdminOf: [clubId, runs] } });
});

test('two managers who remove each other at the same moment leave one', async () => {
  await setManager(owner, 'PUT', member.id);
  const replies = await Promise.all([
    setManager(owner, 'DELETE', member.id),
    setManager(member, 'DELETE', owner.id),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
  const roles = await api.database.db
    .select({ role: schema.clubMembers.role })
    .from(schema.clubMembers)
    .where(eq(schema.clubMembers.clubId, clubId));
  expect(roles.filter(({ role }) => role === 'admin')).toHaveLength(1);
});

test('who is not a member becomes no manager, and members name none', async () => {
  const stranger = await signInAs(api, { id: 5, tier: 'Club' });
  expect((await setManager(owner, 'PUT', stranger.id)).statusCode).toBe(404);
  for (const who of [member, stranger])
    expect((await setManager(who, 'PUT', member.id)).statusCode).toBe(403);
});

test('a member leaves the club, or is removed by a manager and told so', async () => {
  const readOwnClubs = async () => (await member.request('/api/account')).json<WireAccount>().Clubs;
  expect(await readOwnClubs()).toEqual([{ ID: clubId, Name: 'Dune Flyers', IsManager: false }]);
  expect((await removeMember(member, member.id)).statusCode).toBe(200);
  expect(await readOwnClubs()).toEqual([]);
  expect((await readClub()).Members).toMatchObject([{ Name: 'Ada' }]);
  expect(await readSession(member)).toMatchObject({ notices: [] });

  await api.database.db.insert(schema.clubMembers).values({ clubId, userId: member.id, role: 'member' });
  expect((await removeMember(owner, member.id)).statusCode).toBe(200);
  expect(await readOwnClubs()).toEqual([]);
  const notices = [{ Text: 'You are no longer a member of Dune Flyers.', Href: `/club/${clubId}` }];
  expect(await readSession(member)).toMatchObject({ notices });
  expect((await removeMember(owner, member.id)).statusCode).toBe(404);
});

test('a manager is not removed from the club, and members remove nobody else', async () => {
  expect((await removeMember(owner, owner.id)).json()).toMatchObject({ code: 'conflict' });
  const other = await signInAs(api, { id: 5, handle: 'Cy' });
  await api.database.db.insert(schema.clubMembers).values({ clubId, userId: other.id, role: 'member' });
  expect((await removeMember(member, other.id)).statusCode).toBe(403);
  expect((await readClub()).Members).toHaveLength(3);
});
