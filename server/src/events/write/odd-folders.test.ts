import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { type Database, schema } from '../../database';
import { memoryEventFolder } from '../../importing/read/event-folder';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { createTestDatabase } from '../../testing/test-database';
import { type ImportResult, importEvent } from './import-event';

let database: Database;
let clubId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const [club] = await database.db.insert(schema.clubs).values({ name: 'Home' }).returning();
  clubId = club?.id ?? 0;
});
afterAll(() => database.close());

const run = (event: Pick<BuiltEvent, 'folder'>): Promise<ImportResult> =>
  importEvent(database, { folder: event.folder, clubId, who: 'test', why: 'a test' });

const findEvent = async (id: string) =>
  (await database.db.select().from(schema.events).where(eq(schema.events.id, id)))[0];
const findRace = async (eventId: string, id = '') =>
  (
    await database.db
      .select()
      .from(schema.races)
      .where(and(eq(schema.races.eventId, eventId), eq(schema.races.id, id)))
  )[0];
const listPilots = (eventId: string) =>
  database.db
    .select()
    .from(schema.pilots)
    .where(eq(schema.pilots.eventId, eventId))
    .orderBy(schema.pilots.id);

test('NUL characters, lone surrogates and byte order marks are accepted', async () => {
  const event = buildEvent({
    event: { Name: 'Ni\u0000ght \ud83d' },
    races: [{ race: { Note: 'a\u0000b', '\u0000k': 1 } }],
  });
  event.files.set('Pilots.json', `\ufeff${event.files.get('Pilots.json')}\u0000`);
  expect(await run(event)).toMatchObject({ status: 'created', faults: [] });
  expect(await findEvent(event.id)).toMatchObject({ name: 'Night \ufffd' });
});

test('names of events and pilots that are too long for an index are truncated', async () => {
  const letters = Array.from({ length: 9000 }, (_, index) =>
    String.fromCodePoint(0x20000 + ((index * 7919) % 40_000)),
  );
  const [Name, name] = [letters.join(''), letters.slice(0, 200).join('')];
  const event = buildEvent({ event: { Name }, pilots: [{ Name }] });
  expect(await run(event)).toMatchObject({ status: 'created', faults: [] });
  expect(await findEvent(event.id)).toMatchObject({ name });
  expect((await listPilots(event.id))[0]).toMatchObject({ name });
});

test('an Event.json without an event leaves the stored event unchanged', async () => {
  const event = buildEvent({ races: [{}] });
  await run(event);
  const stored = await findEvent(event.id);
  event.files.set('Event.json', '[]');
  expect(await run(event)).toMatchObject({
    status: 'unchanged',
    faults: [{ file: 'Event.json', message: 'holds no event' }],
  });
  expect(await findEvent(event.id)).toEqual(stored);
});

test('of several events in Event.json, the track is that of the folder’s', async () => {
  const event = buildEvent({ event: { Track: buildGuid() } });
  const [own] = JSON.parse(event.files.get('Event.json') ?? '[]');
  event.files.set('Event.json', JSON.stringify([{ ID: buildGuid(), Track: buildGuid() }, own]));
  const readTrack = jest.fn(async () => undefined);
  await run({ folder: { ...event.folder, readTrack } });
  expect(readTrack.mock.calls).toEqual([[own.Track]]);
});

test('dates with dashes and with slashes, with and without fractions, mean the same', async () => {
  const event = buildEvent({
    races: [{ race: { Start: '2026/05/15 9:05:07.25', End: '2026-05-15 09:10:00.000' } }],
  });
  expect((await run(event)).faults).toEqual([]);
  expect(await findRace(event.id, event.raceIds[0])).toMatchObject({
    startMs: Date.UTC(2026, 4, 15, 9, 5, 7, 250),
    endMs: Date.UTC(2026, 4, 15, 9, 10),
  });
});

test('a folder with missing files is imported, and each missing file is reported', async () => {
  const event = buildEvent({ races: [{}] });
  for (const name of ['Event.json', 'Pilots.json', 'Rounds.json']) event.files.delete(name);
  const result = await run(event);
  expect(result).toMatchObject({ status: 'created', name: 'Event of 15th May 2026', eventId: event.id });
  expect(result.faults.map(({ file }) => file)).toEqual(['Event.json', 'Pilots.json', 'Rounds.json']);
  expect(await findEvent(event.id)).toMatchObject({ laps: 3, startMs: Date.UTC(2026, 4, 15) });
  expect((await listPilots(event.id)).map(({ id, isInPilotsFile }) => [id, isInPilotsFile])).toEqual(
    event.pilotIds.map((id) => [id, false]),
  );
});

test('later files complete an incomplete folder', async () => {
  const event = buildEvent({ races: [{}] });
  const pilots = event.files.get('Pilots.json') ?? '';
  const whole = event.files.get('Event.json') ?? '';
  event.files.delete('Pilots.json');
  event.files.delete('Event.json');
  await run(event);
  event.files.set('Pilots.json', pilots);
  event.files.set('Event.json', whole);
  expect(await run(event)).toMatchObject({ status: 'changed', name: 'Club night', faults: [] });
  expect((await listPilots(event.id)).map(({ name }) => name)).toEqual(['Pilot A', 'Pilot B']);
});

test('alias names, unknown names and old fields are accepted', async () => {
  const event = buildEvent({
    event: { EventType: 'CasualPractise', Locked: true, SyncWith: 'MultiGP', TimeZone: undefined },
    rounds: [{ EventType: 'Enduro', RoundType: 'Final' }, { EventType: 'Hovercraft' }],
  });
  expect((await run(event)).faults).toEqual([]);
  expect(await findEvent(event.id)).toMatchObject({ eventType: 'CasualPractice', timeZone: null });
  const rounds = await database.db.select().from(schema.rounds).where(eq(schema.rounds.eventId, event.id));
  expect(rounds.map(({ eventType }) => eventType).sort()).toEqual(['Endurance', 'Unknown']);
});

test("a result time of .NET's largest span is no time", async () => {
  const event = buildEvent({ races: [{}] });
  editFile(event, `${event.raceIds[0]}/Result.json`, (object) =>
    Object.assign(object, { Time: '10675199.02:48:05.4775807' }),
  );
  expect((await run(event)).faults).toEqual([]);
});

test('a deleted race is stored as invalid', async () => {
  const event = buildEvent({ races: [{ race: { Valid: false } }] });
  await run(event);
  expect(await findRace(event.id, event.raceIds[0])).toMatchObject({ valid: false });
});

test('values that are too large, of a wrong type or impossible are reported and left out', async () => {
  const event = buildEvent({
    event: { Laps: 1e300, PBLaps: 'two', TimeZone: 'Mars/Olympus', Start: '2026/02/31 0:00:00' },
    races: [{ race: { TargetLaps: 99_999_999_999, PilotChannels: 'none' } }],
  });
  const result = await run(event);
  expect(result.status).toBe('created');
  expect(result.faults.map(({ message }) => message.split(':')[0])).toEqual([
    'has a TimeZone that is unknown',
    'has a Start that is no date',
    'has a Laps that is no whole number of a usual size',
    'has a PBLaps that is no number',
    'has a TargetLaps that is no whole number of a usual size',
    'has a PilotChannels that is no list',
  ]);
  expect(await findEvent(event.id)).toMatchObject({ laps: 4, pbLaps: 1, startMs: null });
});

test('a single object counts as an array of one, and a repeated id counts once', async () => {
  const event = buildEvent({ pilots: [{}, { ID: undefined }] });
  const [object] = JSON.parse(event.files.get('Event.json') ?? '[]');
  event.files.set('Event.json', JSON.stringify(object));
  const rounds = JSON.parse(event.files.get('Rounds.json') ?? '[]');
  event.files.set('Rounds.json', JSON.stringify([...rounds, rounds[0], 7]));
  const result = await run(event);
  expect(result.faults.map(({ file }) => file)).toEqual(['Pilots.json', 'Rounds.json', 'Rounds.json']);
  expect(await database.db.$count(schema.rounds, eq(schema.rounds.eventId, event.id))).toBe(2);
});

test('a race folder without a GUID as its name, without a race or with a copy is skipped and reported', async () => {
  const event = buildEvent({ races: [{}] });
  const race = event.files.get(`${event.raceIds[0]}/Race.json`) ?? '';
  event.files.set('backup/Race.json', race);
  event.files.set('thumbnails/a.txt', '');
  event.files.set(`${buildGuid()}/race.recordinfo.xml`, '<x/>');
  event.files.set(`${buildGuid()}/Race.json`, race);
  event.files.set(`${buildGuid()}/Race.json`, '[]');
  const result = await run(event);
  expect(result.races).toEqual({ created: 1, changed: 0, unchanged: 0, conflicts: 0, skipped: 4 });
  expect(result.faults).toHaveLength(4);
});

test('unknown channels, rounds and pilots stay as references', async () => {
  const [channel, pilot] = ['0000beef-0000-0000-0000-000000000000', buildGuid()];
  const event = buildEvent({
    event: { Channels: [channel], ChannelDisplayNames: ['Home brew'] },
    races: [{ roundId: buildGuid(), pilotIds: [pilot] }],
  });
  expect(await run(event)).toMatchObject({ status: 'created', faults: [] });
  const used = await database.db
    .select()
    .from(schema.eventChannels)
    .where(eq(schema.eventChannels.eventId, event.id));
  expect(used).toMatchObject([{ channelId: channel, displayName: 'Home brew', color: '#FF0000' }]);
  expect((await listPilots(event.id)).map(({ id }) => id)).toContain(pilot);
});

test('a folder without an event is refused', async () => {
  const folder = memoryEventFolder('Tracks', new Map([['a.fpvtrk', '[]']]));
  expect(await run({ folder })).toMatchObject({ status: 'refused', eventId: null });
});

test('the import does not fail for any content of a file', async () => {
  const spoil = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constant('['.repeat(5000)),
    fc.constant(`${'['.repeat(5000)}${']'.repeat(5000)}`),
  );
  const wild = fc.oneof(
    fc.jsonValue(),
    fc.constant({ toString: 1 }),
    fc.constant('\u0000'),
    fc.constant(1e308),
  );
  const fields = [
    'ID',
    'Start',
    'Laps',
    'PilotChannels',
    'Detections',
    'Round',
    'Channels',
    'ChannelColors',
    'Valid',
    'Bracket',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Event.json', 'Pilots.json', 'Rounds.json', 'Stages.json', 'Results.json', 'race'),
      fc.oneof(fc.record({ text: spoil }), fc.record({ field: fc.constantFrom(...fields), value: wild })),
      async (name, change) => {
        const event = buildEvent({
          races: [{}],
          stages: [{ ID: buildGuid() }],
          results: [{ Pilot: buildGuid() }],
        });
        const path = name === 'race' ? `${event.raceIds[0]}/Race.json` : name;
        if ('text' in change) event.files.set(path, change.text);
        else editFile(event, path, (object) => Object.assign(object, { [change.field]: change.value }));
        await run(event);
      },
    ),
    { numRuns: 150 },
  );
});
