import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { WireManagedClub } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../database';
import { eventCall, openSyncClient, raceCall, type SyncClient } from '../features/sync/testing/sync-client';
import { type BuiltEvent, buildEvent, editFile } from '../testing/build-event-folder';
import { type SignedInPerson, signInManager } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';

const QUOTA_MB = 0.05;

let api: TestApp;
let agent: SyncClient;
let manager: SignedInPerson;
let event: BuiltEvent;
beforeAll(async () => {
  api = await createTestApp({ clubQuotaMb: QUOTA_MB });
  agent = await openSyncClient(api);
  manager = await signInManager(api, { handle: 'Vee', managedClubId: api.clubId });
  event = buildEvent();
  const call = eventCall(event, 1, ['Event.json', 'Pilots.json', 'Rounds.json']);
  expect((await agent.put(call.path, call.body)).status).toBe(200);
});
afterAll(() => api.close());

const FULL = /^The club stores 0\.0 MB of the 0\.1 MB that it may: these 0\.\d MB do not fit\. Ask those who/;
const getText = () => ({ Info: randomBytes(4_500).toString('hex') });
const countRevisions = () => api.database.db.$count(schema.raceRevisions);

/** Another version of the race. */
const renumber = (number: number) =>
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: number }));

async function deliver(number: number) {
  renumber(number);
  const { path, body } = raceCall(event, number);
  return agent.put<{ code?: string; message?: string }>(path, body);
}

test('a club stores revisions until its quota is full; its manager sees it, and nothing is removed', async () => {
  let number = 1;
  while ((await deliver(number)).status === 200) number += 1;
  const refused = await deliver(number);
  expect([refused.status, refused.json]).toEqual([
    507,
    { code: 'quota-full', message: expect.stringMatching(FULL) },
  ]);
  const stored = await countRevisions();
  expect(stored).toBe(number - 1);
  expect(stored).toBeGreaterThan(2);

  const url = `/api/club/manage/clubId/${api.clubId}`;
  const { Storage: storage } = (await manager.request(url)).json<WireManagedClub>();
  expect(storage.QuotaBytes).toBe(QUOTA_MB * 1_000_000);
  expect(storage.UsedBytes).toBeGreaterThan(QUOTA_MB * 500_000);

  const { files } = raceCall(event, 0).body;
  const raceId = event.raceIds[0];
  const withoutLength = Readable.from([JSON.stringify({ files })]);
  for (const payload of [{ files }, withoutLength]) {
    const upload = await manager.request({
      method: 'PUT',
      url: `/api/club/upload/clubId/${api.clubId}/eventId/${event.id}/raceId/${raceId}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([upload.statusCode, upload.json()]).toMatchObject([507, { code: 'quota-full' }]);
  }
  expect(await countRevisions()).toBe(stored);

  // a tenth of the quota is left for what managers save
  const save = (payload: object) =>
    manager.request({ method: 'POST', url: `/api/club/event/id/${event.id}`, payload });
  expect((await save({ Closed: true })).body).toBe('');
  let saves = 0;
  while (saves < 20 && (await save(getText())).statusCode === 200) saves += 1;
  expect((await save(getText())).json()).toMatchObject({ code: 'quota-full' });
  expect(await api.app.clubQuota.measure(api.clubId)).toBeGreaterThan(QUOTA_MB * 1_000_000);
});

test('saves of events, restored revisions and declarations need room, too', async () => {
  const { db } = api.database;
  const [club] = await db.insert(schema.clubs).values({ name: 'Cardinals' }).returning();
  const clubId = club?.id ?? 0;
  const owner = await signInManager({ ...api, clubId }, { handle: 'Zed' });
  const save = (path: string, payload: object = {}) =>
    owner.request({ method: 'POST', url: `/api/club/event/${path}`, payload });
  const newEvent = { Name: 'Evening', Start: '2999/01/01 10:00' };
  expect((await save(`clubId/${clubId}`, newEvent)).body).toBe('');
  const [created] = await db.select().from(schema.events).where(eq(schema.events.clubId, clubId));
  const url = `id/${created?.id}`;
  let saves = 0;
  while (saves < 20 && (await save(url, getText())).statusCode === 200) saves += 1;
  expect(saves).toBeGreaterThan(2);
  const countEventRevisions = () => db.$count(schema.eventRevisions);
  const stored = await countEventRevisions();
  const replies = [
    await save(url, getText()),
    await save(`clubId/${clubId}`, { ...newEvent, Name: 'Another evening', ...getText() }),
    await save(`${url}/restore/1`),
    await owner.request({
      method: 'PUT',
      url: `/api/club/event/${url}/official`,
      payload: { isOfficial: true, reason: 'all flown' },
    }),
  ];
  for (const reply of replies)
    expect([reply.statusCode, reply.json()]).toMatchObject([507, { code: 'quota-full' }]);
  expect(await countEventRevisions()).toBe(stored);
});

test('another club has a quota of its own', async () => {
  const [club] = await api.database.db.insert(schema.clubs).values({ name: 'Rivals' }).returning();
  const rivals = await openSyncClient(api, club?.id);
  const other = buildEvent();
  const call = eventCall(other, 1, ['Event.json', 'Pilots.json', 'Rounds.json']);
  expect((await rivals.put(call.path, call.body)).status).toBe(200);
});
