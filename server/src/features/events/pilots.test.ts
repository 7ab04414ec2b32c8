import type { WireEvent, WirePilot } from '@holeshot/contract/wire';
import { buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('pilots who neither registered nor flew are not listed or counted', async () => {
  const event = buildEvent({ pilotIds: [buildGuid(), buildGuid(), buildGuid()] });
  const [registered = '', flew = ''] = event.pilotIds;
  editFile(event, 'Event.json', (object) =>
    Object.assign(object, { PilotChannels: [{ Pilot: registered }] }),
  );
  for (const raceId of event.raceIds) {
    editFile(event, `${raceId}/Race.json`, (race) =>
      Object.assign(race, { PilotChannels: [{ Pilot: flew }] }),
    );
  }
  await api.add(event);
  const pilots = await api.get<WirePilot[]>(`/api/public/pilots/eventId/${event.id}`);
  expect(pilots.map(({ Name }) => Name)).toEqual(['Pilot A', 'Pilot B']);
  const { PilotCount } = await api.get<WireEvent>(`/api/public/events/id/${event.id}`);
  expect(PilotCount).toBe(2);
});

test('practice pilots are listed and marked, but not counted', async () => {
  const event = buildEvent({ pilots: [{ PracticePilot: true }] });
  await api.add(event);
  const pilots = await api.get<WirePilot[]>(`/api/public/pilots/eventId/${event.id}`);
  expect(pilots.map(({ PracticePilot }) => PracticePilot)).toEqual([true, false]);
  const { PilotCount } = await api.get<WireEvent>(`/api/public/events/id/${event.id}`);
  expect(PilotCount).toBe(1);
});

test('a pilot counts from the first race on', async () => {
  const event = buildEvent();
  await api.add(event);
  const count = async () => (await api.get<WireEvent>(`/api/public/events/id/${event.id}`)).PilotCount;
  expect(await count()).toBe(2);
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) =>
    Object.assign(race, { PilotChannels: [{ Pilot: buildGuid() }] }),
  );
  await api.add(event);
  expect(await count()).toBe(3);
});
