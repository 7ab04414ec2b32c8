import type { WireLiveNow } from '@holeshot/contract/wire';
import { type BuiltEvent, buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

/** An event whose only race has no end, and began this long ago. */
function buildRunning(minutesAgo: number, crossings = 3, event: Record<string, unknown> = {}): BuiltEvent {
  const start = new Date(Date.now() - minutesAgo * 60_000).toISOString().slice(0, 19);
  const Start = start.replaceAll('-', '/').replace('T', ' ');
  return buildEvent({
    rounds: [{}],
    event: { TimeZone: 'UTC', ...event },
    races: [{ state: 'in-progress', laps: crossings, race: { Start } }],
  });
}

const liveNow = () => api.get<WireLiveNow[]>('/api/public/live');

test('the running race tells who leads, on which channel and by how much', async () => {
  const event = buildRunning(1);
  await api.add(event);
  expect(await liveNow()).toMatchObject([
    {
      Event: { ID: event.id, Name: 'Club night' },
      RaceID: event.raceIds[0],
      RoundNumber: 1,
      RaceNumber: 1,
      Type: 'Race',
      Leader: {
        PilotID: event.pilotIds[0],
        Name: 'Pilot A',
        Channel: { Label: 'R1', Color: '#FF0000' },
        Gap: 4,
      },
    },
  ]);
});

test('of two running events, the one whose race began last comes first', async () => {
  const first = buildRunning(5);
  const last = buildRunning(1);
  await api.add(first);
  await api.add(last);
  expect((await liveNow()).map(({ RaceID }) => RaceID)).toEqual([...last.raceIds, ...first.raceIds]);
});

test.each([
  ['that began long ago', () => buildRunning(11)],
  ['of a hidden event', () => buildRunning(1, 3, { VisibleOnline: false })],
  ['that has ended', () => buildEvent()],
])('a race %s does not run', async (_, build) => {
  await api.add(build());
  expect(await liveNow()).toEqual([]);
});
