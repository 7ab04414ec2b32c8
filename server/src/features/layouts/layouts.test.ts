import type { WireClubTrack, WireLayout } from '@holeshot/contract/wire';
import { importEvent } from '../../events/write/import-event';
import {
  type BuiltEvent,
  buildEvent,
  buildGuid,
  editFile,
  type RaceShape,
} from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const trackId = buildGuid();
const gate = (X: number, Z: number, changes: object = {}) => ({
  ElementType: 1,
  X,
  Y: 0,
  Z,
  Tilt: 0,
  Scale: 1,
  Rotation: 0,
  Visible: true,
  Decorative: false,
  SplitEnd: false,
  ...changes,
});
const SQUARE = [gate(0, 0), gate(40, 0), gate(40, 30, { ElementType: 2 }), gate(0, 30)];
const trackFile = (elements: object[] = SQUARE, changes: object = {}) =>
  JSON.stringify([{ ID: trackId, Name: 'Dry Creek', Length: 0, TrackElements: elements, ...changes }]);
const trackPath = `../Tracks/${trackId}.fpvtrk`;

function buildTrackEvent(text = trackFile()): BuiltEvent {
  const event = buildEvent({ event: { Track: trackId } });
  event.files.set(trackPath, text);
  return event;
}
const importIt = (event: BuiltEvent) =>
  importEvent(api.database, { folder: event.folder, clubId: api.clubId, who: 'test', why: 'test' });
const read = (eventId: string) => api.app.inject(`/api/public/layouts/eventId/${eventId}`);
const readLayouts = async ({ id }: BuiltEvent) => (await read(id)).json<WireLayout[]>();

test('an imported event has the layout of the track that it names', async () => {
  const event = buildTrackEvent();
  expect(await importIt(event)).toMatchObject({ status: 'created', faults: [] });
  const [layout, ...more] = await readLayouts(event);
  expect(more).toEqual([]);
  expect(layout).toMatchObject({ ID: expect.stringMatching(/^[0-9a-f]{64}$/), Name: 'Dry Creek' });
  expect(layout?.Elements.map(({ Kind, X, Z }) => [Kind, X, Z])).toEqual([
    ['Gate', 0, 0],
    ['Gate', 40, 0],
    ['Flag', 40, 30],
    ['Gate', 0, 30],
  ]);
  expect(await importIt(event)).toMatchObject({ status: 'unchanged' });
});

test('an event without a track, and one whose file is missing, have none', async () => {
  const [plain, missing] = [buildEvent(), buildEvent({ event: { Track: trackId } })];
  for (const event of [plain, missing]) {
    expect((await importIt(event)).faults).toEqual([]);
    expect(await readLayouts(event)).toEqual([]);
  }
});

test('events with the same elements have one layout, whatever its name', async () => {
  const [first, second] = [buildTrackEvent(), buildTrackEvent(trackFile(SQUARE, { Name: 'Creek copy' }))];
  const third = buildTrackEvent(trackFile([...SQUARE, gate(20, 10)]));
  for (const event of [first, second, third]) await importIt(event);
  const [one, two, three] = await Promise.all([first, second, third].map(readLayouts));
  expect(one?.[0]?.ID).toBe(two?.[0]?.ID);
  expect(three?.[0]?.ID).not.toBe(one?.[0]?.ID);
});

test('a changed track changes the layout of its event alone', async () => {
  const [changed, other] = [buildTrackEvent(), buildTrackEvent()];
  for (const event of [changed, other]) await importIt(event);
  const [before] = await readLayouts(other);
  changed.files.set(trackPath, trackFile([...SQUARE, gate(10, 40)]));
  expect(await importIt(changed)).toMatchObject({ status: 'changed' });
  expect((await readLayouts(changed))[0]?.Elements).toHaveLength(5);
  expect((await readLayouts(other))[0]).toEqual(before);
});

test('a broken file is reported, and leaves the layout', async () => {
  const event = buildTrackEvent();
  await importIt(event);
  event.files.set(trackPath, '[{');
  expect((await importIt(event)).faults).toEqual([
    { file: 'Track.fpvtrk', message: 'is not complete JSON (broken or half-written)' },
  ]);
  expect(await readLayouts(event)).toHaveLength(1);
});

test('an event that names no track any more has no layout', async () => {
  const event = buildTrackEvent();
  await importIt(event);
  editFile(event, 'Event.json', (object) => Object.assign(object, { Track: null }));
  await importIt(event);
  expect(await readLayouts(event)).toEqual([]);
});

const readTracks = () => api.get<WireClubTrack[]>(`/api/public/layouts/clubId/${api.clubId}`);

test('a club has the track of its newest event that names one, with the fastest lap on that layout', async () => {
  const oval = trackFile([gate(0, 0), gate(90, 0), gate(90, 10), gate(0, 10)], { Name: 'Oval' });
  const importAt = async (year: number, Name: string, text?: string, races?: RaceShape[]) => {
    const named = text === undefined ? {} : { Track: trackId };
    const event = buildEvent({
      event: { Name, Start: `${year}/05/15 19:00:00`, ...named },
      ...(races ? { races } : {}),
    });
    if (text !== undefined) event.files.set(trackPath, text);
    await importIt(event);
    return event;
  };
  await importAt(2030, 'Flown elsewhere', trackFile());
  const newest = await importAt(2032, 'Newest', oval, [{ state: 'not-started' }]);
  await importAt(2033, 'Without a track');
  expect(await readTracks()).toMatchObject([
    { Event: { Name: 'Newest' }, Layout: { Name: 'Oval' }, Record: null },
  ]);
  await importAt(2031, 'Older', oval);
  expect(await readTracks()).toMatchObject([
    { Event: { Name: 'Newest' }, Record: { Seconds: 20, Event: 'Older' } },
  ]);
  editFile(newest, 'Event.json', (object) => Object.assign(object, { VisibleOnline: false }));
  await importIt(newest);
  expect(await readTracks()).toMatchObject([{ Event: { Name: 'Older' } }]);
});

test('the tracks of an unknown club are not found', async () => {
  expect((await api.ask('/api/public/layouts/clubId/999999')).status).toBe(404);
});

test('the layout of an unknown event is not found', async () => {
  expect((await read(buildGuid())).statusCode).toBe(404);
});
