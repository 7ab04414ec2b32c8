import type { WireVideo } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../../database';
import { buildEvent } from '../../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AdminBrowser, openAdmin } from '../testing/open-admin';

const { clubs, videos } = schema;

let api: TestApp;
let admin: AdminBrowser;
let club: string;
let searches = 0;
beforeAll(async () => {
  api = await createTestApp({
    findStreams: async () => {
      searches += 1;
      return { added: 2, changed: 1, faults: ['club 7: no reply <b>'] };
    },
  });
  admin = await openAdmin(api);
  club = `/api/dev/youtube/clubs/${api.clubId}`;
});
afterAll(() => api.close());

const findVideo = async (videoId: string) =>
  (await api.database.db.select().from(videos).where(eq(videos.videoId, videoId)))[0];

/** An event with a race that starts at 19:40:10.9 on the clock of its zone, 23:40:10.9 UTC. */
async function addEvent(): Promise<string> {
  const event = buildEvent({ event: { TimeZone: 'America/New_York', Start: '2026/05/15 19:00:00' } });
  await api.add(event);
  return event.id;
}

const videosAtRace = (eventId: string) =>
  api.get<WireVideo[]>(`/api/public/youtube/eventId/${eventId}/racestart/2026-05-15_19:40:10.900`);

const getFault = (html: string, field: string): string | undefined =>
  new RegExp(`id="field-${field}-fault">([^<]*)<`).exec(html)?.[1];

test('the channel of a club is set by id or address, and removed', async () => {
  const channelId = `UC${'x'.repeat(22)}`;
  const read = async () => (await api.database.db.select().from(clubs).where(eq(clubs.id, api.clubId)))[0];
  await admin.save(`${club}/channel`, { channel: `https://www.youtube.com/channel/${channelId}` });
  expect((await read())?.youtubeChannelId).toBe(channelId);
  expect(await admin.open('/api/dev/youtube/')).toContain(channelId);
  const wrong = await admin.send(`${club}/channel`, { channel: '@club"' });
  expect([wrong.statusCode, getFault(wrong.body, 'channel')]).toEqual([
    400,
    expect.stringContaining('Enter UC'),
  ]);
  expect(wrong.body).toContain('value="@club&quot;"');
  await admin.save(`${club}/channel`, { channel: '' });
  expect((await read())?.youtubeChannelId).toBeNull();
});

test('a linked video begins with the event, and is on its page at once', async () => {
  const eventId = await addEvent();
  expect(await videosAtRace(eventId)).toEqual([]);
  const html = await admin.save(`${club}/new`, {
    video: 'https://youtu.be/abcdefghi-1',
    title: 'Live <i>',
    event: eventId,
    start: '',
    offset: '0',
  });
  expect(html).toContain('Linked the video Live &lt;i&gt; of Home');
  expect(html).toContain('2026-05-15 19:00:00');
  expect(await videosAtRace(eventId)).toMatchObject([{ Videoid: 'abcdefghi-1', start: 2410 }]);
});

test('the start is by the clock of the event, and the offset moves where the player begins', async () => {
  const eventId = await addEvent();
  const values = {
    video: 'abcdefghi-2',
    title: '',
    event: eventId,
    start: '2026-05-15T19:30:00',
    offset: '',
  };
  await admin.save(`${club}/new`, values);
  expect(await videosAtRace(eventId)).toMatchObject([{ start: 610, syncWarning: false }]);
  const id = (await findVideo('abcdefghi-2'))?.id ?? 0;
  await admin.save(`/api/dev/youtube/videos/${id}`, { ...values, offset: '-12,5', syncWarning: 'on' });
  expect(await videosAtRace(eventId)).toMatchObject([{ start: 598, syncWarning: true }]);
  await admin.save(`/api/dev/youtube/videos/${id}`, { ...values, offset: '+90' });
  expect(await videosAtRace(eventId)).toMatchObject([{ start: 700, syncWarning: false }]);
  const form = await admin.open(`/api/dev/youtube/videos/${id}`);
  expect(form).toContain('value="2026-05-15T19:30:00"');
  expect(form).toContain(`value="${eventId}" selected=""`);
});

test('the events to choose from have the date of their own clock', async () => {
  const event = { Name: 'Late', TimeZone: 'America/New_York', Start: '2026/05/15 21:00:00' };
  await api.add(buildEvent({ event }));
  expect(await admin.open(`${club}/new`)).toContain('>2026-05-15 Late<');
});

test('an unlinked video stays with its club, a deleted one does not', async () => {
  const eventId = await addEvent();
  await admin.save(`${club}/new`, { video: 'abcdefghi-3', title: 'Mistake', event: eventId });
  const id = (await findVideo('abcdefghi-3'))?.id ?? 0;
  const html = await admin.save(`/api/dev/youtube/videos/${id}/unlink`);
  expect(html).toContain('Unlinked the video Mistake from');
  expect(await videosAtRace(eventId)).toEqual([]);
  const ofClub = async () =>
    (await api.get<WireVideo[]>(`/api/public/clubs/youtube/${api.clubId}`)).map((one) => one.Videoid);
  expect(await ofClub()).toContain('abcdefghi-3');
  expect(await admin.open(`/api/dev/youtube/videos/${id}/delete`)).toContain('Delete Mistake?');
  await admin.save(`/api/dev/youtube/videos/${id}/delete`);
  expect(await ofClub()).not.toContain('abcdefghi-3');
});

test('each wrong field is named, and what was typed stays', async () => {
  const values = {
    video: 'no id',
    event: 'x',
    start: '2026-02-30T10:00',
    offset: 'soon',
    title: 'T'.repeat(201),
  };
  const { statusCode, body } = await admin.send(`${club}/new`, values);
  expect(statusCode).toBe(400);
  expect(body).toContain('5 fields need a change.');
  for (const field of ['video', 'event', 'start', 'offset', 'title'])
    expect([field, getFault(body, field)]).toEqual([field, expect.any(String)]);
  expect(body).toContain('value="no id"');
  expect(body).toContain('value="soon"');
  expect((await admin.send(`${club}/new`, { video: 'abcdefghi-4' })).body).toContain(
    'Enter when the stream began',
  );
});

test('an event of another club cannot be chosen', async () => {
  const [other] = await api.database.db.insert(clubs).values({ name: 'Other' }).returning();
  const eventId = await addEvent();
  const { body } = await admin.send(`/api/dev/youtube/clubs/${other?.id}/new`, {
    video: 'abcdefghi-5',
    event: eventId,
  });
  expect(getFault(body, 'event')).toBe('Choose an event of the club.');
});

test('a club has a video once', async () => {
  const values = { video: 'abcdefghi-6', start: '2026-05-15T10:00' };
  await admin.save(`${club}/new`, values);
  const { statusCode, body } = await admin.send(`${club}/new`, values);
  expect([statusCode, getFault(body, 'video')]).toEqual([400, 'Home has this video already.']);
  const id = (await findVideo('abcdefghi-6'))?.id ?? 0;
  await admin.save(`/api/dev/youtube/videos/${id}`, { ...values, title: 'Renamed' });
});

test('videos have pages of 50, newest first', async () => {
  const [many] = await api.database.db.insert(clubs).values({ name: 'Many' }).returning();
  const clubId = many?.id ?? 0;
  const rows = Array.from({ length: 51 }, (_, index) => ({
    clubId,
    videoId: `video-${index}`,
    startInstant: new Date(Date.UTC(2026, 0, 1, index)),
  }));
  await api.database.db.insert(videos).values(rows);
  const first = await admin.open(`/api/dev/youtube/clubs/${clubId}`);
  expect(first.indexOf('video-50<')).toBeLessThan(first.indexOf('video-49<'));
  expect(first).toContain('1–50 of 51');
  expect(await admin.open(`/api/dev/youtube/clubs/${clubId}?page=2`)).toContain('video-0<');
  expect(await admin.open(`/api/dev/youtube/clubs/${clubId}?page=9`)).toContain('video-0<');
});

test('streams are looked for on request', async () => {
  const html = await admin.save('/api/dev/youtube/find');
  expect(searches).toBe(1);
  expect(html).toContain(
    'Looked for streams: 2 new, 1 changed; 1 channel failed: club 7: no reply &lt;b&gt;',
  );
});

test('without a key the page says that streams are not found', async () => {
  const plain = await createTestApp();
  const other = await openAdmin(plain);
  expect(await other.open('/api/dev/youtube/')).toContain('the site has no YOUTUBE_API_KEY');
  expect((await other.send('/api/dev/youtube/find')).statusCode).toBe(409);
  await plain.close();
});
