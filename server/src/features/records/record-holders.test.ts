import type { Property, WireRecordChange, WireUserStats } from '@holeshot/contract/wire';
import { eq, inArray } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { rankEvents } from '../../events/summarise/rank-events';
import { storeRecords } from '../../events/summarise/store-records';
import { importEvent } from '../../events/write/import-event';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { deleteDueAccounts } from '../account/delete-accounts';
import { mergeClubs } from '../admin/clubs/merge-clubs';

let api: TestApp;
let manager: SignedInPerson;
let vee: SignedInPerson;
beforeEach(async () => {
  api = await createTestApp();
  manager = await signInManager(api, { handle: 'Director' });
  vee = await signInAs(api, { handle: 'Vee', hasPublicProfile: true });
});
afterEach(() => api.close());

/** `Spring 20`, `falls to Spring 20 by Director: Cut the gate`; newest first. */
const toText = ({ Fell, Best, Who, Why }: WireRecordChange): string =>
  `${Fell ? 'falls to ' : ''}${Best ? `${Best.Event} ${Best.Seconds}` : 'none'}${Who && ` by ${Who}: ${Why}`}`;
const read = (path: string) => api.get<WireRecordChange[]>(`/api/public/${path}/records/changes`);
const ofTrack = async (clubId = api.clubId) => (await read(`layouts/clubId/${clubId}`)).map(toText);
const ofVee = async () => (await read(`stats/userId/${vee.id}`)).map(toText);
const ofClub = async (clubId: number) =>
  (await read(`stats/clubId/${clubId}`)).filter(({ Kind }) => Kind === 'lap').map(toText);
const bestOfVee = async () =>
  (await api.get<WireUserStats>(`/api/public/stats/userId/${vee.id}`)).Bests[0]?.LapTime;

const trackId = buildGuid();
const elements = [
  [0, 0],
  [40, 0],
  [40, 30],
].map(([X, Z]) => ({ ElementType: 1, X, Y: 0, Z, Tilt: 0, Scale: 1, Rotation: 0, Visible: true }));
const trackFile = JSON.stringify([{ ID: trackId, Name: 'Dry Creek', Length: 0, TrackElements: elements }]);

const add = ({ folder }: BuiltEvent, clubId = api.clubId) =>
  importEvent(api.database, { folder, clubId, who: 'test', why: 'a test' });

/** An event whose first lap of Vee is the best one; days are of May 2026. */
async function addEvent(
  Name: string,
  day: number,
  seconds: number,
  { clubId = api.clubId, ...changes }: { clubId?: number; [name: string]: unknown } = {},
): Promise<BuiltEvent> {
  const event = buildEvent({
    event: { Name, Track: trackId, Start: `2026/05/${day} 19:00:00`, ...changes },
    pilots: [{ Name: 'Vee' }, { Name: 'Zed' }],
    rounds: [{}],
    races: [{ race: { Start: `2026/05/${day} 19:40:00`, End: `2026/05/${day} 19:45:00` } }],
  });
  event.files.set(`../Tracks/${trackId}.fpvtrk`, trackFile);
  setBest(event, seconds);
  await add(event, clubId);
  return event;
}

function setBest(event: BuiltEvent, seconds: number): void {
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => {
    Object.assign((race.Laps as object[])[2] ?? {}, { LengthSeconds: seconds });
  });
}

/** Claims Vee's pilot of an event, or undoes that. */
async function claim(event: BuiltEvent, method: 'PUT' | 'DELETE' = 'PUT'): Promise<void> {
  const url = `/api/account/claims/eventId/${event.id}/pilotId/${event.pilotIds[0]}`;
  expect((await vee.request({ method, url })).statusCode).toBe(200);
}

async function takeLapAway(event: BuiltEvent): Promise<void> {
  const form = `/api/club/race/eventId/${event.id}/id/${event.raceIds[0]}`;
  const properties: Property[] = (await manager.request(form)).json();
  const lap = properties.find(({ title }) => title.startsWith('Lap 2 of Vee'))?.name ?? '';
  const payload = { Reason: 'Cut the gate', [lap]: false };
  expect((await manager.request({ method: 'POST', url: form, payload })).body).toBe('');
}

test('the records of a track and of a person are beaten, and fall back with the author of the change', async () => {
  await claim(await addEvent('Spring', 1, 19));
  const autumn = await addEvent('Autumn', 2, 18.5);
  await claim(autumn);
  await addEvent('Slower', 3, 19.5);
  expect([await ofTrack(), await ofVee()]).toEqual([
    ['Autumn 18.5', 'Spring 19'],
    ['Autumn 18.5', 'Spring 19'],
  ]);
  await takeLapAway(autumn);
  const lines = ['falls to Spring 19 by Director: Cut the gate', 'Autumn 18.5', 'Spring 19'];
  expect([await ofTrack(), await ofVee(), await bestOfVee()]).toEqual([lines, lines, 19]);
  const [fall, set] = await read(`stats/userId/${vee.id}`);
  expect(fall).toMatchObject({
    Club: 'Home',
    EventType: 'Race',
    Kind: 'lap',
    Before: { Seconds: 18.5, RaceID: autumn.raceIds[0], PilotID: autumn.pilotIds[0] },
  });
  expect(set?.Time).toBe('2026-05-02 19:40:00.000');
});

test('a faster time of an earlier day that is imported later leaves no line that never was a record', async () => {
  const first = await addEvent('First', 5, 19.5);
  await takeLapAway(first);
  await addEvent('Fourth', 9, 19);
  await addEvent('Third', 8, 18.5);
  expect(await ofTrack()).toEqual([
    'Third 18.5',
    expect.stringMatching(/^falls to First 20 by Director/),
    'First 19.5',
  ]);
  await addEvent('Second', 7, 18);
  expect((await ofTrack())[0]).toBe('Second 18');
  expect(await ofTrack()).toHaveLength(3);
});

test('what a record is of counts for nothing else', async () => {
  const race = await addEvent('Race', 1, 19);
  const trial = await addEvent('Trial', 2, 18, { EventType: 'TimeTrial', Track: null });
  await claim(race);
  await claim(trial);
  expect(
    (await read(`stats/userId/${vee.id}`)).map(({ EventType, Best }) => [EventType, Best?.Seconds]),
  ).toEqual([
    ['TimeTrial', 18],
    ['Race', 19],
  ]);
  expect(await ofTrack()).toEqual(['Race 19']);
  await claim(trial, 'DELETE');
  await addEvent('Other pilot', 3, 15);
  expect(await ofVee()).toEqual(['Race 19']);
});

test.each([
  ['hidden', { VisibleOnline: false }],
  ['of another type', { EventType: 'TimeTrial' }],
])('the best lap of an event that is %s now falls', async (_what, change) => {
  await claim(await addEvent('Spring', 1, 19));
  const autumn = await addEvent('Autumn', 2, 18);
  await claim(autumn);
  editFile(autumn, 'Event.json', (file) => Object.assign(file, change));
  await api.add(autumn);
  const changes = (await read(`stats/userId/${vee.id}`)).filter(({ EventType }) => EventType === 'Race');
  expect(changes[0]).toMatchObject({ Fell: true, Best: { Event: 'Spring', Seconds: 19 } });
});

test('the best lap of an event that is hidden and shown again is the newest line', async () => {
  await claim(await addEvent('Spring', 1, 19));
  const autumn = await addEvent('Autumn', 2, 18);
  await claim(autumn);
  for (const VisibleOnline of [false, true]) {
    editFile(autumn, 'Event.json', (file) => Object.assign(file, { VisibleOnline }));
    await api.add(autumn);
  }
  const lines = ['Autumn 18', 'falls to Spring 19', 'Autumn 18', 'Spring 19'];
  expect([await ofTrack(), await ofVee(), await bestOfVee()]).toEqual([lines, lines, 18]);
  const [again] = await read(`stats/userId/${vee.id}`);
  expect(again?.Before?.Seconds).toBe(19);
});

test.each([
  ['oldest first', [0, 1, 2]],
  ['newest first', [2, 1, 0]],
])('claims, %s, tell the best laps as they were flown', async (_order, order) => {
  const events = [
    await addEvent('March', 1, 19.5),
    await addEvent('Slow', 2, 19.8),
    await addEvent('May', 3, 18),
  ];
  for (const index of order) await claim(events[index] as BuiltEvent);
  expect(await ofVee()).toEqual(['May 18', 'March 19.5']);
});

test('a claim that is undone leaves without a fall, and a fall to its lap leads to the next best one', async () => {
  const [first, second, third] = [
    await addEvent('First', 1, 19.5),
    await addEvent('Second', 2, 19),
    await addEvent('Third', 3, 18),
  ];
  for (const event of [first, second, third]) await claim(event);
  await claim(third, 'DELETE');
  expect(await ofVee()).toEqual(['Second 19', 'First 19.5']);
  await claim(third);
  await takeLapAway(third);
  await claim(second, 'DELETE');
  expect(await ofVee()).toEqual(['falls to First 19.5 by Director: Cut the gate', 'Third 18', 'First 19.5']);
  await claim(third, 'DELETE');
  await claim(first, 'DELETE');
  expect(await ofVee()).toEqual([]);
});

test('a site that has times and no lines begins with the record of now', async () => {
  const { db } = api.database;
  await claim(await addEvent('Spring', 1, 18));
  await claim(await addEvent('Autumn', 2, 19));
  await db.delete(schema.recordChanges);
  await db.update(schema.rankedEvents).set({ version: 3 });
  await rankEvents(api.database, new AbortController().signal);
  expect([await ofTrack(), await ofVee()]).toEqual([['Spring 18'], ['Spring 18']]);
});

test('a person without a public profile has no history, and it goes with the account', async () => {
  await claim(await addEvent('Spring', 1, 19));
  const isVee = eq(schema.users.id, vee.id);
  const { db } = api.database;
  const setVee = (values: Partial<typeof schema.users.$inferInsert>) =>
    api.database.transaction(async (tx) => {
      await tx.update(schema.users).set(values).where(isVee);
      await invalidate(tx, ['users', `user:${vee.id}`]);
    });
  await setVee({ hasPublicProfile: false });
  expect((await api.ask(`/api/public/stats/userId/${vee.id}/records/changes`)).status).toBe(404);
  const isOfVee = eq(schema.recordChanges.userId, vee.id);
  expect(await db.$count(schema.recordChanges, isOfVee)).toBe(1);
  await setVee({ deletionAt: new Date(0) });
  await deleteDueAccounts(api.app, Date.now());
  expect(await db.$count(schema.recordChanges, isOfVee)).toBe(0);
});

test('merged clubs have one history, without a fall', async () => {
  await addEvent('Home 1', 1, 19.5);
  await claim(await addEvent('Home 2', 3, 18));
  const [other] = await api.database.db
    .insert(schema.clubs)
    .values({ name: 'Other', timeZone: 'Europe/Berlin' })
    .returning();
  const clubId = other?.id ?? 0;
  await claim(await addEvent('Other 1', 2, 19, { clubId }));
  const fallen = await addEvent('Other 2', 4, 17, { clubId });
  setBest(fallen, 19.9);
  await add(fallen, clubId);
  expect((await ofClub(clubId))[0]).toBe('falls to Other 1 19 by test: a test');
  await api.database.transaction((tx) => mergeClubs(tx, { fromId: api.clubId, intoId: clubId }));
  const lines = [
    'falls to Home 2 18 by test: a test',
    'Other 2 17',
    'Home 2 18',
    'Other 1 19',
    'Home 1 19.5',
  ];
  expect(await ofClub(clubId)).toEqual(lines);
  expect(await ofTrack(clubId)).toEqual(lines);
  expect(await ofVee()).toEqual(['Home 2 18', 'Other 1 19']);
});

/** How many statements note the first records of an event whose pilots are all claimed. */
async function countStatements(pilotCount: number): Promise<number> {
  const names = Array.from({ length: pilotCount }, (_, index) => `Pilot ${pilotCount} ${index}`);
  const event = buildEvent({ pilots: names.map((Name) => ({ Name })), pilotIds: names.map(buildGuid) });
  await api.add(event);
  const { db } = api.database;
  const people = await db
    .insert(schema.users)
    .values(names.map((handle) => ({ handle })))
    .returning();
  const claims = people.map(({ id: userId }, index) => ({
    eventId: event.id,
    userId,
    pilotId: event.pilotIds[index] ?? '',
  }));
  await db.insert(schema.pilotClaims).values(claims);
  let count = 0;
  const counted = new Proxy(db, {
    get(target, name, receiver) {
      if (['select', 'selectDistinctOn', 'insert', 'execute'].includes(String(name))) count += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  await storeRecords(counted, event.id);
  const ids = people.map(({ id }) => id);
  expect(await db.$count(schema.recordChanges, inArray(schema.recordChanges.userId, ids))).toBe(pilotCount);
  return count;
}

test('an event with many claimed pilots takes as many statements as one with few', async () => {
  await countStatements(1);
  const few = await countStatements(2);
  expect(few).toBeLessThan(20);
  expect(await countStatements(30)).toBe(few);
});
