import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { storePilotCount } from './store-rows';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readCount = async ({ id }: BuiltEvent): Promise<number | undefined> => {
  const [row] = await api.database.db.select().from(schema.events).where(eq(schema.events.id, id));
  return row?.pilotCount;
};
type Race = { PilotChannels: { Pilot: string }[] };
const editRace = (event: BuiltEvent, change: (race: Record<string, unknown>) => void) =>
  editFile(event, `${event.raceIds[0]}/Race.json`, change);

const changes: [string, (event: BuiltEvent) => void, number][] = [
  ['nothing', () => undefined, 2],
  ['only its number', (event) => editRace(event, (race) => Object.assign(race, { RaceNumber: 9 })), 2],
  [
    'a third pilot',
    (event) =>
      editRace(event, (race) => {
        const { PilotChannels } = race as unknown as Race;
        PilotChannels.push({ ...PilotChannels[0], Pilot: buildGuid() });
      }),
    3,
  ],
  ['its deletion', (event) => editRace(event, (race) => Object.assign(race, { Valid: false })), 0],
];

test.each(changes)('the number of pilots is right after a race got %s', async (_name, change, expected) => {
  const event = buildEvent({ event: { PilotChannels: [] }, races: [{}] });
  await api.add(event);
  expect(await readCount(event)).toBe(2);
  change(event);
  await api.add(event);
  expect(await readCount(event)).toBe(expected);
  await api.database.transaction((tx) => storePilotCount(tx, event.id));
  expect(await readCount(event)).toBe(expected);
});

test('a race that begins, and one that is deleted again, decide whether people who registered count', async () => {
  const event = buildEvent({ races: [{ state: 'not-started' }] });
  await api.add(event);
  const person = await signInAs(api, { handle: 'Vee' });
  const entry = { pilotName: 'Vee', note: '', status: 'registered' as const };
  await api.database.db
    .insert(schema.registrations)
    .values({ eventId: event.id, userId: person.id, ...entry });
  await api.database.transaction((tx) => storePilotCount(tx, event.id));
  expect(await readCount(event)).toBe(3);
  editRace(event, (race) => Object.assign(race, { Start: '2026/05/15 19:40:00' }));
  await api.add(event);
  expect(await readCount(event)).toBe(2);
  editRace(event, (race) => Object.assign(race, { Valid: false }));
  await api.add(event);
  expect(await readCount(event)).toBe(3);
});
