import { SYNC_CALLS, type SyncEvent, type WireEvent, type WireSession } from '@holeshot/contract/wire';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { schema } from '../../database';
import { createClubKey } from '../../people/club-keys';
import { buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import {
  type Call,
  eventCall,
  eventPath,
  openSyncClient,
  raceCall,
  type SyncClient,
  wholeEvent,
} from './testing/sync-client';

let api: TestApp;
let client: SyncClient;
beforeAll(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
});
afterAll(() => api.close());

const send = async ({ path, body }: Call) => (await client.put(path, body)).json;
const sendAll = async (calls: readonly Call[]): Promise<string[]> => {
  const statuses: string[] = [];
  for (const call of calls) statuses.push((await send(call)).status);
  return statuses;
};
const { events, raceRevisions, races, registrations, dataVersions, syncConflicts, syncPositions } = schema;
/** Once the ranking, which is written a moment after a delivery, is there. */
const listRevisions = async () => {
  await api.app.rankLater.idle();
  return api.database.db.select().from(dataVersions).orderBy(asc(dataVersions.scope));
};

test('an event and its races appear on the site as they are delivered', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  expect(await sendAll(wholeEvent(event))).toEqual(['created', 'created', 'created']);
  expect(await api.get(`/api/public/events/id/${event.id}`)).toMatchObject({ Name: 'Club night' });
  expect(await api.get(`/api/public/races/eventId/${event.id}`)).toHaveLength(2);
  const [row] = await api.database.db
    .select()
    .from(raceRevisions)
    .where(eq(raceRevisions.raceId, event.raceIds[0] ?? ''));
  expect(row).toMatchObject({ number: 1, who: 'desktop app', why: 'sync' });
});

test('a repeated delivery writes nothing, whether it has the old number or a new one', async () => {
  const event = buildEvent({ stages: [], results: [] });
  await sendAll(wholeEvent(event));
  const before = await listRevisions();
  const positions = await api.database.db.select().from(syncPositions);
  expect(new Set(await sendAll(wholeEvent(event)))).toEqual(new Set(['unchanged']));
  expect(await api.database.db.select().from(syncPositions)).toEqual(positions);
  expect(new Set(await sendAll(wholeEvent(event, 100)))).toEqual(new Set(['unchanged']));
  expect(await listRevisions()).toEqual(before);
});

test.each([
  ['0099/05/15 19:30:00', '0099-05-15 19:30:00.000', []],
  ['0002/01/01 0:00:00', '0002-01-01 00:00:00.000', []],
  [
    '0000/01/01 0:00:00',
    '0001-01-01 00:00:00.000',
    [{ file: 'Event.json', message: expect.stringContaining('Start') }],
  ],
])('an early date is stored as what it is, or named as a fault: %s', async (start, stored, faults) => {
  const event = buildEvent({ event: { Start: start }, races: [{ race: { Start: start, End: start } }] });
  const reply = await send(eventCall(event, 1, ['Event.json', 'Pilots.json', 'Rounds.json']));
  expect(reply).toMatchObject({ status: 'created', faults });
  const { faults: ofRace } = await send(raceCall(event, 2));
  expect(ofRace).toHaveLength(faults.length * 2);
  expect(await api.get(`/api/public/events/id/${event.id}`)).toMatchObject({ Start: stored });
  const race = `/api/public/races/eventId/${event.id}/raceId/${event.raceIds[0]}`;
  expect(await api.get(race)).toMatchObject({ Start: stored });
  for (const path of [
    ...['/api/public/events', '/api/public/events/front', '/api/public/events/table/all', '/calendar.ics'],
    ...['/api/public/events/table/year=99', '/api/public/events/table/sort=date&order=desc'],
    ...[`/api/public/stats/clubId/${api.clubId}/records`, `/club/${api.clubId}/calendar.ics`],
    ...[
      `/api/public/rankings/eventId/${event.id}`,
      '/api/public/live',
      `/api/public/podiums/clubId/${api.clubId}`,
    ],
    ...['/api/public/stats/fastestLaps', `/og/event/${event.id}.png`],
  ])
    expect([path, (await api.app.inject({ url: path })).statusCode]).toEqual([path, 200]);
  const table = await api.get<{ Total: number }>('/api/public/events/table/year=99');
  expect(table.Total).toBe(start.startsWith('0099') ? 1 : 0);
  await api.app.rankLater.idle();
  await api.database.db.delete(events).where(eq(events.id, event.id));
});

test('a changed race is replaced as a whole, and other races stay', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  await sendAll(wholeEvent(event));
  const path = `${event.raceIds[0]}`;
  editFile(event, `${path}/Race.json`, (race) => Object.assign(race, { RaceNumber: 9 }));
  event.files.delete(`${path}/Result.json`);
  expect(await send(raceCall(event, 10))).toEqual({
    status: 'changed',
    revision: 2,
    sequence: 10,
    outdated: [],
    faults: [],
  });
  const stored = await api.database.db.select().from(races).where(eq(races.eventId, event.id));
  expect(stored.map(({ raceNumber, revision }) => [raceNumber, revision]).sort()).toEqual([
    [2, 1],
    [9, 2],
  ]);
});

test('an earlier delivery that arrives later changes nothing', async () => {
  const event = buildEvent({ races: [{}] });
  await sendAll(wholeEvent(event, 5));
  editFile(event, 'Event.json', (file) => Object.assign(file, { Name: 'Older' }));
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: 9 }));
  expect(await send(eventCall(event, 4, ['Event.json']))).toMatchObject({
    status: 'outdated',
    sequence: 5,
    outdated: ['Event.json'],
  });
  expect(await send(raceCall(event, 5))).toMatchObject({ status: 'outdated', sequence: 6, revision: 1 });
  expect(await api.get(`/api/public/events/id/${event.id}`)).toMatchObject({ Name: 'Club night' });
});

test('each file has a number of its own', async () => {
  const event = buildEvent();
  await send(eventCall(event, 5, ['Event.json', 'Pilots.json']));
  const reply = await send(eventCall(event, 4, ['Event.json', 'Rounds.json']));
  expect(reply).toMatchObject({ status: 'changed', outdated: ['Event.json'] });
  expect(await api.get(`/api/public/rounds/eventId/${event.id}`)).toHaveLength(2);
});

test('a race that was corrected by hand stays, and the delivery is kept for the manager', async () => {
  const event = buildEvent({ races: [{}] });
  await sendAll(wholeEvent(event));
  await api.database.db.update(races).set({ isCorrected: true }).where(eq(races.eventId, event.id));
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: 9 }));
  const before = await listRevisions();
  expect(await send(raceCall(event, 10))).toMatchObject({ status: 'conflict', revision: 1 });
  const ofEvent = eq(syncConflicts.eventId, event.id);
  const kept = await api.database.db.select().from(syncConflicts).where(ofEvent);
  expect(kept).toMatchObject([{ raceId: event.raceIds[0], body: { race: { RaceNumber: 9 } } }]);
  expect(await listRevisions()).toEqual(before);
  // once a manager has discarded it, its repetition does not bring it back
  await api.database.db.delete(syncConflicts).where(ofEvent);
  expect(await send(raceCall(event, 10))).toMatchObject({ status: 'unchanged', revision: 1 });
  expect(await api.database.db.select().from(syncConflicts).where(ofEvent)).toEqual([]);
});

test('fields of the website survive, and VisibleOnline hides an event everywhere', async () => {
  const event = buildEvent({ races: [{}] });
  await sendAll(wholeEvent(event));
  const own = { address: 'Field 1', info: 'Bring shade', canRegister: true };
  await api.database.db.update(events).set(own).where(eq(events.id, event.id));
  editFile(event, 'Event.json', (file) => Object.assign(file, { VisibleOnline: false, Name: 'Secret' }));
  expect(await send(eventCall(event, 10, ['Event.json']))).toMatchObject({ status: 'changed' });
  const [row] = await api.database.db.select().from(events).where(eq(events.id, event.id));
  expect(row).toMatchObject({ ...own, name: 'Secret' });
  for (const path of ['events/id', 'races/eventId', 'pilots/eventId', 'rounds/eventId'])
    expect((await api.ask(`/api/public/${path}/${event.id}`)).status).toBe(404);
  const list = await api.get<WireEvent[]>('/api/public/events');
  expect(list.map(({ ID }) => ID)).not.toContain(event.id);
});

test('an event of another club is refused', async () => {
  const event = buildEvent({ races: [{}] });
  await sendAll(wholeEvent(event));
  const [club] = await api.database.db.insert(schema.clubs).values({ name: 'Rivals' }).returning();
  const rival = await openSyncClient(api, club?.id);
  for (const { path, body } of wholeEvent(event, 50))
    expect(await rival.put(path, body)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
  expect(await rival.get(`${eventPath(event.id)}/registrations`)).toMatchObject({ status: 403 });
  expect((await rival.get('/api/sync/events')).json).toEqual([]);
});

test('without a key, with a wrong one and with a revoked one nothing is answered', async () => {
  const old = await openSyncClient(api);
  client = await openSyncClient(api);
  const authorizations = ['', 'Bearer', `Bearer ${old.key.slice(0, -1)}`, `Bearer ${old.key}`];
  for (const authorization of authorizations)
    for (const url of ['/api/sync/club', '/api/sync/events', `${eventPath(buildGuid())}/registrations`]) {
      const reply = await api.app.inject({ url, headers: { authorization } });
      expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'signed-out' }]);
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    }
  expect((await client.get('/api/sync/club')).json).toMatchObject({
    name: 'Home',
    timeZone: 'Europe/Berlin',
  });
});

test('the list of events tells hashes and numbers, also of hidden events', async () => {
  const event = buildEvent({ event: { VisibleOnline: false }, races: [{}] });
  await sendAll(wholeEvent(event, 7));
  const list = (await client.get<SyncEvent[]>('/api/sync/events')).json;
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(list.find(({ eventId }) => eventId === event.id)).toMatchObject({
    name: 'Club night',
    visible: false,
    files: { 'Event.json': { hash, sequence: 7 }, 'Stages.json': { hash: '', sequence: 0 } },
    races: [{ raceId: event.raceIds[0], revision: 1, corrected: false, hash, sequence: 8 }],
  });
});

test('an event that the app hides tells who registered, once', async () => {
  const event = buildEvent({});
  await sendAll(wholeEvent(event));
  const person = await signInAs(api);
  const entry = { pilotName: 'Vee', note: '', status: 'registered' as const };
  await api.database.db.insert(registrations).values({ eventId: event.id, userId: person.id, ...entry });
  for (const [number, change] of [{ VisibleOnline: false }, { Enabled: false }].entries()) {
    editFile(event, 'Event.json', (file) => Object.assign(file, change));
    expect((await send(eventCall(event, 10 + number, ['Event.json']))).status).toBe('changed');
  }
  const { notices } = (await person.request('/api/public/auth')).json<WireSession>();
  expect(notices.map(({ Text }) => Text)).toEqual(['Club night is hidden for now: you stay registered.']);
});

test('an event that the app moves tells who registered', async () => {
  const event = buildEvent({ event: { Start: '2999/07/01 19:30:00' }, races: [] });
  await sendAll(wholeEvent(event));
  const person = await signInAs(api);
  const entry = { pilotName: 'Vee', note: '', status: 'registered' as const };
  await api.database.db.insert(registrations).values({ eventId: event.id, userId: person.id, ...entry });
  for (const [number, Start] of ['2999/07/02 20:00:00', '2999/07/02 0:00:00'].entries()) {
    editFile(event, 'Event.json', (file) => Object.assign(file, { Start }));
    expect((await send(eventCall(event, 10 + number, ['Event.json']))).status).toBe('changed');
  }
  const { notices } = (await person.request('/api/public/auth')).json<WireSession>();
  expect(notices.map(({ Text }) => Text)).toEqual(['Club night moves to 2nd July 2999, 8:00 PM.']);
});

test('registrations of the site can be read', async () => {
  const event = buildEvent({ races: [] });
  await sendAll(wholeEvent(event));
  const person = await signInAs(api, { handle: 'Vee' });
  const entry = { pilotName: 'Vee', note: 'R1 please', status: 'waiting' as const };
  await api.database.db.insert(registrations).values({ eventId: event.id, userId: person.id, ...entry });
  expect(await client.get(`${eventPath(event.id)}/registrations`)).toEqual({
    status: 200,
    json: [{ name: 'Vee', status: 'waiting', note: 'R1 please' }],
  });
  expect(await client.get(`${eventPath(buildGuid())}/registrations`)).toMatchObject({ status: 404 });
});

test('what cannot be used is refused, and says why', async () => {
  const event = buildEvent({ races: [{}] });
  expect(await send(raceCall(event, 1))).toMatchObject({
    status: 'refused',
    faults: [{ file: 'Event.json', message: expect.stringContaining('comes before its races') }],
  });
  expect(await send(eventCall(event, 1, ['Pilots.json']))).toMatchObject({ status: 'refused' });
  const foreign = { ...eventCall(event, 1, ['Event.json']), path: eventPath(buildGuid()) };
  expect(await send(foreign)).toMatchObject({
    status: 'refused',
    faults: [{ message: 'has another ID than the address of the request' }],
  });
  await sendAll(wholeEvent(event));
  const other = { ...raceCall(event, 9), path: `${eventPath(event.id)}/races/${buildGuid()}` };
  expect(await send(other)).toMatchObject({ status: 'refused' });
  expect(
    await send({ ...raceCall(event, 9), body: { sequence: 9, files: { 'Race.json': [] } } }),
  ).toMatchObject({
    status: 'refused',
    faults: [{ file: 'Race.json', message: 'holds no race' }],
  });
  const [json] = eventCall(event, 10, ['Event.json']).body.files['Event.json'] as object[];
  const fields = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`Field${index}`, index]));
  const wide = { sequence: 10, files: { 'Event.json': [{ ...json, More: fields }] } };
  expect(await send({ path: eventPath(event.id), body: wide })).toMatchObject({
    status: 'unchanged',
    faults: [{ file: 'Event.json', message: 'has an object with more than 10000 fields' }],
  });
});

test.each([
  ['nothing', ''],
  ['half of a body', '{"sequence":1,"files":{"Event.json":[{"ID"'],
  ['no object', '[]'],
  ['no number', '{"sequence":"1","files":{}}'],
  ['a negative number', '{"sequence":-1,"files":{}}'],
  ['a file that is no array', '{"sequence":1,"files":{"Event.json":{}}}'],
  ['rows that are no objects', '{"sequence":1,"files":{"Event.json":[1]}}'],
  ['a file of another name', '{"sequence":1,"files":{"Clubs.json":[]}}'],
])('%s is answered with 400', async (_name, payload) => {
  const headers = { authorization: `Bearer ${client.key}`, 'content-type': 'application/json' };
  const reply = await api.app.inject({ method: 'PUT', url: eventPath(buildGuid()), headers, payload });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'bad-parameter' }]);
});

test('ids that are no GUIDs, other types and bodies that are too large are answered with their codes', async () => {
  expect(await client.put(eventPath('1'), { sequence: 1, files: {} })).toMatchObject({
    status: 400,
    json: { code: 'bad-parameter', parameter: 'eventId' },
  });
  const race = `${eventPath(buildGuid())}/races/${buildGuid()}`;
  const headers = { authorization: `Bearer ${client.key}` };
  const put = (url: string, type: string, payload: string) =>
    api.app.inject({ method: 'PUT', url, headers: { ...headers, 'content-type': type }, payload });
  expect((await put(race, 'application/xml', '<a/>')).json()).toMatchObject({ code: 'unsupported-type' });
  const large = JSON.stringify({ sequence: 1, files: {}, fill: 'x'.repeat(4 * 1024 * 1024) });
  const reply = await put(race, 'application/json', large);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    413,
    { code: 'too-large', message: 'The body is larger than 4 MB.' },
  ]);
});

test('a new key in the middle of a race day ends the old one only', async () => {
  const { key } = await api.database.transaction((tx) =>
    createClubKey(tx, { clubId: api.clubId, userId: 1 }),
  );
  expect((await client.get('/api/sync/club')).status).toBe(401);
  const reply = await api.app.inject({ url: '/api/sync/club', headers: { authorization: `bearer ${key}` } });
  expect(reply.statusCode).toBe(200);
});

test('every call of the contract is served and documented, and replies as it says', async () => {
  const { paths } = await api.get<{ paths: Record<string, object> }>('/api/docs/json');
  client = await openSyncClient(api);
  const event = buildEvent({ races: [{}] });
  const [first, second] = wholeEvent(event);
  for (const { method, path, reply } of Object.values(SYNC_CALLS)) {
    expect(Object.keys(paths[path.replace(/:(\w+)/g, '{$1}')] ?? {})).toContain(method.toLowerCase());
    if (method === 'GET' && !path.includes(':')) {
      const { json } = await client.get(path);
      expect(z.parse(reply, json)).toEqual(json);
    }
  }
  for (const call of [first, second]) {
    const json = await send(call as Call);
    expect(z.parse(SYNC_CALLS.putRace.reply, json)).toEqual(json);
  }
});
