import type { WireClubLink } from '@holeshot/contract/wire';
import { schema } from '../../database';
import { buildEvent } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { openSyncClient, wholeEvent } from '../sync/testing/sync-client';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInManager(api);
});
afterAll(() => api.close());
beforeEach(() => api.database.db.delete(schema.clubKeys));

const url = () => `/api/club/app/clubId/${api.clubId}/link`;
const read = async (who = manager) => (await who.request(url())).json<WireClubLink>();
const ageMs = (link: WireClubLink, moment: string | null) => Date.parse(link.Now) - Date.parse(moment ?? '');

test('without a key nothing came', async () => {
  expect(await read()).toEqual({
    Now: expect.any(String),
    KeyMade: null,
    KeyUsed: null,
    FileCame: null,
    Notified: null,
    Zips: [],
  });
});

test('says when the last file came, and forgets notifications with the key', async () => {
  const agent = await openSyncClient(api);
  expect(await read()).toMatchObject({ KeyMade: expect.any(String), KeyUsed: null });
  for (const { path, body } of wholeEvent(buildEvent())) await agent.put(path, body);
  const link = await read();
  expect(ageMs(link, link.FileCame)).toBeLessThan(60_000);
  expect(ageMs(link, link.KeyUsed)).toBeLessThan(60_000);
  expect(link.Notified).toBeNull();
});

test.each([
  ['a greeting', { type: 'Hello', ts: new Date().toISOString(), seq: 1 }],
  ['an event of a race', { type: 'RaceTimesUp', ts: new Date().toISOString(), seq: 1 }],
])('another process knows of %s of the app', async (_name, message) => {
  const other = await createTestApp({ database: api.database });
  const agent = await openSyncClient(api);
  expect((await read()).Notified).toBeNull();
  await other.app.inject({
    method: 'PUT',
    url: `/api/live/${agent.notificationSecret}`,
    payload: message,
  });
  await other.app.liveQueue.idle();
  await other.app.close();
  expect((await read()).Notified).not.toBeNull();
});

test('only a manager may read it', async () => {
  const stranger = await signInAs(api, { tier: 'Club' });
  expect((await stranger.request(url())).statusCode).toBe(403);
  expect((await api.app.inject({ url: url() })).statusCode).toBe(401);
});
