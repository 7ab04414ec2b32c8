import { clubColor } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { type BuiltEvent, buildEvent, buildGuid, desktopToday } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { watchStatements } from '../../testing/watch-statements';
import { createContentFinder } from './service';
import { findSharingPicture } from './sharing-picture';

let api: TestApp;
let event: BuiltEvent;
beforeAll(async () => {
  api = await createTestApp();
  event = buildEvent({ event: { Name: 'Winter Open', Start: '2026/07/01 19:00:00' } });
  await api.add(event);
  await api.database.db.insert(schema.users).values({ handle: 'ハヤブサ', tier: 'Pilot', bio: 'Fast' });
});
afterAll(() => api.close());

const content = (path: string) => createContentFinder(api.database.db, api.app.readCache)(path);

test('an event shows its club, name, date and pilots', async () => {
  expect(await content(`event/${event.id}.png`)).toMatchObject({
    above: 'Home',
    title: 'Winter Open',
    facts: ['1st July 2026', '2 pilots', 'Official'],
    lines: [
      { label: '1st', name: 'Pilot A', figure: expect.stringMatching(/points$/) },
      { label: '2nd', name: 'Pilot B', figure: expect.stringMatching(/points$/) },
    ],
  });
});

test('an event with races left shows no winner, until it is over', async () => {
  const running = buildEvent({
    event: { Start: desktopToday() },
    races: [{}, { number: 2, state: 'not-started' }],
  });
  await api.add(running);
  expect((await content(`event/${running.id}.png`)).lines).toEqual([]);
  const { events } = schema;
  await api.database.transaction(async (tx) => {
    await tx.update(events).set({ isClosed: true }).where(eq(events.id, running.id));
    await invalidate(tx, [`event:${running.id}`]);
  });
  expect((await content(`event/${running.id}.png`)).lines).toHaveLength(2);
});

test('a pilot in an event shows place, best lap and points', async () => {
  expect(await content(`event/${event.id}/pilot/${event.pilotIds[1]}.png`)).toMatchObject({
    above: 'Winter Open',
    title: 'Pilot B',
    facts: ['2nd of 2', 'Best lap 21.00', expect.stringMatching(/points$/)],
  });
});

test('a club shows its events, and the other pages what they have', async () => {
  const start = '2999/07/01 19:00:00';
  await api.add(buildEvent({ event: { Name: 'Far Future', Start: start } }));
  expect(await content(`club/${api.clubId}.png`)).toMatchObject({
    above: 'Club',
    title: 'Home',
    facts: [expect.stringMatching(/^\d+ events$/)],
  });
  expect((await content('events.png')).lines).toEqual([
    { label: '', name: 'Far Future', figure: '1st July 2999' },
  ]);
  expect((await content('clubs.png')).facts).toEqual(['1 club']);
  for (const path of ['home.png', 'events.png', 'clubs.png', 'download.png']) {
    expect((await api.app.inject(`/og/${path}`)).statusCode).toBe(200);
  }
});

test('a race shows its event and its winner', async () => {
  const race = await content(`event/${event.id}/race/${event.raceIds[0]}.png`);
  expect(race).toMatchObject({ above: 'Winter Open', title: 'Race 1-1' });
  expect(race.lines[0]?.label).toBe('1st');
});

test.each([
  ['TimeTrial', 3, ['1st Pilot A 60.00', '2nd Pilot B +3.00'], 'fastest in Time trial 1-1 by 3.00'],
  ['TimeTrial', 2, [], undefined],
  ['Endurance', 2, ['1st Pilot A 2 laps', '2nd Pilot B 2 laps'], 'wins Endurance 1-1'],
])('a %s of %p laps shows what decides it, and only who finished', async (type, laps, lines, sentence) => {
  const shown = buildEvent({ rounds: [{ EventType: type }], races: [{ laps }] });
  await api.add(shown);
  const race = await content(`event/${shown.id}/race/${shown.raceIds[0]}.png`);
  expect(race.lines.map(({ label, name, figure }) => `${label} ${name} ${figure}`)).toEqual(lines);
  expect(race.hero?.sentence).toBe(sentence);
});

test('results are in large: of an event, a race, and a pilot in an event', async () => {
  const paths = [
    `event/${event.id}.png`,
    `event/${event.id}/race/${event.raceIds[0]}.png`,
    `event/${event.id}/pilot/${event.pilotIds[1]}.png`,
  ];
  const heroes = await Promise.all(paths.map(async (path) => (await content(path)).hero));
  const about = { seed: event.id, heading: 'Winter Open' };
  expect(heroes).toEqual([
    { ...about, name: 'Pilot A', figure: expect.stringMatching(/points$/), sentence: 'wins Winter Open' },
    {
      ...about,
      name: 'Pilot A',
      figure: expect.stringMatching(/^\d+\.\d\d$/),
      sentence: expect.stringMatching(/^wins Race 1-1 by \d+\.\d\d$/),
    },
    {
      ...about,
      name: 'Pilot B',
      figure: '2nd',
      sentence: expect.stringMatching(/^of 2 pilots, best lap 21\.00, \d+ points$/),
    },
  ]);
});

test('the only pilot of an event is first of 1 pilot', async () => {
  const alone = buildEvent({ pilotIds: [buildGuid()] });
  await api.add(alone);
  const { hero } = await content(`event/${alone.id}/pilot/${alone.pilotIds[0]}.png`);
  expect(hero?.sentence).toMatch(/^of 1 pilot, best lap/);
});

test('pilots who share the first place win together', async () => {
  const shared = buildEvent({ event: { Name: 'Shared' } });
  await api.add(shared);
  await api.app.rankLater.idle();
  await api.database.transaction(async (tx) => {
    const { eventRankings } = schema;
    await tx.update(eventRankings).set({ rank: 1 }).where(eq(eventRankings.eventId, shared.id));
    await invalidate(tx, [`event:${shared.id}`]);
  });
  expect((await content(`event/${shared.id}.png`)).hero).toMatchObject({
    name: 'Pilot A and Pilot B',
    sentence: 'win Shared',
  });
});

test('the pictures of a club without a colour have the one of its pages', async () => {
  const paths = [
    `club/${api.clubId}.png`,
    `event/${event.id}.png`,
    `event/${event.id}/race/${event.raceIds[0]}.png`,
    `event/${event.id}/pilot/${event.pilotIds[1]}.png`,
  ];
  const colors = await Promise.all(paths.map(async (path) => (await content(path)).color));
  expect(colors).toEqual(paths.map(() => clubColor(null, api.clubId)));
});

test('records are in large: of an event, and of a club', async () => {
  const records = {
    hero: { name: 'Pilot A', figure: '20.00', sentence: 'fastest lap, by 1.00' },
    lines: [
      { label: '3 laps', name: 'Pilot A', figure: '60.00' },
      { label: 'Holeshot', name: 'Pilot A', figure: '2.00' },
      { label: 'Race, 3 laps', name: 'Pilot A', figure: '62.00' },
    ],
  };
  expect(await content(`event/${event.id}/records.png`)).toMatchObject({ above: 'Winter Open', ...records });
  expect(await content(`club/${api.clubId}/records.png`)).toMatchObject({ above: 'Home', ...records });
});

test('without a lap, records show their event', async () => {
  const unflown = buildEvent({ event: { Name: 'Unflown' }, races: [{ state: 'not-started' }] });
  await api.add(unflown);
  expect(await content(`event/${unflown.id}/records.png`)).toMatchObject({ title: 'Unflown', hero: null });
});

test('a season shows its leader or champion in large, and the first three', async () => {
  const { seasons, seasonEvents } = schema;
  const insert = async (name: string, eventIds: readonly string[]) => {
    const [season] = await api.database.transaction(async (tx) => {
      const rows = await tx.insert(seasons).values({ clubId: api.clubId, name, points: 'five' }).returning();
      const seasonId = rows[0]?.id ?? 0;
      if (eventIds.length > 0)
        await tx.insert(seasonEvents).values(eventIds.map((eventId) => ({ seasonId, eventId })));
      await invalidate(tx, ['events']);
      return rows;
    });
    return `club/${api.clubId}/season/${season?.id}.png`;
  };
  const coming = buildEvent({ event: { Start: '2999/07/01 19:00:00' }, races: [{ state: 'not-started' }] });
  await api.add(coming);
  await api.app.rankLater.idle();
  const [empty, flown, running] = [
    await insert('Empty', []),
    await insert('Flown', [event.id]),
    await insert('Running', [event.id, coming.id]),
  ];
  const lines = [
    { label: '1st', name: 'Pilot A', figure: '10 points' },
    { label: '2nd', name: 'Pilot B', figure: '8 points' },
  ];
  expect(await content(empty)).toMatchObject({
    above: 'Home',
    title: 'Empty',
    facts: [],
    lines: [],
    hero: null,
  });
  expect(await content(flown)).toMatchObject({
    facts: ['Home', '1 event flown', 'Official'],
    lines,
    color: clubColor(null, api.clubId),
    hero: { heading: 'Flown', name: 'Pilot A', figure: '10 points', sentence: 'wins Flown' },
  });
  expect(await content(running)).toMatchObject({
    facts: ['Home', '1 of 2 events flown'],
    lines,
    hero: { name: 'Pilot A', sentence: 'leads Running' },
  });
  for (const path of [empty, flown]) expect((await api.app.inject(`/og/${path}`)).statusCode).toBe(200);
  const ofAnother = flown.replace(`club/${api.clubId}/`, 'club/999999/');
  expect((await api.app.inject(`/og/${ofAnother}`)).statusCode).toBe(404);
});

test('a race has the gaps of its finishers, with their channels', async () => {
  const { gaps } = await content(`event/${event.id}/race/${event.raceIds[0]}.png`);
  expect(gaps.map(({ label, seconds }) => [label, seconds])).toEqual([
    ['R1', 0],
    ['R2', 4],
  ]);
  const { statusCode } = await api.app.inject(`/og/event/${event.id}/race/${event.raceIds[0]}.png`);
  expect(statusCode).toBe(200);
});

test.each([
  ['/event/{}?tab=lap-records', 'race:event', '/og/event/{}/records.png'],
  ['/event/{}?tab=points', 'race:event', '/og/event/{}.png'],
  ['/club/7?tab=events', 'public:club', '/og/club/7/records.png'],
  ['/club/7', 'public:club', '/og/club/7.png'],
  ['/club/7/season/3/', 'public:season', '/og/club/7/season/3.png'],
])('the preview of %s is %s', (path, route, picture) => {
  const of = (text: string) => text.replace('{}', event.id);
  expect(findSharingPicture(of(path), route)).toBe(of(picture));
});

test('a picture has the format of stories, too', async () => {
  const { statusCode, rawPayload } = await api.app.inject(`/og/story/event/${event.id}.png`);
  expect(statusCode).toBe(200);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1080, 1920]);
});

test('a pilot shows handle and bio', async () => {
  expect(await content(`pilot/ハヤブサ.png`)).toMatchObject({ title: 'ハヤブサ', facts: ['Fast'] });
});

test.each([
  'event/x.png',
  'pilot/nobody.png',
  'club/999999.png',
  'club/x.png',
  'home/1.png',
  '',
  'event/../../etc',
  'constructor.png',
])('there is no picture at /og/%s', async (path) => {
  expect((await api.app.inject(`/og/${path}`)).statusCode).toBe(404);
});

test('a picture is a PNG of 1200 x 630, and an unchanged one answers 304', async () => {
  for (const url of [`/og/event/${event.id}.png`, `/og/pilot/${encodeURIComponent('ハヤブサ')}.png`]) {
    const { statusCode, headers, rawPayload } = await api.app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const etag of [headers.etag, `W/${headers.etag}`, `"another", ${headers.etag}`]) {
      const again = await api.app.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect(again.statusCode).toBe(304);
    }
  }
});

test("what an unchanged pilot's picture shows is read once", async () => {
  const url = `/og/pilot/${encodeURIComponent('ハヤブサ')}.png`;
  await api.app.inject(url);
  const statements = watchStatements(api.database);
  expect((await api.app.inject(url)).statusCode).toBe(200);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});

const id = '6d351129-0000-4000-8000-000000000000';
test.each([
  [`/event/${id}?tab=x`, 'race:event', `/og/event/${id}.png`],
  [`/event/${id}/`, 'race:event', `/og/event/${id}.png`],
  [`/event/${id}/race/${id}/`, 'race:race', `/og/event/${id}/race/${id}.png`],
  [`/event/${id}/pilot/${id}`, 'race:pilot', `/og/event/${id}/pilot/${id}.png`],
  ['/Kestrel/', 'public:profile', '/og/pilot/Kestrel.png'],
  ['/', 'public:home', '/og/home.png'],
  ['/events?q=x', 'public:events', '/og/events.png'],
  ['/club/7?tab=details', 'public:club', '/og/club/7.png'],
  ['/patreon', 'public:patreon', undefined],
  ['/nowhere/x', 'nowhere', undefined],
])('the page %s of route %s has the picture %s', (path, routeId, picture) => {
  expect(findSharingPicture(path, routeId)).toBe(picture);
});
