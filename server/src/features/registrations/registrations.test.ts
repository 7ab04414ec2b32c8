import type {
  Property,
  WireAccount,
  WireEvent,
  WireEventListItem,
  WirePilot,
  WireSession,
} from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../database';
import { addComingEvent } from '../../testing/add-coming-event';
import { buildEvent } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let number = 0;
const buildPerson = (values: Partial<typeof schema.users.$inferInsert> = {}): Promise<SignedInPerson> =>
  signInAs(api, { handle: `Pilot ${++number}`, ...values });

const addEvent = (columns: Parameters<typeof addComingEvent>[1] = {}, file: object = {}) =>
  addComingEvent(api, columns, { Name: 'Twilight', ...file });

const getPath = (eventId: string) => `/api/pilot/event_registration/id/${eventId}`;

const register = (person: SignedInPerson, eventId: string, payload: Record<string, unknown> = {}) =>
  person.request({ method: 'POST', url: getPath(eventId), payload });

const remove = (person: SignedInPerson, eventId: string) =>
  person.request({ method: 'DELETE', url: `/api/account/registrations/eventId/${eventId}` });

const form = async (person: SignedInPerson, eventId: string): Promise<Property[]> =>
  (await person.request(getPath(eventId))).json();

const session = async (person: SignedInPerson): Promise<WireSession> =>
  (await person.request('/api/public/auth')).json();

const pilots = (eventId: string) => api.get<WirePilot[]>(`/api/public/pilots/eventId/${eventId}`);
const event = (eventId: string) => api.get<WireEvent>(`/api/public/events/id/${eventId}`);

test('a registered person is in the list of pilots at once, and gone when they remove it', async () => {
  const { id } = await addEvent();
  const person = await buildPerson({ handle: 'Vee', photoUrl: '/files/people/vee.webp' });
  expect(await pilots(id)).toEqual([]);
  const reply = await register(person, id);
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  expect(await pilots(id)).toMatchObject([
    { Name: 'Vee', PhotoURL: '/files/people/vee.webp', FirstName: '' },
  ]);
  expect(await event(id)).toMatchObject({ PilotCount: 1, Registered: 1, Waiting: 0, Capacity: null });
  expect((await session(person)).registrations).toEqual([{ EventID: id, Status: 'registered', Place: 0 }]);
  expect((await remove(person, id)).statusCode).toBe(200);
  expect(await pilots(id)).toEqual([]);
  expect(await event(id)).toMatchObject({ PilotCount: 0, Registered: 0 });
  const again = await remove(person, id);
  expect([again.statusCode, again.json()]).toMatchObject([
    404,
    { message: 'This registration was removed already.' },
  ]);
});

test('registering twice, also at the same moment, is one registration', async () => {
  const { id } = await addEvent();
  const person = await buildPerson();
  const replies = await Promise.all([register(person, id), register(person, id), register(person, id)]);
  expect(replies.map(({ body }) => body)).toEqual(['', '', '']);
  expect(await pilots(id)).toHaveLength(1);
});

test('of people who register under one name at the same moment, one has it', async () => {
  const { id } = await addEvent();
  const names = { handle: null, tier: 'Free' as const };
  const people = await Promise.all(Array.from({ length: 4 }, () => buildPerson(names)));
  const replies = await Promise.all(people.map((person) => register(person, id, { PilotName: 'Dunlin' })));
  const fault = 'Pilot name: Somebody is registered as Dunlin: enter another name.';
  expect(replies.map(({ body }) => body).sort()).toEqual(['', fault, fault, fault]);
});

test('the form counts also the pilots whom the desktop app brought', async () => {
  const event = buildEvent({ event: { Start: '2999/01/01 9:00:00' }, rounds: [], races: [] });
  await api.add(event);
  await api.database.db
    .update(schema.events)
    .set({ canRegister: true })
    .where(eq(schema.events.id, event.id));
  const { length } = await pilots(event.id);
  expect(length).toBeGreaterThan(0);
  const [first] = await form(await buildPerson(), event.id);
  expect(first?.desc).toBe(`${length} registered so far.`);
  const [empty] = await form(await buildPerson(), (await addEvent()).id);
  expect(empty?.desc).toBe('Be the first to register.');
});

test('who has a handle flies under it; others choose a name', async () => {
  const { id } = await addEvent();
  const pilot = await buildPerson({ handle: 'Zed' });
  expect((await form(pilot, id)).find(({ name }) => name === 'PilotName')).toMatchObject({
    type: 'readonly',
    value: 'Zed',
  });
  const refused = await register(pilot, id, { PilotName: 'Kestrel' });
  expect(refused.body).toBe('Pilot name: It cannot be changed.');
  const free = await buildPerson({ handle: null, tier: 'Free', firstName: 'Jo', lastName: 'Day' });
  expect((await form(free, id)).find(({ name }) => name === 'PilotName')).toMatchObject({
    type: 'string',
    value: 'Jo Day',
  });
  expect((await register(free, id, { PilotName: '' })).body).toBe('Pilot name: Fill in this field.');
  expect((await register(free, id, { PilotName: '  Jojo  ' })).body).toBe('');
  expect((await pilots(id)).map(({ Name }) => Name)).toEqual(['Jojo']);
  const long = await buildPerson({ handle: null, tier: 'Free', firstName: `x${'😀'.repeat(40)}` });
  expect((await form(long, id)).find(({ name }) => name === 'PilotName')?.value).toBe(`x${'😀'.repeat(31)}`);
});

test('a registration follows a new handle, unless the desktop app has the pilot under the old one', async () => {
  const person = await buildPerson({ handle: 'Gannet' });
  const [open, drawn] = [await addEvent(), await addEvent()];
  for (const { id } of [open, drawn]) await register(person, id);
  const named = buildEvent({
    id: drawn.id,
    event: { Start: '2999/01/01 9:00:00', Name: 'Twilight' },
    pilotIds: ['0a0a0a0a-1111-4111-8111-111111111111'],
    pilots: [{ Name: 'Gannet' }],
    rounds: [],
    races: [],
  });
  await api.add(named);
  const payload = { Handle: 'Skua' };
  const reply = await person.request({ method: 'POST', url: '/api/pilot/account', payload });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  const names = async (id: string) => (await pilots(id)).map(({ Name }) => Name);
  expect([await names(open.id), await names(drawn.id)]).toEqual([['Skua'], ['Gannet']]);
});

test.each(['Magpie', 'mágpie', 'MАGPIE', 'MagpIe'])(
  'a person without a handle cannot register as %s, which looks like the handle of another',
  async (name) => {
    const { id } = await addEvent();
    await api.database.db.insert(schema.users).values({ handle: 'Magpie' }).onConflictDoNothing();
    const person = await buildPerson({ handle: null, tier: 'Free', firstName: name });
    const fault = 'Pilot name: Magpie is the handle of another pilot: enter a name of your own.';
    expect((await register(person, id)).body).toBe(fault);
    expect((await register(person, id, { PilotName: name })).body).toBe(fault);
    expect(await pilots(id)).toEqual([]);
    expect((await register(person, id, { PilotName: 'Magpie Junior' })).body).toBe('');
  },
);

test('two people cannot register for an event under one name, unless it is the handle of the later one', async () => {
  const { id } = await addEvent();
  const people = { handle: null, tier: 'Free' as const };
  const [one, two] = [await buildPerson(people), await buildPerson(people)];
  expect((await register(one, id, { PilotName: 'Whimbrel' })).body).toBe('');
  const fault = 'Pilot name: Somebody is registered as Whimbrel: enter another name.';
  expect((await register(two, id, { PilotName: 'WHlMBREL' })).body).toBe(fault);
  expect((await register(two, id, { PilotName: 'Whimbrel of York' })).body).toBe('');
  expect((await register(one, id, { PilotName: 'Whimbrel', Note: 'R1' })).body).toBe('');
  expect((await register(await buildPerson({ handle: 'Whimbrel' }), id)).body).toBe('');
});

test('the note is for the race director, and in no public answer', async () => {
  const { id } = await addEvent();
  await register(await buildPerson(), id, { Note: 'Only R1 works' });
  expect(JSON.stringify([await pilots(id), await event(id)])).not.toContain('Only R1');
  const rows = await api.database.db
    .select()
    .from(schema.registrations)
    .where(eq(schema.registrations.eventId, id));
  expect(rows).toMatchObject([{ note: 'Only R1 works' }]);
});

test('markup in a name is text', async () => {
  const { id } = await addEvent();
  const person = await buildPerson({ handle: null, tier: 'Free' });
  await register(person, id, { PilotName: '<img src=x onerror=1>' });
  expect(await pilots(id)).toMatchObject([{ Name: '<img src=x onerror=1>' }]);
});

test.each([
  [
    'a club that takes none',
    { canRegister: false },
    '2999/01/01 9:00:00',
    'Registration for Twilight is closed.',
  ],
  [
    'an event that a manager closed',
    { isClosed: true },
    '2999/01/01 9:00:00',
    'Registration for Twilight is closed.',
  ],
  ['an event that has started', {}, '2020/01/01 9:00:00', 'Twilight has started: registration is closed.'],
])('%s says so, and changes nothing', async (_, place, start, message) => {
  const { id } = await addEvent(place, { Start: start });
  const person = await buildPerson();
  const reply = await register(person, id);
  expect([reply.statusCode, reply.body]).toEqual([200, `Event: ${message}`]);
  expect(await form(person, id)).toMatchObject([{ name: 'Event', desc: message }, {}, {}, {}]);
  expect((await session(person)).registrations).toEqual([]);
});

test('an unknown or hidden event is 404', async () => {
  const hidden = await addEvent({ visibleOnline: false });
  for (const id of ['00000000-1111-4111-8111-000000000000', hidden.id]) {
    const person = await buildPerson();
    expect((await person.request(getPath(id))).statusCode).toBe(404);
    expect((await register(person, id)).statusCode).toBe(404);
    expect((await remove(person, id)).statusCode).toBe(404);
  }
});

test('who registered for an event that is hidden now keeps it in the account, and can leave it', async () => {
  const { id } = await addEvent();
  const [person, other] = [await buildPerson(), await buildPerson()];
  await register(person, id);
  const isEvent = eq(schema.events.id, id);
  await api.database.db.update(schema.events).set({ visibleOnline: false }).where(isEvent);
  const readAccount = async () => (await person.request('/api/account')).json<WireAccount>().Registrations;
  expect(await readAccount()).toMatchObject([{ Event: { ID: id, Name: 'Twilight' }, IsHidden: true }]);
  expect((await remove(other, id)).statusCode).toBe(404);
  expect((await remove(person, id)).statusCode).toBe(200);
  expect(await readAccount()).toEqual([]);
});

test('beyond the capacity people wait in order, and move up when a place becomes free', async () => {
  const { id } = await addEvent({ capacity: 2 });
  const people: SignedInPerson[] = [];
  for (let index = 0; index < 4; index++) {
    const person = await buildPerson();
    people.push(person);
    await register(person, id);
  }
  const [first, , third, fourth] = people as [SignedInPerson, SignedInPerson, SignedInPerson, SignedInPerson];
  expect(await event(id)).toMatchObject({ Capacity: 2, Registered: 2, Waiting: 2, PilotCount: 2 });
  expect(await session(fourth)).toMatchObject({
    registrations: [{ EventID: id, Status: 'waiting', Place: 2 }],
    notices: [
      {
        Text: 'Twilight is full: you have place 2 on the waiting list.',
        Href: `/event/${id}`,
        At: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ],
  });
  await remove(first, id);
  const { registrations, notices } = await session(third);
  expect(registrations).toEqual([{ EventID: id, Status: 'registered', Place: 0 }]);
  expect(notices.map(({ Text }) => Text)).toEqual([
    'A place became free: you are registered for Twilight.',
    'Twilight is full: you have place 1 on the waiting list.',
  ]);
  expect((await session(fourth)).registrations).toMatchObject([{ Status: 'waiting', Place: 1 }]);
  const noticeId = notices[0]?.ID;
  const listRead = async () =>
    (await third.request('/api/account')).json<WireAccount>().ReadNotices.map(({ ID }) => ID);
  await fourth.request({ method: 'DELETE', url: `/api/account/notices/${noticeId}` });
  expect([(await session(third)).notices.length, await listRead()]).toEqual([2, []]);
  await third.request({ method: 'DELETE', url: `/api/account/notices/${noticeId}` });
  expect([(await session(third)).notices.length, await listRead()]).toEqual([1, [noticeId]]);
});

test('lists say whether an event is full, also once somebody registers or leaves', async () => {
  const { id } = await addEvent({ capacity: 1 });
  const unlimited = await addEvent();
  const [person, other] = [await buildPerson(), await buildPerson()];
  const isFull = async (eventId = id) => {
    const list = await api.get<WireEventListItem[]>('/api/public/events');
    return list.find(({ ID }) => ID === eventId)?.Full;
  };
  expect([await isFull(), await isFull(unlimited.id)]).toEqual([false, false]);
  await register(person, id);
  await register(other, id);
  await register(person, unlimited.id);
  expect([await isFull(), await isFull(unlimited.id)]).toEqual([true, false]);
  await remove(person, id);
  expect(await isFull()).toBe(true);
  await remove(other, id);
  expect(await isFull()).toBe(false);
});

test('of people who take the last place at the same moment one gets it, the next waits first', async () => {
  const { id } = await addEvent({ capacity: 1 });
  const people = await Promise.all(Array.from({ length: 4 }, () => buildPerson()));
  await Promise.all(people.map((person) => register(person, id)));
  const places = await Promise.all(people.map(async (person) => (await session(person)).registrations[0]));
  expect(places.map((own) => own?.Place).sort()).toEqual([0, 1, 2, 3]);
  expect(await event(id)).toMatchObject({ Registered: 1, Waiting: 3 });
});

test('however people come and go, places are full before anybody waits, and the order is kept', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => buildPerson()));
  const steps = fc.array(fc.record({ who: fc.nat(4), isLeaving: fc.boolean() }), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), steps, async (capacity, list) => {
      const { id } = await addEvent({ capacity });
      let order: number[] = [];
      for (const { who, isLeaving } of list) {
        const person = people[who];
        if (!person) continue;
        if (isLeaving) await remove(person, id);
        else await register(person, id);
        order = isLeaving
          ? order.filter((one) => one !== who)
          : order.includes(who)
            ? order
            : [...order, who];
      }
      const rows = await api.database.db
        .select()
        .from(schema.registrations)
        .where(eq(schema.registrations.eventId, id))
        .orderBy(schema.registrations.id);
      const inOrder = order.map((who) => people[who]?.id);
      expect(rows.map(({ userId }) => userId)).toEqual(inOrder);
      expect(rows.map(({ status }) => status)).toEqual(
        inOrder.map((_, index) => (index < capacity ? 'registered' : 'waiting')),
      );
    }),
    { numRuns: 15 },
  );
});

test('a pilot of the desktop app with the same name takes the place of the registration', async () => {
  const { id } = await addEvent();
  const person = await buildPerson({ handle: 'Kite' });
  await register(person, id);
  const pilotId = '0000aaaa-1111-4111-8111-111111111111';
  await api.database.db.insert(schema.pilots).values({
    eventId: id,
    id: pilotId,
    name: 'KITE',
    phonetic: '',
    firstName: '',
    lastName: '',
    catchPhrase: '',
    practicePilot: false,
    isInPilotsFile: true,
    raw: {},
  });
  await api.database.db.insert(schema.eventPilots).values({ eventId: id, pilotId, position: 0 });
  await register(person, id);
  expect(await pilots(id)).toMatchObject([{ ID: pilotId, Name: 'KITE' }]);
  expect(await event(id)).toMatchObject({ PilotCount: 1, Registered: 1 });
});
