import type { WireVideo } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../database';
import { buildEvent } from '../testing/build-event-folder';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findClubStreams } from './find-club-streams';
import { type FakeYoutube, startFakeYoutube } from './testing/fake-youtube';
import { createYoutubeApi } from './youtube';

let api: TestApp;
let youtube: FakeYoutube;
let eventId: string;

beforeAll(async () => {
  [api, youtube] = await Promise.all([createTestApp(), startFakeYoutube(2)]);
  const event = buildEvent({ event: { Start: '2026/07/01 19:00:00', TimeZone: 'Europe/Berlin' } });
  eventId = event.id;
  await api.add(event);
  await api.database.db
    .update(schema.clubs)
    .set({ youtubeChannelId: 'UC1' })
    .where(eq(schema.clubs.id, api.clubId));
});
afterAll(async () => {
  await api.close();
  await youtube.close();
});

const find = (apiKey = 'good-key') =>
  findClubStreams(api.database, createYoutubeApi({ apiKey, baseUrl: youtube.baseUrl }));

const clubVideos = () => api.get<WireVideo[]>(`/api/public/clubs/youtube/${api.clubId}`);

test('streams of several pages are stored, and linked to the event of their time', async () => {
  youtube.channels.UC1 = [
    { id: 'later', title: 'Later', startedAt: '2026-07-20T17:00:00Z', endedAt: '2026-07-20T18:00:00Z' },
    { id: 'upload', title: 'A clip' },
    { id: 'live', title: 'Race night', startedAt: '2026-07-01T16:30:00Z' },
  ];
  expect(await clubVideos()).toEqual([]);
  expect(await find()).toEqual({ added: 2, changed: 0, faults: [] });
  const list = await clubVideos();
  expect(list.map(({ Videoid, DurationSeconds, Event }) => [Videoid, DurationSeconds, Event?.ID])).toEqual([
    ['later', 3600, undefined],
    ['live', null, eventId],
  ]);
  expect(youtube.calls.filter((path) => path.endsWith('playlistItems'))).toHaveLength(2);
});

test('a second run adds nothing, and stores the end of a stream', async () => {
  const live = youtube.channels.UC1?.find(({ id }) => id === 'live');
  if (live) live.endedAt = '2026-07-01T20:00:00Z';
  expect(await find()).toEqual({ added: 0, changed: 1, faults: [] });
  expect(await find()).toEqual({ added: 0, changed: 0, faults: [] });
  expect((await clubVideos())[1]?.DurationSeconds).toBe(12_600);
});

test('a stream of an event that was joined with the desktop app’s is linked to that one', async () => {
  const build = (start: string) =>
    buildEvent({ event: { Start: `2026/08/01 ${start}`, TimeZone: 'Europe/Berlin' } });
  const [site, app] = [build('19:00:00'), build('0:00:00')];
  await api.add(site);
  await api.add(app);
  await api.database.db
    .update(schema.events)
    .set({ joinedTo: app.id, enabled: false })
    .where(eq(schema.events.id, site.id));
  youtube.channels.UC1 = [{ id: 'joined', title: 'Joined', startedAt: '2026-08-01T14:30:00Z' }];
  expect(await find()).toMatchObject({ added: 1 });
  expect((await clubVideos()).find(({ Videoid }) => Videoid === 'joined')?.Event?.ID).toBe(app.id);
});

test('a stream in the evening is linked to the event of its day, which has no time', async () => {
  const build = (day: number) =>
    buildEvent({ event: { Start: `2026/09/0${day} 0:00:00`, TimeZone: 'Europe/Berlin' } });
  const [first, second] = [build(1), build(2)];
  await api.add(first);
  await api.add(second);
  youtube.channels.UC1 = [{ id: 'evening', title: 'Evening', startedAt: '2026-09-01T20:30:00Z' }];
  expect(await find()).toMatchObject({ added: 1 });
  expect((await clubVideos()).find(({ Videoid }) => Videoid === 'evening')?.Event?.ID).toBe(first.id);
});

test('the fault for a refused key is a sentence without the key', async () => {
  const { faults } = await find('secret-key');
  expect(faults).toEqual([
    `club ${api.clubId}: channels: 400 API key not valid. Please pass a valid API key.`,
  ]);
});

test('a missing channel is a fault of its club only', async () => {
  const [other] = await api.database.db
    .insert(schema.clubs)
    .values({ name: 'Other', youtubeChannelId: 'UC-gone' })
    .returning();
  const { faults } = await find();
  expect(faults).toEqual([`club ${other?.id}: channels: there is no channel UC-gone`]);
});

test('a platform that does not answer is a fault', async () => {
  const unreachable = createYoutubeApi({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1' });
  await expect(unreachable.listStreams('UC1')).rejects.toThrow('channels: no reply');
});
