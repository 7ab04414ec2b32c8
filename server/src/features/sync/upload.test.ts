import * as paths from '@holeshot/contract/paths';
import type { DeliveryReply } from '@holeshot/contract/wire';
import { and, asc, eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type Call, eventCall, openSyncClient, raceCall, type SyncClient } from './testing/sync-client';

let api: TestApp;
let manager: SignedInPerson;
let agent: SyncClient;
beforeAll(async () => {
  api = await createTestApp();
  await signInAs(api, { handle: 'Somebody' });
  manager = await signInManager(api, { handle: 'Vee', managedClubId: api.clubId });
  agent = await openSyncClient(api);
});
afterAll(() => api.close());

const { raceRevisions, dataVersions, syncConflicts, syncPositions, races } = schema;
const fillPath = (path: string, values: Record<string, string | number>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
const NAMES = ['Event.json', 'Pilots.json', 'Rounds.json'];

/** The call of an agent as an upload to a club. */
function toUpload({ path, body: { files } }: Call, clubId: number) {
  const [, eventId = '', raceId] = /events\/([^/]+)(?:\/races\/(.+))?$/.exec(path) ?? [];
  const url =
    raceId === undefined
      ? fillPath(paths.eventUpload, { clubId, eventId })
      : fillPath(paths.raceUpload, { clubId, eventId, raceId });
  return { method: 'PUT' as const, url, payload: { files } };
}

async function upload(call: Call, person = manager, clubId = api.clubId) {
  const reply = await person.request(toUpload(call, clubId));
  return {
    status: reply.statusCode,
    json: reply.json<DeliveryReply & { code?: string; message?: string }>(),
  };
}
async function uploadAll(event: BuiltEvent): Promise<string[]> {
  const statuses: string[] = [];
  for (const call of [eventCall(event, 0, NAMES), ...event.raceIds.map((id) => raceCall(event, 0, id))])
    statuses.push((await upload(call)).json.status);
  return statuses;
}
const sync = async (call: Call) => (await agent.put(call.path, call.body)).json;
/** Once the ranking, which is written a moment after a delivery, is there. */
const listRevisions = async () => {
  await api.app.rankLater.idle();
  return api.database.db.select().from(dataVersions).orderBy(asc(dataVersions.scope));
};
const renumber = (event: BuiltEvent, number: number) =>
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: number }));
const ofRace = (event: BuiltEvent) =>
  and(eq(raceRevisions.eventId, event.id), eq(raceRevisions.raceId, event.raceIds[0] ?? ''));

test('a manager uploads an event, whose revisions name the person', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  expect(await uploadAll(event)).toEqual(['created', 'created', 'created']);
  expect(await api.get(`/api/public/races/eventId/${event.id}`)).toHaveLength(2);
  const rows = await api.database.db.select().from(raceRevisions).where(ofRace(event));
  expect(rows).toMatchObject([{ number: 1, who: 'Vee', why: 'upload' }]);
});

test('a repeated upload writes nothing', async () => {
  const event = buildEvent({ races: [{}] });
  await uploadAll(event);
  const state = async () => [await listRevisions(), await api.database.db.select().from(syncPositions)];
  const before = await state();
  expect(await uploadAll(event)).toEqual(['unchanged', 'unchanged']);
  expect(await state()).toEqual(before);
});

test('an upload comes after everything that was delivered, and the agent goes on above it', async () => {
  const event = buildEvent({ races: [{}] });
  await sync(eventCall(event, 40, NAMES));
  await sync(raceCall(event, 41));
  renumber(event, 5);
  expect((await upload(raceCall(event, 0))).json).toMatchObject({
    status: 'changed',
    sequence: 42,
    revision: 2,
  });
  renumber(event, 6);
  expect(await sync(raceCall(event, 42))).toMatchObject({ status: 'outdated', sequence: 42 });
  expect(await sync(raceCall(event, 43))).toMatchObject({ status: 'changed', revision: 3 });
});

test('an earlier state of a race is older, and changes nothing', async () => {
  const event = buildEvent({ races: [{}] });
  await uploadAll(event);
  renumber(event, 5);
  await sync(raceCall(event, 90));
  renumber(event, 1);
  const before = await listRevisions();
  expect((await upload(raceCall(event, 0))).json).toMatchObject({
    status: 'outdated',
    revision: 2,
    outdated: ['Race.json', 'Result.json'],
  });
  expect(await listRevisions()).toEqual(before);
});

test('files of an event that the app opened again since are older, and change nothing', async () => {
  const event = buildEvent({ races: [] });
  const change = (name: string, day: number) =>
    editFile(event, 'Event.json', (file) =>
      Object.assign(file, { Name: name, LastOpened: `2026/05/${day} 18:00:00` }),
    );
  await uploadAll(event);
  change('Later', 17);
  expect(await uploadAll(event)).toEqual(['changed']);
  change('Earlier', 16);
  expect((await upload(eventCall(event, 0, NAMES))).json).toMatchObject({
    status: 'outdated',
    outdated: NAMES,
  });
  expect(await api.get(`/api/public/events/id/${event.id}`)).toMatchObject({ Name: 'Later' });
  editFile(event, 'Event.json', (file) => Object.assign(file, { LastOpened: 'soon' }));
  expect(await uploadAll(event)).toEqual(['changed']);
});

test('a race that was corrected by hand stays, and the upload is kept for the manager', async () => {
  const event = buildEvent({ races: [{}] });
  await uploadAll(event);
  await api.database.db.update(races).set({ isCorrected: true }).where(eq(races.eventId, event.id));
  renumber(event, 9);
  expect((await upload(raceCall(event, 0))).json).toMatchObject({ status: 'conflict', revision: 1 });
  const kept = await api.database.db.select().from(syncConflicts).where(eq(syncConflicts.eventId, event.id));
  expect(kept).toMatchObject([{ who: 'Vee', body: { race: { RaceNumber: 9 } } }]);
});

test('an event of another club is refused, and so is whoever does not manage the club', async () => {
  const event = buildEvent({ races: [{}] });
  await uploadAll(event);
  const [club] = await api.database.db.insert(schema.clubs).values({ name: 'Rivals' }).returning();
  const clubId = club?.id ?? 0;
  const rival = await signInManager({ ...api, clubId }, { handle: 'Rival' });
  const pilot = await signInAs(api, { handle: 'Pilot' });
  for (const call of [eventCall(event, 0, NAMES), raceCall(event, 0)]) {
    const refused = { status: 403, json: { code: 'forbidden' } };
    expect(await upload(call, rival, clubId)).toMatchObject({
      ...refused,
      json: { message: 'This event belongs to another club.' },
    });
    expect(await upload(call, rival)).toMatchObject(refused);
    expect(await upload(call, pilot)).toMatchObject(refused);
  }
  expect(await upload(raceCall(event, 0), manager, 999)).toMatchObject({ status: 404 });
});

test('what cannot be used is refused, and says why', async () => {
  const event = buildEvent({ races: [{}] });
  expect((await upload(raceCall(event, 0))).json).toMatchObject({
    status: 'refused',
    sequence: 0,
    faults: [{ file: 'Event.json', message: expect.stringContaining('comes before its races') }],
  });
  expect((await upload(eventCall(event, 0, ['Pilots.json']))).json).toMatchObject({ status: 'refused' });
  const put = (url: string, payload: string) =>
    manager.request({ method: 'PUT', url, payload, headers: { 'content-type': 'application/json' } });
  const ids = { clubId: api.clubId, eventId: event.id, raceId: buildGuid() };
  const broken = await put(fillPath(paths.eventUpload, ids), '{"files":{"Event.json":[{');
  expect([broken.statusCode, broken.json().message]).toEqual([400, 'The body is not complete JSON.']);
  const other = await put(fillPath(paths.eventUpload, ids), '{"files":{"Clubs.json":[]}}');
  expect(other.statusCode).toBe(400);
  const large = await put(fillPath(paths.raceUpload, ids), `{"files":"${'x'.repeat(4 * 1024 * 1024)}"}`);
  expect([large.statusCode, large.json().message]).toEqual([413, 'The body is larger than 4 MB.']);
});

test('the track of an event is delivered and uploaded with its files', async () => {
  const event = buildEvent({ event: { Track: buildGuid() } });
  const elements = [0, 20, 40].map((X) => ({ ElementType: 1, X, Y: 0, Z: X === 20 ? 30 : 0, Rotation: 0 }));
  const addTrack = (call: Call, Name: string, count: number): Call => {
    const track = [{ ID: buildGuid(), Name, TrackElements: elements.slice(0, count) }];
    return { ...call, body: { ...call.body, files: { ...call.body.files, 'Track.fpvtrk': track } } };
  };
  const readNames = async () => {
    const url = fillPath(paths.layout, { eventId: event.id });
    return (await api.app.inject(url)).json<{ Name: string; Elements: unknown[] }[]>();
  };
  expect((await upload(addTrack(eventCall(event, 0, NAMES), 'By hand', 3))).json.status).toBe('created');
  expect(await readNames()).toMatchObject([{ Name: 'By hand', Elements: [{}, {}, {}] }]);
  expect(await sync(addTrack(eventCall(event, 9, NAMES), 'By program', 2))).toMatchObject({ faults: [] });
  expect(await readNames()).toMatchObject([{ Name: 'By program', Elements: [{}, {}] }]);
});
