import { and, eq } from 'drizzle-orm';
import { type Database, schema } from '../../database';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { createTestDatabase } from '../../testing/test-database';
import { type ImportResult, importEvent } from './import-event';

let database: Database;
let clubId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  clubId = await addClub('Home');
});
afterAll(() => database.close());

async function addClub(name: string): Promise<number> {
  const [club] = await database.db.insert(schema.clubs).values({ name }).returning();
  return club?.id ?? 0;
}

const run = (event: BuiltEvent, club = clubId): Promise<ImportResult> =>
  importEvent(database, { folder: event.folder, clubId: club, who: 'test', why: 'a test' });

const findEvent = async (id: string) =>
  (await database.db.select().from(schema.events).where(eq(schema.events.id, id)))[0];

const listRevisions = (eventId: string, raceId = '') =>
  database.db
    .select()
    .from(schema.raceRevisions)
    .where(and(eq(schema.raceRevisions.eventId, eventId), eq(schema.raceRevisions.raceId, raceId)))
    .orderBy(schema.raceRevisions.number);

const listSummaries = (eventId: string) =>
  database.db.select().from(schema.raceSummaries).where(eq(schema.raceSummaries.eventId, eventId));

test('a new event is stored with its races, laps and computed times', async () => {
  const event = buildEvent();
  expect(await run(event)).toEqual({
    eventId: event.id,
    name: 'Club night',
    status: 'created',
    races: { created: 2, changed: 0, unchanged: 0, conflicts: 0, skipped: 0 },
    laps: 16,
    faults: [],
  });
  const stored = await findEvent(event.id);
  expect(stored).toMatchObject({ startMs: Date.UTC(2026, 4, 15), timeZone: 'Europe/Berlin' });
  expect(stored?.startInstant).toEqual(new Date('2026-05-14T22:00:00Z'));
  const [first] = (await listSummaries(event.id)).filter(({ pilotId }) => pilotId === event.pilotIds[0]);
  expect(first).toMatchObject({
    position: 1,
    points: 10,
    holeshotSeconds: 2,
    pbLapSeconds: 20,
    targetLapSeconds: 60,
    raceSeconds: 62,
    lapCount: 3,
  });
});

test('importing the same folder again changes nothing and reports it', async () => {
  const event = buildEvent({ stages: [{ ID: buildGuid(), Name: 'Finals', StageType: 4 }] });
  const readVersion = () =>
    database.db
      .select()
      .from(schema.dataVersions)
      .where(eq(schema.dataVersions.scope, `event:${event.id}`));
  await run(event);
  const version = await readVersion();
  const again = await run(event);
  expect(again).toMatchObject({ status: 'unchanged', races: { created: 0, changed: 0, unchanged: 2 } });
  expect(await listRevisions(event.id, event.raceIds[0])).toHaveLength(1);
  expect(await readVersion()).toEqual(version);
});

test('new result ids and a later LastOpened do not count as changes', async () => {
  const event = buildEvent();
  await run(event);
  editFile(event, 'Event.json', (object) => Object.assign(object, { LastOpened: '2026/06/01 9:00:00' }));
  editFile(event, `${event.raceIds[0]}/Result.json`, (object) => Object.assign(object, { ID: buildGuid() }));
  expect(await run(event)).toMatchObject({ status: 'unchanged' });
});

test('a changed race gets a new revision, and the older one stays', async () => {
  const event = buildEvent();
  await run(event);
  editFile(event, `${event.raceIds[0]}/Race.json`, (object) => Object.assign(object, { Bracket: 'Winners' }));
  expect(await run(event)).toMatchObject({ status: 'changed', races: { changed: 1, unchanged: 1 } });
  const revisions = await listRevisions(event.id, event.raceIds[0]);
  expect(revisions.map(({ number, body }) => [number, body.race.Bracket])).toEqual([
    [1, 'None'],
    [2, 'Winners'],
  ]);
  expect(revisions[1]).toMatchObject({ who: 'test', why: 'a test' });
});

test('a race with a broken file stays unchanged', async () => {
  const event = buildEvent();
  await run(event);
  const path = `${event.raceIds[0]}/Race.json`;
  event.files.set(path, (event.files.get(path) ?? '').slice(0, 200));
  const result = await run(event);
  expect(result).toMatchObject({ status: 'unchanged', races: { unchanged: 1, skipped: 1 } });
  expect(result.faults).toEqual([{ file: path, message: 'is not complete JSON (broken or half-written)' }]);
  expect(await listSummaries(event.id)).toHaveLength(4);
});

test('a broken results file leaves the stored results unchanged', async () => {
  const event = buildEvent();
  await run(event);
  event.files.set(`${event.raceIds[0]}/Result.json`, '');
  const result = await run(event);
  expect(result).toMatchObject({ status: 'unchanged', faults: [{ message: 'is empty' }] });
});

test('an import does not change fields of the website', async () => {
  const event = buildEvent();
  await run(event);
  const own = {
    address: 'Field 1',
    latitude: 52.5,
    info: 'Bring batteries',
    canRegister: true,
    bannerUrl: '/b.png',
  };
  await database.db.update(schema.events).set(own).where(eq(schema.events.id, event.id));
  editFile(event, 'Event.json', (object) => Object.assign(object, { Name: 'Renamed', Address: 'elsewhere' }));
  expect(await run(event)).toMatchObject({ status: 'changed' });
  expect(await findEvent(event.id)).toMatchObject({ ...own, name: 'Renamed' });
});

test('an event of another club is refused and stays unchanged', async () => {
  const event = buildEvent();
  await run(event);
  editFile(event, 'Event.json', (object) => Object.assign(object, { Name: 'Taken over' }));
  const result = await run(event, await addClub('Rivals'));
  expect(result).toMatchObject({ status: 'refused', name: 'Club night' });
  expect(result.faults[0]?.message).toMatch(/belongs to another club/);
  expect(await findEvent(event.id)).toMatchObject({ name: 'Club night', clubId });
});

test('new lap counts of the event change the summaries of every race', async () => {
  const event = buildEvent();
  await run(event);
  editFile(event, 'Event.json', (object) => Object.assign(object, { Laps: 2 }));
  await run(event);
  const summaries = await listSummaries(event.id);
  expect(summaries.map(({ targetLapCount }) => targetLapCount)).toEqual([2, 2, 2, 2]);
});

test('a copy of a folder with a new event id is a separate event', async () => {
  const event = buildEvent();
  await run(event);
  const copy = { ...event, id: buildGuid() };
  editFile(copy, 'Event.json', (object) => Object.assign(object, { ID: copy.id }));
  expect(await run(copy)).toMatchObject({ eventId: copy.id, status: 'created', races: { created: 2 } });
});

test('two concurrent imports of one event store it once', async () => {
  const event = buildEvent();
  const results = await Promise.all([run(event), run(event)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['created', 'unchanged']);
});

test('the stored pilot count changes with registrations, races and practice pilots', async () => {
  const event = buildEvent({ pilotIds: [buildGuid(), buildGuid(), buildGuid()] });
  await run(event);
  const count = async () => (await findEvent(event.id))?.pilotCount;
  expect(await count()).toBe(3);
  editFile(event, 'Pilots.json', (pilot) => {
    pilot.PracticePilot = true;
  });
  await run(event);
  expect(await count()).toBe(2);
  editFile(event, 'Event.json', (stored) => {
    stored.PilotChannels = [];
  });
  await run(event);
  expect(await count()).toBe(2);
  for (const raceId of event.raceIds) {
    editFile(event, `${raceId}/Race.json`, (race) => {
      race.Valid = false;
    });
  }
  await run(event);
  expect(await count()).toBe(0);
});

test('a race that was corrected by hand stays, and a delivery with something new is kept beside it', async () => {
  const event = buildEvent({ races: [{}] });
  await run(event);
  const [raceId = ''] = event.raceIds;
  const { races, syncConflicts } = schema;
  const isRace = eq(races.eventId, event.id);
  await database.db.update(races).set({ isCorrected: true, contentHash: 'corrected' }).where(isRace);
  expect((await run(event)).races).toMatchObject({ unchanged: 1, conflicts: 0, changed: 0 });
  expect(await database.db.select().from(syncConflicts)).toEqual([]);

  const original = event.files.get(`${raceId}/Race.json`) ?? '';
  editFile(event, `${raceId}/Race.json`, (race) => Object.assign(race, { RaceNumber: 7 }));
  expect((await run(event)).races).toMatchObject({ unchanged: 0, conflicts: 1, changed: 0 });
  expect(await database.db.select().from(syncConflicts)).toMatchObject([
    { eventId: event.id, raceId, who: 'test', body: { race: { RaceNumber: 7 } } },
  ]);
  const [race] = await database.db.select().from(races).where(isRace);
  expect(race).toMatchObject({ revision: 1, raceNumber: 1, isCorrected: true });

  event.files.set(`${raceId}/Race.json`, original);
  expect((await run(event)).races).toMatchObject({ unchanged: 1, conflicts: 0 });
  expect(await database.db.select().from(syncConflicts)).toEqual([]);
});
