import type { WireManagedClub, WireSession } from '@holeshot/contract/wire';
import { CLUB_GRACE_MS } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { schema } from '../database';
import { openSyncClient, type SyncClient } from '../features/sync/testing/sync-client';
import { type SignedInPerson, signInAs } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';
import { setTier } from './set-tier';

const { clubMembers, users } = schema;

let api: TestApp;
let clubId: number;
let manager: SignedInPerson;
let client: SyncClient;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** A club of its own, with one admin who has the Club tier, and a key. */
beforeEach(async () => {
  const { db } = api.database;
  const [club] = await db.insert(schema.clubs).values({ name: 'Redgum' }).returning();
  clubId = club?.id ?? 0;
  client = await openSyncClient(api, clubId);
  await db.delete(clubMembers).where(eq(clubMembers.clubId, clubId));
  manager = await signInAs(api, {
    tier: 'Club',
    membershipId: `member-${clubId}`,
    managedClubId: clubId,
  });
  await db.insert(clubMembers).values({ clubId, userId: manager.id, role: 'admin' });
});
afterEach(() => jest.restoreAllMocks());

const change = (tier: 'Free' | 'Pilot' | 'Club' | 'Sponsor', nowMs = Date.now()) =>
  api.database.transaction((tx) => setTier(tx, { membershipId: `member-${clubId}` }, tier, nowMs));

const url = () => `/api/club/manage/clubId/${clubId}`;
const session = async () => (await manager.request('/api/public/auth')).json<WireSession>();
const notices = async () => (await session()).notices.map(({ Text }) => Text);

const FALL_MS = Date.now() - 1_000;
const END_MS = FALL_MS + CLUB_GRACE_MS;

test.each([
  ['as the tier ends', FALL_MS, 200],
  ['in the last moment of the grace period', END_MS - 1, 200],
  ['as the grace period ends', END_MS, 403],
  ['two weeks later', END_MS + 14 * 86_400_000, 403],
])('%s, managing the club and its key are answered alike (R125)', async (_, nowMs, status) => {
  await change('Pilot', FALL_MS);
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  expect((await manager.request(url())).statusCode).toBe(status);
  const { user, admin_of } = await session();
  expect([user?.AdminOf, user?.ManagedClub?.ID ?? null, admin_of]).toEqual(
    status === 200 ? [[clubId], clubId, clubId] : [[], null, null],
  );
  const reply = await client.get<Record<string, unknown>>('/api/sync/club');
  expect(reply.status).toBe(status);
  if (status === 403)
    expect(reply.json).toEqual({
      code: 'forbidden',
      message: 'No admin of Redgum has the Club tier any more: renew it, and the key works again.',
    });
});

test('deliveries need one admin with the tier, whoever that is', async () => {
  await change('Free', FALL_MS);
  jest.spyOn(Date, 'now').mockReturnValue(END_MS);
  const other = await signInAs(api, { tier: 'Sponsor' });
  const add = (role: 'admin' | 'member') =>
    api.database.db
      .insert(clubMembers)
      .values({ clubId, userId: other.id, role })
      .onConflictDoUpdate({ target: [clubMembers.clubId, clubMembers.userId], set: { role } });
  const deliver = async () => (await client.put('/api/sync/events/none', {})).status;
  await add('member');
  expect(await deliver()).toBe(403);
  await add('admin');
  expect(await deliver()).toBe(400);
});

test('the person is told once when the grace period begins, and sees its end in Manage Club', async () => {
  await change('Pilot', Date.UTC(2026, 10, 22, 9, 30));
  await change('Free');
  expect(await notices()).toEqual([
    'Your Club tier ended. You manage your clubs, and their keys work, until 29th November 2026, 9:30 AM UTC. ' +
      'Renew the tier before, and nothing changes.',
  ]);
  await api.database.db
    .update(users)
    .set({ clubTierUntil: new Date(END_MS) })
    .where(eq(users.id, manager.id));
  const club = (await manager.request(url())).json<WireManagedClub>();
  expect(club.ClubTierUntil).toBe(new Date(END_MS).toISOString());
});

test('a tier that rises again ends the grace period, and a later fall begins another', async () => {
  await change('Pilot', FALL_MS);
  await change('Sponsor');
  const until = async () => {
    const [row] = await api.database.db.select().from(users).where(eq(users.id, manager.id));
    return row?.clubTierUntil?.getTime() ?? null;
  };
  expect(await until()).toBeNull();
  expect((await manager.request(url())).json<WireManagedClub>().ClubTierUntil).toBeNull();
  await change('Club');
  expect([await until(), (await notices()).length]).toEqual([null, 1]);
  await change('Free', FALL_MS + 500);
  expect([await until(), (await notices()).length]).toEqual([END_MS + 500, 2]);
});

test.each(['Free', 'Pilot'] as const)('who had no Club tier gets no grace period (%s)', async (tier) => {
  await api.database.db.update(users).set({ tier }).where(eq(users.id, manager.id));
  await change(tier === 'Free' ? 'Pilot' : 'Free');
  expect((await manager.request(url())).statusCode).toBe(403);
  expect(await notices()).toEqual([]);
});

test('who is no admin of a club is not told', async () => {
  await api.database.db.delete(clubMembers).where(eq(clubMembers.userId, manager.id));
  await change('Free');
  expect(await notices()).toEqual([]);
});
