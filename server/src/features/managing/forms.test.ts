import type { Property, WireEvent, WireEventListItem } from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import { POSTGRES } from '../../../../tests/jest/needing';
import { schema } from '../../database';
import { buildPng } from '../../files/testing/build-png';
import { addComingEvent } from '../../testing/add-coming-event';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  // the second person of a site is its admin
  await signInAs(api);
  await signInAs(api, { handle: 'Admin' });
  manager = await signInOwner({ handle: 'Director' });
});
afterAll(() => api.close());

const signInOwner = (values: Parameters<typeof signInManager>[1]): Promise<SignedInPerson> =>
  signInManager(api, { managedClubId: api.clubId, ...values });

const addEvent = () =>
  addComingEvent(api, { canRegister: false }, { Name: 'Twilight', EventType: 'TimeTrial' });

const clubPath = () => `/api/club/club/id/${api.clubId}`;
const newEventPath = () => `/api/club/event/clubId/${api.clubId}`;
const eventPath = (eventId: string) => `/api/club/event/id/${eventId}`;

const load = async (url: string): Promise<Property[]> => (await manager.request(url)).json();
const find = (properties: Property[], wanted: string) => properties.find(({ name }) => name === wanted);

async function save(url: string, payload: Record<string, unknown>): Promise<string> {
  const { statusCode, body } = await manager.request({ method: 'POST', url, payload });
  expect(statusCode).toBe(200);
  return body;
}

const listEvents = () => api.get<WireEventListItem[]>(`/api/public/events/clubId/${api.clubId}`);
const getEvent = (id: string) => api.get<WireEvent>(`/api/public/events/id/${id}`);
const listRevisions = (eventId: string) =>
  api.database.db
    .select()
    .from(schema.eventRevisions)
    .where(eq(schema.eventRevisions.eventId, eventId))
    .orderBy(schema.eventRevisions.number);

async function createEvent(name: string, more: Record<string, unknown> = {}): Promise<string> {
  const values = { Name: name, Start: '2999/07/01 19:30', CanRegister: true, ...more };
  expect(await save(newEventPath(), values)).toBe('');
  return (await listEvents()).find(({ Name }) => Name === name)?.ID ?? '';
}

describe('who may use the forms', () => {
  test.each(['club', 'event', 'new event'])(
    '%s: only managers of the club, with the Club tier',
    async (what) => {
      const { id } = await addEvent();
      const url = { club: clubPath(), event: eventPath(id), 'new event': newEventPath() }[what] ?? '';
      const lapsed = await signInOwner({ tier: 'Pilot' });
      const member = await signInAs(api, { tier: 'Club' });
      const payload = { Name: 'Taken over', Address: 'Elsewhere' };
      const statuses = async (request: (options: { method: 'GET' | 'POST'; url: string }) => unknown) => [
        await request({ method: 'GET', url }),
        await request({ method: 'POST', url }),
      ];
      const ask = (person: SignedInPerson) =>
        statuses(async (options) => (await person.request({ ...options, payload })).statusCode);
      expect(await statuses(async (options) => (await api.app.inject(options)).statusCode)).toEqual([
        401, 401,
      ]);
      expect([await ask(lapsed), await ask(member)]).toEqual([
        [403, 403],
        [403, 403],
      ]);
      expect((await manager.request(url)).statusCode).toBe(200);
      expect((await getEvent(id)).Address).toBe('');
    },
  );

  test.each([
    '/api/club/club/id/999999',
    '/api/club/event/clubId/999999',
    eventPath('00000000-1111-4111-8111-000000000000'),
  ])('%s is not found', async (url) => {
    expect((await manager.request(url)).statusCode).toBe(404);
    expect((await manager.request({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  });
});

describe('the club', () => {
  test('its properties are saved, and everybody sees them at once', async () => {
    const before = await api.get<{ Name: string }>(`/api/public/clubs/id/${api.clubId}`);
    expect(before.Name).toBe('Home');
    const values = {
      Name: ' Saltbush ',
      Address: 'Old quarry',
      Latitude: -34.5,
      Longitude: 138.6,
      PrimaryColor: '#1b998b',
      YouTubeChannelID: 'UCabcdefghijklmnopqrst_-',
    };
    expect(await save(clubPath(), values)).toBe('');
    expect(await api.get(`/api/public/clubs/id/${api.clubId}`)).toMatchObject({
      Name: 'Saltbush',
      Address: 'Old quarry',
      Latitude: -34.5,
      Longitude: 138.6,
      PrimaryColor: '#1B998B',
    });
    expect(await save(clubPath(), { PrimaryColor: '', YouTubeChannelID: '' })).toBe('');
    const [club] = await api.database.db.select().from(schema.clubs).where(eq(schema.clubs.id, api.clubId));
    expect(club).toMatchObject({ primaryColor: null, youtubeChannelId: null, name: 'Saltbush' });
  });

  test.each([
    [{ Name: ' ' }, 'Name: Fill in this field.'],
    [{ Latitude: 91 }, 'Latitude: Enter at most 90.'],
    [{ Longitude: -181 }, 'Longitude: Enter at least -180.'],
    [{ Latitude: null }, 'Latitude: Enter both numbers, or neither.'],
    [{ TimeZone: 'Mars/Base' }, 'Time zone: Choose a time zone of the list.'],
    [{ YouTubeChannelID: 'UCshort' }, 'YouTube channel id: Enter UC and 22 more characters.'],
    [{ Code: 'mine' }, 'Club code: It cannot be changed.'],
    [{ TextColor: 'red' }, 'Text color: Enter a colour such as #1B998B.'],
    [{ Logo: 'data:image/png;base64,AAAA' }, 'Logo: This is not a png or jpeg picture.'],
    [{ Banner: 'data:image/png;base64,AAAA' }, 'Banner: This is not a png or jpeg picture.'],
  ])('%j is refused: %s', async (values, fault) => {
    expect(await save(clubPath(), { Address: 'Not stored', ...values })).toBe(fault);
    const club = await api.get<{ Address: string }>(`/api/public/clubs/id/${api.clubId}`);
    expect(club.Address).not.toBe('Not stored');
  });

  test('logo and banner are stored at their sizes', async () => {
    const png = `data:image/png;base64,${buildPng(40, 20).toString('base64')}`;
    expect(await save(clubPath(), { Logo: png, Banner: png })).toBe('');
    const club = await api.get<{ LogoUrl: string; BannerUrl: string }>(`/api/public/clubs/id/${api.clubId}`);
    expect(club.LogoUrl).toMatch(/^\/files\/clubs\/[0-9a-f]{32}\.webp$/);
    expect(club.BannerUrl).not.toBe(club.LogoUrl);
    expect((await api.app.inject({ url: club.BannerUrl })).headers['content-type']).toBe('image/webp');
    expect(await save(clubPath(), { Logo: '' })).toBe('');
    expect(await api.get(`/api/public/clubs/id/${api.clubId}`)).toMatchObject({ LogoUrl: null });
  });

  test('events without a time zone start by the new one', async () => {
    const id = await createEvent('Zoned');
    const readStart = async () => {
      const [row] = await api.database.db.select().from(schema.events).where(eq(schema.events.id, id));
      return row?.startInstant?.toISOString();
    };
    expect(await readStart()).toBe('2999-07-01T17:30:00.000Z');
    expect(await save(clubPath(), { TimeZone: 'Australia/Brisbane' })).toBe('');
    expect(await readStart()).toBe('2999-07-01T09:30:00.000Z');
    expect((await getEvent(id)).TimeZone).toBe('Australia/Brisbane');
    const isEvent = eq(schema.events.id, id);
    const later: { reply?: Promise<string> } = {};
    await api.database.transaction(async (tx) => {
      const startMs = Date.UTC(2999, 6, 1, 21);
      await tx
        .update(schema.events)
        .set({ startMs, startInstant: new Date(startMs) })
        .where(isEvent);
      later.reply = save(clubPath(), { TimeZone: 'Europe/Berlin' });
      if (POSTGRES.isThere) await tx.execute('select pg_sleep(0.3)');
    });
    expect(await later.reply).toBe('');
    expect(await readStart()).toBe('2999-07-01T19:00:00.000Z');
  });
});

describe('an event', () => {
  test('is created once when it is saved again because the answer did not arrive', async () => {
    const values = { Name: 'Lost Answer', Start: '2999/07/01 19:30' };
    expect(await save(newEventPath(), values)).toBe('');
    expect(await save(newEventPath(), values)).toBe(
      'Name: The club has an event of this name and start already.',
    );
    expect(await save(newEventPath(), { ...values, Start: '2999/07/02 19:30' })).toBe('');
  });

  test('is created once by two saves at the same moment', async () => {
    const values = { Name: 'Two Saves', Start: '2999/07/01 19:30' };
    const replies = await Promise.all([save(newEventPath(), values), save(newEventPath(), values)]);
    expect(replies.sort()).toEqual(['', 'Name: The club has an event of this name and start already.']);
  });

  test('is created for everybody to see, and can be edited until the timing app sends it', async () => {
    const id = await createEvent('Night Cup', {
      EventType: 'TimeTrial',
      Capacity: 8,
      Info: '**Bring** light',
    });
    expect(await getEvent(id)).toMatchObject({
      Name: 'Night Cup',
      EventType: 'TimeTrial',
      Start: '2999-07-01 19:30:00.000',
      CanRegister: true,
      Capacity: 8,
      Info: '**Bring** light',
      Laps: 4,
      PilotCount: 0,
    });
    expect(find(await load(eventPath(id)), 'Start')).toMatchObject({ value: '2999/07/01 19:30' });
    expect(await save(eventPath(id), { Name: 'Night Cup 2', Start: '2999/08/01 20:00' })).toBe('');
    expect(await getEvent(id)).toMatchObject({ Name: 'Night Cup 2', Start: '2999-08-01 20:00:00.000' });
  });

  test('keeps name, start and type of the timing app, and its own fields through the next import', async () => {
    const event = await addEvent();
    const names = ['Name', 'Start', 'EventType'];
    const form = await load(eventPath(event.id));
    expect(names.map((name) => find(form, name)?.type)).toEqual(['readonly', 'readonly', 'readonly']);
    expect(find(form, 'EventType')).toMatchObject({ value: 'Time trial' });
    expect(await save(eventPath(event.id), { Name: 'Mine' })).toBe('Name: It cannot be changed.');
    const own = {
      Address: 'Hall 3',
      Info: 'Bring lights',
      Capacity: 12,
      CanRegister: true,
      ChannelLimit: 45,
      Cut: 8,
    };
    expect(await getEvent(event.id)).toMatchObject({ ChannelLimit: 37, Cut: null });
    expect(await save(eventPath(event.id), own)).toBe('');
    await api.add(event);
    expect(await getEvent(event.id)).toMatchObject({ ...own, Name: 'Twilight' });
  });

  test.each([
    [{ Capacity: 0 }, 'Places: Enter at least 1.'],
    [{ Capacity: 1001 }, 'Places: Enter at most 1000.'],
    [{ Capacity: 2.5 }, 'Places: Enter a whole number.'],
    [{ ChannelLimit: 9 }, 'MHz between channels: Enter at least 10.'],
    [{ ChannelLimit: 201 }, 'MHz between channels: Enter at most 200.'],
    [{ ChannelLimit: 37.5 }, 'MHz between channels: Enter a whole number.'],
    [{ ChannelLimit: 'wide' }, 'MHz between channels: Enter a number.'],
    [{ Cut: 0 }, 'Who go on: Enter at least 1.'],
    [{ Cut: 1.5 }, 'Who go on: Enter a whole number.'],
    [{ Latitude: 5 }, 'Longitude: Enter both numbers, or neither.'],
    [{ CanRegister: 'yes' }, 'Registration open: Choose yes or no.'],
    [{ EventType: '' }, 'Type: Fill in this field.'],
    [{ EventType: 'Game' }, 'Type: Choose one of Race, Time trial, Casual practice.'],
    [{ Start: '2026/13/40 9:00' }, 'Start: Date input not valid.'],
    [{ Start: '0000/01/01 09:00' }, 'Start: Date input not valid.'],
    [{ Start: '0099/05/15 19:30' }, 'Start: Date input not valid.'],
    [
      { Start: '2027/03/28 02:30' },
      'Start: Clocks in Berlin skip this hour, since summer time begins. Enter another time.',
    ],
    [{ Name: '' }, 'Name: Fill in this field.'],
    [{ Name: ' \u200B\u2060' }, 'Name: Fill in this field.'],
    [{ Start: '' }, 'Start: Fill in this field.'],
    [{ Club: 3 }, 'Club: There is no such property.'],
  ])('%j is refused: %s', async (values, fault) => {
    const valid = { Name: 'Refused', Start: '2999/07/01 19:30' };
    expect(await save(newEventPath(), { ...valid, ...values })).toBe(fault);
    expect((await listEvents()).map(({ Name }) => Name)).not.toContain('Refused');
  });

  test('cannot be moved into the hour that summer time skips', async () => {
    const id = await createEvent('Spring Night');
    expect(await save(eventPath(id), { Start: '2027/03/28 02:30' })).toContain('skip this hour');
    expect(await save(eventPath(id), { Start: '2027/03/28 03:00' })).toBe('');
  });

  test('cannot be created without a name and a start', async () => {
    expect(await save(newEventPath(), {})).toBe('Name: Fill in this field.\nStart: Fill in this field.');
  });

  test('each save is in its history, with who and why; a save of nothing is not', async () => {
    const id = await createEvent('History');
    await save(eventPath(id), { Address: 'Hall 4' });
    await save(eventPath(id), { Address: 'Hall 4' });
    await save(eventPath(id), { Capacity: 0 });
    expect(await listRevisions(id)).toMatchObject([
      { number: 1, who: 'Director', why: 'created on the site', fields: { address: '', canRegister: true } },
      {
        number: 2,
        who: 'Director',
        why: 'edited on the site',
        fields: { address: 'Hall 4', capacity: null },
      },
    ]);
  });

  test('more places are given to who waits, who is told so', async () => {
    const id = await createEvent('Full', { Capacity: 1 });
    const people = [await signInAs(api), await signInAs(api), await signInAs(api)];
    for (const [index, person] of people.entries())
      await person.request({
        method: 'POST',
        url: `/api/pilot/event_registration/id/${id}`,
        payload: { PilotName: `P${index}` },
      });
    expect(await getEvent(id)).toMatchObject({ Registered: 1, Waiting: 2 });
    await save(eventPath(id), { Capacity: 2 });
    expect(await getEvent(id)).toMatchObject({ Registered: 2, Waiting: 1, PilotCount: 2 });
    await save(eventPath(id), { Capacity: null });
    expect(await getEvent(id)).toMatchObject({ Registered: 3, Waiting: 0, Capacity: null });
    const told = await api.database.db
      .select()
      .from(schema.notices)
      .where(
        and(
          eq(schema.notices.userId, people[2]?.id ?? 0),
          eq(schema.notices.text, 'A place became free: you are registered for Full.'),
        ),
      );
    expect(told).toHaveLength(1);
    await save(eventPath(id), { Capacity: 1 });
    expect(await getEvent(id)).toMatchObject({ Registered: 3, Waiting: 0 });
  });
});

test('a save of a form that another manager saved meanwhile is refused, and changes nothing', async () => {
  const version = find(await load(clubPath()), 'Version')?.value;
  const other = await signInOwner({ handle: 'Second' });
  const first = {
    method: 'POST',
    url: clubPath(),
    payload: { Address: 'Dry Creek', Version: version },
  } as const;
  expect((await other.request(first)).body).toBe('');
  // as who repeats a save without having received its answer
  expect((await other.request(first)).body).toBe('');
  expect(await save(clubPath(), { Address: 'Wet Creek', Version: version })).toBe(
    'Version: Somebody saved this form meanwhile. Load it again.',
  );
  const now = await load(clubPath());
  expect(find(now, 'Address')?.value).toBe('Dry Creek');
  expect(await save(clubPath(), { Address: 'Wet Creek', Version: find(now, 'Version')?.value })).toBe('');
  expect(find(await load(clubPath()), 'Address')?.value).toBe('Wet Creek');
});

test.each(['club', 'event'])(
  'of saves of one loaded form at the same moment, %s: one is taken',
  async (what) => {
    const url = what === 'club' ? clubPath() : eventPath((await addEvent()).id);
    const version = find(await load(url), 'Version')?.value;
    const payloads = ['North', 'East', 'South', 'West'].map((Address) => ({ Address, Version: version }));
    const replies = await Promise.all(payloads.map((payload) => save(url, payload)));
    expect(replies.filter((reply) => reply === '')).toHaveLength(1);
    expect(find(await load(url), 'Address')?.value).toBe(payloads[replies.indexOf('')]?.Address);
    // who sends the same save twice gets no fault
    const now = find(await load(url), 'Version')?.value;
    const twice = Array.from({ length: 3 }, () => save(url, { Address: 'Home', Version: now }));
    expect(await Promise.all(twice)).toEqual(['', '', '']);
  },
);
