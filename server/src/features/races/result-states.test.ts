import type {
  Property,
  WireEvent,
  WireEventListItem,
  WireRace,
  WireRaceDetails,
} from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { rankEvents } from '../../events/summarise/rank-events';
import { openBrowser } from '../../testing/browser';
import { type BuiltEvent, buildEvent, desktopDate, editFile } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

const MINUTE = 60_000;
/** A full minute now: races of these tests end at it. */
const END = Math.floor(Date.now() / MINUTE) * MINUTE;

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInManager(api, { handle: 'Director' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

/** Lets the site see another time, minutes after the races ended. */
const setMinute = (minute: number) => {
  jest.spyOn(Date, 'now').mockImplementation(() => END + minute * MINUTE);
};

const setObjections = async (value: number): Promise<string> => {
  const url = `/api/club/club/id/${api.clubId}`;
  return (await manager.request({ method: 'POST', url, payload: { ObjectionMinutes: value } })).body;
};

interface AddedEvent {
  event: BuiltEvent;
  raceId: string;
  race: string;
  form: string;
}

/** An event whose races ended at `END`, on a field whose clock is UTC. */
async function addEvent(numbers: readonly number[] = [1], name = 'Club night'): Promise<AddedEvent> {
  const times = { Start: desktopDate(END - 2 * MINUTE), End: desktopDate(END) };
  const event = buildEvent({
    event: { Name: name, TimeZone: 'Etc/UTC', Start: desktopDate(END - 60 * MINUTE) },
    pilots: [{ Name: 'Vee' }, { Name: 'Zed' }],
    rounds: [{}],
    races: numbers.map((number) => ({ number, race: times })),
  });
  await api.add(event);
  const raceId = event.raceIds[0] ?? '';
  return {
    event,
    raceId,
    race: `/api/public/races/eventId/${event.id}/raceId/${raceId}`,
    form: `/api/club/race/eventId/${event.id}/id/${raceId}`,
  };
}

const getState = async (path: string) => (await api.get<WireRace | WireEvent>(path)).Results?.State;
const eventPath = ({ event }: AddedEvent) => `/api/public/events/id/${event.id}`;
const declare = async (
  { event }: AddedEvent,
  payload: Record<string, unknown>,
  who: { request: SignedInPerson['request'] } = manager,
) => who.request({ method: 'PUT', url: `/api/club/event/id/${event.id}/official`, payload });

async function correct({ form }: AddedEvent, reason = 'Photo finish'): Promise<void> {
  const properties: Property[] = (await manager.request(form)).json();
  const names = ['Position of Vee', 'Position of Zed'].map(
    (title) => properties.find((property) => property.title === title)?.name ?? '',
  );
  const payload = { Reason: reason, [names[0] ?? '']: 2, [names[1] ?? '']: 1 };
  expect((await manager.request({ method: 'POST', url: form, payload })).body).toBe('');
}

test('a race turns official by itself, in its answer, in lists and in those of its event', async () => {
  const added = await addEvent();
  const lists = async () => {
    const events = await api.get<WireEventListItem[]>('/api/public/events');
    const [race] = await api.get<WireRace[]>(`/api/public/races/eventId/${added.event.id}`);
    return [
      await getState(added.race),
      race?.Results?.State,
      await getState(eventPath(added)),
      events.find(({ ID }) => ID === added.event.id)?.Results?.State,
    ];
  };
  setMinute(0);
  expect(await lists()).toEqual(Array(4).fill('provisional'));
  expect((await api.get<WireRaceDetails>(added.race)).Results).toEqual({
    State: 'provisional',
    Until: new Date(END + 30 * MINUTE).toISOString(),
    Changed: false,
  });
  setMinute(29.99);
  expect(await lists()).toEqual(Array(4).fill('provisional'));
  // nothing was written meanwhile: answers that were kept are not given any more
  setMinute(30);
  expect(await lists()).toEqual(Array(4).fill('official'));
});

test("the club's time for objections counts for races that end from now on", async () => {
  const before = await addEvent();
  expect(await setObjections(0)).toBe('');
  const after = await addEvent();
  setMinute(0);
  expect([await getState(before.race), await getState(after.race)]).toEqual(['provisional', 'official']);
  expect(await setObjections(2.5)).toBe('Time for objections: Enter a whole number.');
  expect(await setObjections(-1)).toBe('Time for objections: Enter at least 0.');
  expect(await setObjections(601)).toBe('Time for objections: Enter at most 600.');
  expect(await setObjections(30)).toBe('');
});

test('a change of official results shows as one, and not before', async () => {
  const [early, late] = [await addEvent(), await addEvent()];
  setMinute(10);
  await correct(early);
  setMinute(40);
  await correct(late);
  expect([await getState(early.race), await getState(late.race)]).toEqual(['official', 'changed']);
  expect(await getState(eventPath(late))).toBe('changed');
  expect(await api.get(late.race)).toMatchObject({
    OfficialRevision: 1,
    Revision: 2,
    RevisionWhy: 'Photo finish',
  });
  expect(await api.get(`${late.race}/revisions`)).toMatchObject([
    { Number: 2, AfterOfficial: true, Changes: ['Vee: 2nd (was 1st).', 'Zed: 1st (was 2nd).'] },
    { Number: 1, AfterOfficial: false },
  ]);
});

test('results that are what was official again are no change any more', async () => {
  const added = await addEvent();
  setMinute(40);
  await correct(added);
  const restore = (payload?: unknown) =>
    manager.request({ method: 'POST', url: `${added.form}/restore/1`, ...(payload ? { payload } : {}) });
  const refusal = await restore();
  expect([refusal.statusCode, refusal.json()]).toEqual([
    400,
    { code: 'bad-parameter', parameter: 'reason', message: 'The results are official: say why they change.' },
  ]);
  expect((await restore({ reason: 'The judges agreed' })).statusCode).toBe(200);
  expect(await api.get(added.race)).toMatchObject({
    Results: { State: 'official' },
    OfficialRevision: null,
    RevisionWhy: 'restored revision 1: The judges agreed',
  });
});

test('a delivery that says nothing new about racing is no change', async () => {
  const added = await addEvent();
  setMinute(40);
  editFile(added.event, `${added.raceId}/Race.json`, (race) =>
    Object.assign(race, { AutoAssignNumbers: false }),
  );
  await api.add(added.event);
  expect(await api.get(added.race)).toMatchObject({ Revision: 2, Results: { State: 'official' } });
  editFile(added.event, `${added.raceId}/Result.json`, (result) => Object.assign(result, { Points: 3 }));
  await api.add(added.event);
  expect(await api.get(added.race)).toMatchObject({
    Revision: 3,
    OfficialRevision: 2,
    Results: { State: 'changed' },
  });
});

test('a race that is removed after it was official leaves an event that was changed', async () => {
  const added = await addEvent([1, 2]);
  setMinute(40);
  editFile(added.event, `${added.raceId}/Race.json`, (race) => Object.assign(race, { Valid: false }));
  await api.add(added.event);
  expect(await getState(eventPath(added))).toBe('changed');
});

test('a manager declares an event official and takes it back, and both are in its history', async () => {
  const added = await addEvent();
  setMinute(1);
  expect((await declare(added, { isOfficial: true, reason: ' ' })).json()).toMatchObject({
    parameter: 'reason',
  });
  expect((await declare(added, { isOfficial: false, reason: 'No' })).statusCode).toBe(409);
  expect((await declare(added, { isOfficial: true, reason: 'All agree' })).statusCode).toBe(200);
  expect([await getState(added.race), await getState(eventPath(added))]).toEqual(['official', 'official']);
  setMinute(2);
  expect((await declare(added, { isOfficial: false, reason: 'An objection' })).statusCode).toBe(200);
  expect([await getState(added.race), await getState(eventPath(added))]).toEqual([
    'provisional',
    'provisional',
  ]);
  expect(await api.get(`${eventPath(added)}/revisions`)).toMatchObject([
    { Who: 'Director', Why: 'An objection', Changes: ['The results are not declared official any more.'] },
    { Who: 'Director', Why: 'All agree', Changes: ['The results were declared official.'] },
    { Number: 1 },
  ]);
});

test('an event without results cannot be declared official', async () => {
  const event = buildEvent({ races: [{ state: 'not-started' }] });
  await api.add(event);
  const url = `/api/club/event/id/${event.id}/official`;
  const reply = await manager.request({
    method: 'PUT',
    url,
    payload: { isOfficial: true, reason: 'Why not' },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([409, { parameter: 'isOfficial' }]);
});

test.each([
  ['a visitor', () => openBrowser(api.app), 401],
  ['a pilot', () => signInAs(api), 403],
  ['a manager of another club', () => signInAs(api, { tier: 'Club' }), 403],
] as const)('%s declares nothing', async (_, open, status) => {
  const added = await addEvent();
  const browser = await open();
  expect((await declare(added, { isOfficial: true, reason: 'Mine' }, browser)).statusCode).toBe(status);
  expect((await declare(added, { isOfficial: false, reason: 'Mine' }, browser)).statusCode).toBe(status);
});

test('an event from before states were stored gets its state with the results of today', async () => {
  const { event } = await addEvent();
  const { db } = api.database;
  await db.update(schema.events).set({ resultFacts: null }).where(eq(schema.events.id, event.id));
  const ofEvent = eq(schema.rankedEvents.eventId, event.id);
  await db.update(schema.rankedEvents).set({ version: 0, resultsVersion: 0 }).where(ofEvent);
  await rankEvents(api.database, new AbortController().signal, [event.id]);
  setMinute(40);
  expect(await getState(`/api/public/events/id/${event.id}`)).toBe('official');
});

test('preview pictures and calendars tell the state in words that stay true', async () => {
  const added = await addEvent([1], 'Fresh');
  const feed = async () => (await api.app.inject('/calendar.ics')).body.replaceAll('\r\n ', '');
  const maxAge = async () =>
    (await api.app.inject(`/og/event/${added.event.id}.png`)).headers['cache-control'];
  setMinute(0);
  expect(await feed()).toMatch(/SUMMARY:Fresh[\s\S]*Results: Provisional until \d+:\d\d [AP]M/);
  expect(await maxAge()).toBe('public, max-age=60');
  setMinute(30);
  expect(await feed()).toMatch(/SUMMARY:Fresh[\s\S]*Results: Official/);
  expect(await feed()).not.toContain('Provisional');
  expect(await maxAge()).toBe('public, max-age=3600');
});
