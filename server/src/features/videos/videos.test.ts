import type { WireVideo } from '@holeshot/contract/wire';
import { schema } from '../../database';
import { buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the video at a race start begins there, in the zone of the event', async () => {
  const event = buildEvent({ event: { TimeZone: 'America/New_York' } });
  await api.add(event);
  await api.database.db.insert(schema.videos).values([
    {
      clubId: api.clubId,
      eventId: event.id,
      videoId: 'early',
      startInstant: new Date('2026-05-15T20:00:00Z'),
      durationSeconds: 600,
    },
    {
      clubId: api.clubId,
      eventId: event.id,
      videoId: 'on',
      startInstant: new Date('2026-05-15T23:00:00Z'),
      syncWarning: true,
    },
  ]);
  const at = (start: string) =>
    api.get<WireVideo[]>(`/api/public/youtube/eventId/${event.id}/racestart/${start}`);
  expect(await at('2026-05-15_19:40:10.900')).toMatchObject([
    { Videoid: 'on', start: 2410, Offset: 2410.9, syncWarning: true, StreamStart: '2026-05-15 19:00:00.000' },
  ]);
  expect(await at('2026/05/15_16:09:59'.replaceAll('/', '-'))).toMatchObject([
    { Videoid: 'early', start: 599 },
  ]);
  expect(await at('2026-05-15_16:10:00')).toEqual([]);
  expect(await at('0001-01-01_00:00:00.000')).toEqual([]);
});

test('videos of hidden events are left out of every list', async () => {
  const hidden = buildEvent({ event: { VisibleOnline: false } });
  await api.add(hidden);
  const startInstant = new Date('2027-01-01T00:00:00Z');
  const [club] = await api.database.db.insert(schema.clubs).values({ name: 'Other' }).returning();
  const clubId = club?.id ?? 0;
  await api.database.db.insert(schema.videos).values([
    { clubId, eventId: hidden.id, videoId: 'secret', startInstant },
    { clubId, videoId: 'public', startInstant },
  ]);
  const ids = (list: WireVideo[]) => list.map(({ Videoid }) => Videoid);
  expect(ids(await api.get('/api/public/youtube/recent/'))).not.toContain('secret');
  expect(ids(await api.get(`/api/public/clubs/youtube/${clubId}`))).toEqual(['public']);
});
