import type { Property, WireClubRecord, WireRecordChange } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { rankEvents } from '../../events/summarise/rank-events';
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

const path = () => `/api/public/stats/clubId/${api.clubId}/records`;
const changes = async () =>
  (await api.get<WireRecordChange[]>(`${path()}/changes`)).filter(({ Kind }) => Kind === 'lap');
const bestLap = async () =>
  (await api.get<WireClubRecord[]>(path())).find(({ Kind }) => Kind === 'lap')?.Best.Seconds;

/** A lap of a race gets another length, as the timer sent it. */
function setLap(event: BuiltEvent, lap: number, seconds: number): void {
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => {
    Object.assign((race.Laps as object[])[lap] ?? {}, { LengthSeconds: seconds });
  });
}

test('a record is beaten, falls back when its lap is taken away, and both are lines of its history', async () => {
  const [spring, autumn] = ['Spring', 'Autumn'].map((Name) =>
    buildEvent({ event: { Name }, pilots: [{ Name: 'Vee' }, { Name: 'Zed' }], rounds: [{}] }),
  ) as [BuiltEvent, BuiltEvent];
  await api.add(spring);
  expect(await changes()).toMatchObject([
    {
      Laps: 1,
      Fell: false,
      Time: '2026-05-15 19:40:00.000',
      Before: null,
      Best: { Seconds: 20, Pilot: 'Vee', Event: 'Spring', Race: 'Race 1-1' },
    },
  ]);
  setLap(autumn, 2, 18.5);
  await api.add(autumn);
  // ranking again without a change adds no row
  await api.database.db.update(schema.rankedEvents).set({ version: 0 });
  await rankEvents(api.database, new AbortController().signal);
  expect(await changes()).toMatchObject([
    { Fell: false, Best: { Seconds: 18.5, Event: 'Autumn' }, Before: { Seconds: 20, Event: 'Spring' } },
    { Best: { Seconds: 20 } },
  ]);

  const form = `/api/club/race/eventId/${autumn.id}/id/${autumn.raceIds[0]}`;
  const properties: Property[] = (await manager.request(form)).json();
  const lap = properties.find(({ title }) => title.startsWith('Lap 2 of Vee'))?.name ?? '';
  const payload = { Reason: 'Cut the gate', [lap]: false };
  expect((await manager.request({ method: 'POST', url: form, payload })).body).toBe('');
  expect(await bestLap()).toBe(20);
  expect((await changes())[0]).toMatchObject({
    Fell: true,
    Who: 'Director',
    Why: 'Cut the gate',
    Best: { Seconds: 20 },
    Before: { Seconds: 18.5, Pilot: 'Vee', RaceID: autumn.raceIds[0], PilotID: autumn.pilotIds[0] },
  });
  expect((await changes()).length).toBe(3);
});

test('a time of an event that is hidden later is not shown', async () => {
  const before = (await changes()).length;
  const event = buildEvent({ event: { Name: 'Secret' }, rounds: [{}] });
  setLap(event, 1, 11);
  await api.add(event);
  expect((await changes()).length).toBe(before + 1);
  editFile(event, 'Event.json', (file) => Object.assign(file, { VisibleOnline: false }));
  await api.add(event);
  const [fall, set] = await changes();
  expect(fall).toMatchObject({ Fell: true, Before: null });
  expect(fall?.Best?.Seconds).toBe(await bestLap());
  expect(set).toMatchObject({ Best: null });
});

test('a record that the file of its race has more exactly than the notifications is no fall', async () => {
  const event = buildEvent({ event: { Name: 'Live' }, rounds: [{}] });
  setLap(event, 1, 10.5);
  await api.add(event);
  const before = await changes();
  setLap(event, 1, 10.5009);
  await api.add(event);
  const [record, ...others] = await changes();
  expect(record).toMatchObject({ ID: before[0]?.ID, Fell: false, Best: { Seconds: 10.5009 } });
  expect(others).toEqual(before.slice(1));
});

test('an equal time of a later day does not take the record, also if its name comes first', async () => {
  const event = buildEvent({
    event: { Name: 'Copy' },
    pilots: [{ Name: 'Abe' }, { Name: 'Bo' }],
    rounds: [{}],
    races: [{ race: { Start: '2026/06/15 19:40:00', End: '2026/06/15 19:45:00' } }],
  });
  setLap(event, 1, 10.5009);
  await api.add(event);
  const records = await api.get<WireClubRecord[]>(path());
  expect(records.find(({ Kind }) => Kind === 'lap')?.Best).toMatchObject({ Seconds: 10.5009, Event: 'Live' });
  expect((await changes())[0]).toMatchObject({ Best: { Event: 'Live' } });
});

test('times of an earlier day that arrive later stand below newer ones, on the clock of their event', async () => {
  const event = buildEvent({
    event: { Name: 'Attic', Laps: 2 },
    rounds: [{}],
    races: [{ race: { Start: '2020/03/01 20:00:00', End: '2020/03/01 20:05:00' }, laps: 4 }],
  });
  await api.add(event);
  const readLast = async () => (await api.get<WireRecordChange[]>(`${path()}/changes`)).at(-1);
  expect(await readLast()).toMatchObject({
    Laps: 2,
    Best: { Event: 'Attic' },
    Time: '2020-03-01 20:00:00.000',
  });
  await api.database.transaction(async (tx) => {
    await tx
      .update(schema.events)
      .set({ timeZone: 'Pacific/Auckland' })
      .where(eq(schema.events.id, event.id));
    await invalidate(tx, [`event:${event.id}`, 'events']);
  });
  expect((await readLast())?.Time).toBe('2020-03-02 08:00:00.000');
});

test('an unknown club is not found', async () => {
  expect((await api.ask('/api/public/stats/clubId/999999/records/changes')).status).toBe(404);
});
