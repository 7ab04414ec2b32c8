import { type BuiltEvent, buildEvent, editFile } from '../../../server/src/testing/build-event-folder';
import { type ChosenFile, LIMITS } from './chosen-file';
import { findEvents } from './find-events';

const toFile = (path: string, text: string | Uint8Array): ChosenFile => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return { path, size: bytes.length, read: async () => bytes };
};
const getFiles = (event: BuiltEvent, folder = event.id): ChosenFile[] =>
  [...event.files].map(([path, text]) => toFile(folder === '' ? path : `${folder}/${path}`, text));
const findOne = async (event: BuiltEvent, folder?: string) => {
  const [found] = await findEvents(getFiles(event, folder));
  if (!found) throw new Error('There is no event');
  return found;
};

test('finds the event of a folder, with its races in the order of rounds', async () => {
  const event = buildEvent();
  const [first = '', second = ''] = event.roundIds;
  const built = buildEvent({
    rounds: [
      { ID: first, Order: 200 },
      { ID: second, Order: 100 },
    ],
    races: [
      { roundId: first, number: 1 },
      { roundId: second, number: 2 },
      { roundId: second, number: 1 },
    ],
  });
  for (const folder of [built.id, '', 'deep/in a folder', built.id.toUpperCase()]) {
    const found = await findOne(built, folder);
    expect(found).toMatchObject({ id: built.id, name: 'Club night', folder, faults: [] });
    expect(Object.keys(found.files)).toEqual(['Event.json', 'Pilots.json', 'Rounds.json']);
    expect(found.races.map(({ title }) => title)).toEqual([
      'Round 2, race 1',
      'Round 2, race 2',
      'Round 1, race 1',
    ]);
    expect(found.races[0]).toMatchObject({ id: built.raceIds[2] });
    expect(Object.keys(found.races[0]?.files ?? {})).toEqual(['Race.json', 'Result.json']);
  }
});

test('finds all events of the app’s storage', async () => {
  const events = [buildEvent(), buildEvent()];
  const files = events.flatMap((event) => getFiles(event, `storage/events/${event.id}`));
  const found = await findEvents([...files, toFile('storage/settings.json', '{}')]);
  expect(found.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
});

test('finds the track that an event names, wherever it is', async () => {
  const trackId = '0A0B0C0D-1111-4111-8111-111111111111';
  const event = buildEvent({ event: { Track: trackId } });
  const other = buildEvent();
  const files = [event, other].flatMap((built) => getFiles(built, `storage/events/${built.id}`));
  const track = toFile(`storage/Tracks/${trackId.toLowerCase()}.fpvtrk`, '[{"Name":"Dry Creek"}]');
  const [found, plain] = await findEvents([...files, track, toFile('storage/Tracks/other.fpvtrk', '[]')]);
  expect(found?.files['Track.fpvtrk']).toEqual([{ Name: 'Dry Creek' }]);
  expect(plain?.files['Track.fpvtrk']).toBeUndefined();
  const [broken] = await findEvents([...files, toFile(track.path, '[{')]);
  expect(broken?.files['Track.fpvtrk']).toBeUndefined();
  expect(broken?.faults).toHaveLength(1);
});

test('names and skips a broken file, and reads everything else', async () => {
  const event = buildEvent({ races: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }] });
  const [first, second, third] = event.raceIds;
  const cut = (path: string) => event.files.set(path, event.files.get(path)?.slice(0, 40) ?? '');
  cut('Pilots.json');
  cut(`${first}/Race.json`);
  cut(`${second}/Result.json`);
  event.files.set(`${third}/Race.json`, '');
  event.files.set('a copy/Race.json', '[]');
  const found = await findOne(event);
  expect(Object.keys(found.files)).toEqual(['Event.json', 'Rounds.json']);
  expect(found.races.map(({ title }) => title)).toEqual(['Round 1, race 4']);
  expect(found.faults).toEqual([
    { file: 'Pilots.json', message: 'is not complete JSON (broken or half-written)' },
    { file: `${first}/Race.json`, message: 'is not complete JSON (broken or half-written)' },
    { file: `${second}/Result.json`, message: 'is not complete JSON (broken or half-written)' },
    { file: `${third}/Race.json`, message: 'is empty' },
    { file: 'a copy/Race.json', message: 'is skipped: the name of its folder is no GUID' },
  ]);
});

test('a race without Race.json or with an empty one is named', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  const [first, second] = event.raceIds;
  event.files.delete(`${first}/Race.json`);
  event.files.set(`${second}/Race.json`, '[]');
  expect(await findOne(event)).toMatchObject({
    races: [],
    faults: [
      { file: `${first}/Race.json`, message: 'is missing' },
      { file: `${second}/Race.json`, message: 'holds no race' },
    ],
  });
});

test('reads texts in other encodings, and objects outside of a list', async () => {
  const event = buildEvent({ races: [] });
  const [object] = JSON.parse(event.files.get('Event.json') ?? '[]');
  const wide = Buffer.from(`\ufeff${JSON.stringify(object)}`, 'utf16le');
  const [found] = await findEvents([
    toFile('Event.json', new Uint8Array(wide)),
    toFile('Pilots.json', `\ufeff${event.files.get('Pilots.json')}\0`),
    toFile('Rounds.json', '[1, {"ID": "a"}]'),
  ]);
  expect(found).toMatchObject({
    id: event.id,
    name: 'Club night',
    files: { 'Pilots.json': [{}, {}], 'Rounds.json': [{ ID: 'a' }] },
    faults: [{ file: 'Rounds.json', message: 'holds 1 of 2 rows that are not objects' }],
  });
});

test('the id of an event whose Event.json is broken is the name of its folder', async () => {
  const event = buildEvent();
  event.files.set('Event.json', '[{');
  expect(await findOne(event)).toMatchObject({ id: event.id, name: event.id });
  expect(await findOne(event, 'night')).toMatchObject({ id: null, name: 'night' });
});

test('an event without an id cannot be imported', async () => {
  const event = buildEvent();
  editFile(event, 'Event.json', (file) => Object.assign(file, { ID: 7 }));
  const found = await findOne(event);
  expect(found).toMatchObject({ id: null, faults: [{ file: 'Event.json', message: 'has no usable ID' }] });
});

test('says what to choose instead of a folder without an event', async () => {
  await expect(findEvents([])).rejects.toThrow('There is no event in it');
  await expect(findEvents([toFile('race/Race.json', '[]')])).rejects.toThrow('the folder of the whole event');
});

test('files that are too large are refused before they are read', async () => {
  const read = async () => {
    throw new Error('was read');
  };
  const sized = (path: string, size: number): ChosenFile => ({ path, size, read });
  await expect(findEvents([sized('Event.json', LIMITS.bytes + 1)])).rejects.toThrow('128 MB together');
  const [found] = await findEvents([sized('Event.json', LIMITS.fileBytes + 1)]);
  expect(found?.faults).toContainEqual({ file: 'Event.json', message: 'is larger than 16 MB' });
});
