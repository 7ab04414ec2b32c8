import type { WireLiveNow } from '@holeshot/contract/wire';
import { type BuiltEvent, buildEvent, desktopDate } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(() => api.forgetEvents());
afterAll(() => api.close());

/** The desktop app's date of a moment so many minutes ago, in UTC. */
const minutesBefore = (minutes: number): string => desktopDate(Date.now() - minutes * 60_000);

/** An event whose only race has no end, and began this long ago. */
function buildRunning(minutesAgo: number, crossings = 3, event: Record<string, unknown> = {}): BuiltEvent {
  return buildEvent({
    rounds: [{}],
    event: { TimeZone: 'UTC', ...event },
    races: [{ state: 'in-progress', laps: crossings, race: { Start: minutesBefore(minutesAgo) } }],
  });
}

/** An event whose first race ended this long ago. */
const buildBetween = (minutesAgo: number, next: object = { state: 'not-started', number: 2 }): BuiltEvent =>
  buildEvent({
    rounds: [{}],
    event: { TimeZone: 'UTC' },
    races: [{ race: { Start: minutesBefore(minutesAgo + 2), End: minutesBefore(minutesAgo) } }, next],
  });

const liveNow = () => api.get<WireLiveNow[]>('/api/public/live');

test('the running race tells who leads, on which channel and by how much', async () => {
  const event = buildRunning(1);
  await api.add(event);
  expect(await liveNow()).toMatchObject([
    {
      Event: { ID: event.id, Name: 'Club night' },
      State: 'flying',
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

test('an event between two races tells which one is next', async () => {
  const event = buildBetween(20);
  await api.add(event);
  expect(await liveNow()).toMatchObject([
    { Event: { ID: event.id }, State: 'next', RaceID: event.raceIds[1], RaceNumber: 2, Leader: null },
  ]);
});

test('tells when the next race is expected, at the field', async () => {
  const flown = [30, 20, 10].map((minutes, index) => ({
    number: index + 1,
    race: { Start: minutesBefore(minutes), End: minutesBefore(minutes - 2) },
  }));
  const races = [...flown, { state: 'not-started' as const, number: 4 }];
  const event = buildEvent({ rounds: [{}], event: { TimeZone: 'UTC' }, races });
  await api.add(event);
  const [next] = await liveNow();
  const likelyMs = Date.parse(`${next?.ExpectedStart?.Likely.replace(' ', 'T')}Z`);
  expect(Math.abs(likelyMs - Date.now())).toBeLessThan(60_000);
  expect(next?.ExpectedStart?.Range).toBeNull();
});

test('an event with a race in progress comes before one between two races', async () => {
  const between = buildBetween(1);
  const flying = buildRunning(5);
  await api.add(between);
  await api.add(flying);
  expect((await liveNow()).map(({ State }) => State)).toEqual(['flying', 'next']);
});

test.each([
  ['nobody flew for hours', () => buildBetween(181)],
  ['no race is left', () => buildBetween(20, { number: 2 })],
])('an event is not running when %s', async (_, build) => {
  await api.add(build());
  expect(await liveNow()).toEqual([]);
});
