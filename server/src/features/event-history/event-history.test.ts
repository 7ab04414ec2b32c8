import type { WireEvent, WireEventListItem, WireRevision } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { openBrowser } from '../../testing/browser';
import { buildEvent, editFile } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInManager(api, { handle: 'Director' });
});
afterAll(() => api.close());

const formUrl = (eventId: string) => `/api/club/event/id/${eventId}`;
const eventUrl = (eventId: string) => `/api/public/events/id/${eventId}`;
const history = (eventId: string) => api.get<WireRevision[]>(`${eventUrl(eventId)}/revisions`);
const restore = async (
  eventId: string,
  number: number,
  who: { request: SignedInPerson['request'] } = manager,
) => (await who.request({ method: 'POST', url: `${formUrl(eventId)}/restore/${number}` })).statusCode;

async function save(eventId: string, payload: Record<string, unknown>): Promise<void> {
  expect((await manager.request({ method: 'POST', url: formUrl(eventId), payload })).body).toBe('');
}

async function addEvent() {
  const event = buildEvent({ pilotIds: [], rounds: [], races: [] });
  await api.add(event);
  return event;
}

async function createEvent(name: string): Promise<string> {
  const payload = { Name: name, Start: '2999/07/01 19:30' };
  await manager.request({ method: 'POST', url: `/api/club/event/clubId/${api.clubId}`, payload });
  const events = await api.get<WireEventListItem[]>(`/api/public/events/clubId/${api.clubId}`);
  return events.find(({ Name }) => Name === name)?.ID ?? '';
}

test('the first change of a delivered event records the state before, which is restored in one step', async () => {
  const { id } = await addEvent();
  expect(await history(id)).toMatchObject([{ Number: 1, Changes: [] }]);
  await save(id, {
    Address: 'Hall 4',
    Capacity: 20,
    CanRegister: true,
    Latitude: -34.5,
    Longitude: 138.6,
    ChannelLimit: 45,
    Cut: 8,
  });
  expect(await history(id)).toMatchObject([
    {
      Number: 2,
      Who: 'Director',
      Why: 'edited on the site',
      Changes: [
        'The address is Hall 4 (was none).',
        'The place on the map is -34.5, 138.6 (was none).',
        'The number of places is 20 (was any).',
        'The distance between channels is 45 MHz (was 37 MHz).',
        'The number who go on is 8 (was none).',
        'Registration opened.',
      ],
    },
    { Number: 1, Who: 'desktop app', Why: 'as delivered', Changes: [] },
  ]);
  expect(await restore(id, 1)).toBe(200);
  expect(await api.get<WireEvent>(eventUrl(id))).toMatchObject({
    Address: '',
    Latitude: null,
    Longitude: null,
    Capacity: null,
    CanRegister: false,
    ChannelLimit: 37,
    Cut: null,
  });
  expect((await history(id))[0]).toMatchObject({ Number: 3, Why: 'restored revision 1' });
  expect(await restore(id, 1)).toBe(200);
  expect(await history(id)).toHaveLength(3);
  expect(await restore(id, 9)).toBe(404);
});

test('an event of the site gets its name, type and start back, but stays hidden or shown', async () => {
  const id = await createEvent('Twilight');
  await save(id, { Name: 'Twilight 2', EventType: 'TimeTrial', Start: '2999/08/01 20:00', Info: 'Lights' });
  await save(id, { Visible: false });
  await save(id, { Visible: true });
  expect((await history(id)).map(({ Changes }) => Changes)).toEqual([
    ['The event is shown again.'],
    ['The event was hidden.'],
    [
      'The name is Twilight 2 (was Twilight).',
      'The type is TimeTrial (was Race).',
      'The start is 1st August 2999, 8:00 PM (was 1st July 2999, 7:30 PM).',
      'The info text was added.',
    ],
    [],
  ]);
  expect(await restore(id, 3)).toBe(200);
  expect(await api.get(eventUrl(id))).toMatchObject({ Name: 'Twilight 2' });
  expect(await restore(id, 1)).toBe(200);
  expect(await api.get(eventUrl(id))).toMatchObject({
    Name: 'Twilight',
    EventType: 'Race',
    Start: '2999-07-01 19:30:00.000',
    Info: '',
  });
});

test('a delivery that changes what the history shows is in it, and no restore takes that back', async () => {
  const event = await addEvent();
  await save(event.id, { Address: 'Hall 4' });
  editFile(event, 'Event.json', (file) => Object.assign(file, { Name: 'Final', Laps: 5 }));
  await api.add(event);
  editFile(event, 'Event.json', (file) => Object.assign(file, { Unknown: 1 }));
  await api.add(event);
  expect(await history(event.id)).toMatchObject([
    {
      Number: 3,
      Who: 'test',
      Why: 'a test',
      Changes: ['The name is Final (was Club night).', expect.stringMatching(/^The target is 5 laps/)],
    },
    { Number: 2 },
    { Number: 1 },
  ]);
  expect(await restore(event.id, 1)).toBe(200);
  expect(await api.get(eventUrl(event.id))).toMatchObject({ Name: 'Final', Laps: 5, Address: '' });
});

test.each([
  ['a visitor', () => openBrowser(api.app), 401],
  ['a pilot', () => signInAs(api), 403],
  ['a manager of another club', () => signInAs(api, { tier: 'Club' }), 403],
] as const)('%s reads the history, but restores nothing', async (_, open, status) => {
  const { id } = await addEvent();
  await save(id, { Address: 'Hall 4' });
  const browser = await open();
  expect((await browser.request(`${eventUrl(id)}/revisions`)).statusCode).toBe(200);
  expect(await restore(id, 1, browser)).toBe(status);
  expect(await api.get(eventUrl(id))).toMatchObject({ Address: 'Hall 4' });
});

test('the history of a hidden event is hidden', async () => {
  const { id } = await addEvent();
  await api.database.db.update(schema.events).set({ enabled: false }).where(eq(schema.events.id, id));
  expect((await api.app.inject(`${eventUrl(id)}/revisions`)).statusCode).toBe(404);
});
