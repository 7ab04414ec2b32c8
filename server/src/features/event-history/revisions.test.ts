import type {
  Property,
  WireDifference,
  WireEvent,
  WireRace,
  WireRaceDetails,
  WireRanking,
  WireRevision,
} from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type BuiltEvent, buildEvent, editFile } from '../../testing/build-event-folder';
import { type SignedInPerson, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInManager(api, { handle: 'Director' });
});
afterAll(() => api.close());

/** An event of two races, in the first of which the first two change places, and Vee loses a lap in the second. */
async function addChangedEvent() {
  const event = buildEvent({
    pilots: [{ Name: 'Vee' }, { Name: 'Zed' }],
    races: [{ number: 1 }, { number: 2 }],
  });
  await api.add(event);
  const [first = '', second = ''] = event.raceIds;
  await correct(event, first, 'Photo finish', { 'Position of Vee': 2, 'Position of Zed': 1 });
  await correct(event, second, 'Cut the gate', { 'Lap 3 of Vee counts': false });
  const events = `/api/public/events/id/${event.id}`;
  return { event, first, second, events, races: `/api/public/races/eventId/${event.id}` };
}

async function correct(
  event: BuiltEvent,
  raceId: string,
  Reason: string,
  values: Record<string, unknown>,
): Promise<void> {
  const form = `/api/club/race/eventId/${event.id}/id/${raceId}`;
  const properties: Property[] = (await manager.request(form)).json();
  const named = Object.entries(values).map(([title, value]) => [
    properties.find((property) => property.title.startsWith(title))?.name ?? '',
    value,
  ]);
  const payload = { Reason, ...Object.fromEntries(named) };
  expect((await manager.request({ method: 'POST', url: form, payload })).body).toBe('');
}

const places = ({ ResultSummaries }: Pick<WireRace, 'ResultSummaries'>) =>
  ResultSummaries.map(({ Position }) => Position);
const ask = (url: string) => api.app.inject(url);

test('an address with a revision gives the race as it was, without what came later', async () => {
  const { first, races } = await addChangedEvent();
  const path = `${races}/raceId/${first}`;
  const [then, now] = [
    await api.get<WireRaceDetails>(`${path}?revision=1`),
    await api.get<WireRaceDetails>(path),
  ];
  expect([places(then), places(now)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(then).toMatchObject({ Revision: 1, NewestRevision: 2, RevisionWho: 'test' });
  expect(then).not.toHaveProperty('Results');
  expect(await api.get<WireRaceDetails>(`${path}?revision=2`)).toMatchObject({
    ResultSummaries: now.ResultSummaries,
  });
  expect((await ask(`${path}/raw/1?revision=1`)).statusCode).toBe(200);
});

test('every call about an event gives a revision of it', async () => {
  const { event, second, races, events } = await addChangedEvent();
  const call = <T>(name: string, revision: number) =>
    api.get<T>(`/api/public/${name}/eventId/${event.id}?revision=${revision}`);
  expect((await call<WireRace[]>('races', 1)).map(places)).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect((await call<WireRace[]>('races', 2)).map(places)).toEqual([
    [2, 1],
    [1, 2],
  ]);
  expect(await api.get(`${races}?revision=3`)).toEqual(
    (await api.get<WireRace[]>(races)).map(({ Results: _, ...race }) => race),
  );
  for (const name of ['raceSummaries', 'laps', 'lapCounts', 'points'])
    expect(await call(name, 3)).toEqual(await api.get(`/api/public/${name}/eventId/${event.id}`));
  const lapsIn = async (revision: number) =>
    (await call<{ race_id: string; laps: number[] }[]>('laps', revision))
      .filter(({ race_id }) => race_id === second)
      .reduce((sum, { laps }) => sum + laps.length, 0);
  expect([await lapsIn(2), await lapsIn(3)]).toEqual([6, 5]);
  const leader = async (revision: number) =>
    (await call<WireRanking>('rankings', revision)).Rows.map(({ WinCount }) => WinCount);
  expect(await leader(1)).toEqual([2, 0]);
  expect(await leader(3)).toEqual([1, 1]);
  expect((await api.get<WireEvent>(`${events}?revision=2`)).Revision).toMatchObject({
    Number: 2,
    Newest: 3,
    Who: 'Director',
    Why: 'Photo finish',
  });
});

test.each([
  ['an unknown number', '9', 404, 'There is no revision with this number.'],
  ['no number', 'two', 400, 'revision must be a whole number above 0'],
])('%s is refused, and names the parameter', async (_, revision, status, message) => {
  const { first, races, events } = await addChangedEvent();
  for (const path of [`${races}/raceId/${first}`, races, events]) {
    const reply = await ask(`${path}?revision=${revision}`);
    expect([reply.statusCode, reply.json()]).toMatchObject([status, { message, parameter: 'revision' }]);
  }
});

test('the hash is in the answer and in a header, and the same on another site', async () => {
  const other = await createTestApp();
  const event = buildEvent({ races: [{ number: 1 }, { number: 2 }] });
  await api.add(event);
  const [raceId = ''] = event.raceIds;
  const paths = [
    `/api/public/races/eventId/${event.id}/raceId/${raceId}`,
    `/api/public/events/id/${event.id}?revision=1`,
  ];
  const hashes = (site: TestApp) =>
    Promise.all(paths.map(async (path) => (await site.app.inject(path)).headers['x-revision-hash']));
  const [ofRace, ofEvent] = await hashes(api);
  const [race, pinned] = [
    await api.get<WireRaceDetails>(paths[0] ?? ''),
    await api.get<WireEvent>(paths[1] ?? ''),
  ];
  expect([ofRace, ofEvent]).toEqual([`sha256:${race.RevisionHash}`, `sha256:${pinned.Revision?.Hash}`]);

  // as another app writes the same race: other ids of results, another order, fields that the site does not read
  editFile(event, `${raceId}/Race.json`, (file) => {
    Object.assign(file, { AutoAssignNumbers: false, Laps: (file.Laps as unknown[]).toReversed() });
  });
  editFile(event, `${raceId}/Result.json`, (row) => Object.assign(row, { ID: event.id }));
  await other.add(event);
  expect(await hashes(other)).toEqual([ofRace, ofEvent]);

  editFile(event, `${raceId}/Result.json`, (row) => Object.assign(row, { Points: 3 }));
  await other.add(event);
  const [changed] = await hashes(other);
  expect(changed).not.toBe(ofRace);
  await other.close();
});

test('two revisions are compared in both directions, of a race and of an event', async () => {
  const { event, first, second, events, races } = await addChangedEvent();
  const parts = async (path: string) => (await api.get<WireDifference>(path)).Parts;
  const swapped = ['Vee: 2nd (was 1st).', 'Zed: 1st (was 2nd).'];
  const [ofFirst, ofSecond] = [
    { RaceID: first, Title: 'Race 1-1' },
    { RaceID: second, Title: 'Race 1-2' },
  ];
  expect(await parts(`${races}/raceId/${first}/revisions/2/against/1`)).toEqual([
    { Title: '', RaceID: null, Changes: swapped },
  ]);
  expect(await parts(`${events}/revisions/2/against/1`)).toEqual([{ ...ofFirst, Changes: swapped }]);
  expect(await parts(`${events}/revisions/1/against/3`)).toEqual([
    { ...ofFirst, Changes: ['Vee: 1st (was 2nd).', 'Zed: 2nd (was 1st).'] },
    { ...ofSecond, Changes: ['Lap 3 of Vee counts again.'] },
  ]);
  expect(await parts(`${events}/revisions/2/against/2`)).toEqual([]);
  expect((await ask(`${events}/revisions/2/against/9`)).statusCode).toBe(404);
  expect((await ask(`${races}/raceId/${first}/revisions/9/against/1`)).statusCode).toBe(404);
  expect(event.raceIds).toHaveLength(2);
});

test('the difference of laps has old and new times, and counts crossings by pilot', async () => {
  const event = buildEvent({ pilots: [{ Name: 'Vee' }, { Name: 'Zed' }], rounds: [{}] });
  await api.add(event);
  const [raceId = ''] = event.raceIds;
  editFile(event, `${raceId}/Race.json`, (race) => {
    const laps = race.Laps as Record<string, unknown>[];
    Object.assign(laps[1] ?? {}, { LengthSeconds: 25.1 });
    const [lost] = laps.splice(7, 1);
    race.Detections = (race.Detections as { ID: unknown }[]).filter(({ ID }) => ID !== lost?.Detection);
  });
  await api.add(event);
  const path = `/api/public/races/eventId/${event.id}/raceId/${raceId}/revisions/2/against/1`;
  expect((await api.get<WireDifference>(path)).Parts[0]?.Changes).toEqual([
    '1 crossing of Zed removed.',
    'Lap 1 of Vee: 25.10 (was 20.00).',
  ]);
});

test('the history of an event has its races in one order, and keeps its numbers', async () => {
  const { event, events, first, second } = await addChangedEvent();
  const list = async () =>
    (await api.get<WireRevision[]>(`${events}/revisions`)).map(({ Number: number, Why, Races = [] }) => [
      ...[number, Why],
      Races.map(({ RaceID, Number: ofRace }) => [RaceID, ofRace]),
    ]);
  const before = [
    [3, 'Cut the gate', [[second, 2]]],
    [2, 'Photo finish', [[first, 2]]],
    [
      1,
      'a test',
      [
        [first, 1],
        [second, 1],
      ],
    ],
  ];
  expect(await list()).toEqual(before);
  // the first edit of the event records the state before it, which is no revision of its own
  const payload = { Address: 'Hall 4' };
  await manager.request({ method: 'POST', url: `/api/club/event/id/${event.id}`, payload });
  expect(await list()).toEqual([[4, 'edited on the site', []], ...before]);
});

test('revisions of an event have different times, however fast they come', async () => {
  const { event, first } = await addChangedEvent();
  for (const position of [1, 2, 1])
    await correct(event, first, `Place ${position}`, { 'Position of Vee': position });
  const { raceRevisions } = schema;
  const rows = await api.database.db
    .select({ at: raceRevisions.at })
    .from(raceRevisions)
    .where(and(eq(raceRevisions.eventId, event.id), eq(raceRevisions.raceId, first)));
  expect(new Set(rows.map(({ at }) => at.getTime())).size).toBe(rows.length);
});
