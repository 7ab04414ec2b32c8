import { parseClock, toInstantMs } from '@holeshot/domain';
import { buildDemoSeason, type DemoEvent } from './demo-season';
import { readDemoEvent } from './read-demo-event';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const DAYS = ['2026-11-21', '2027-02-28', '2028-02-29', '2026-12-31'];
const HOURS = ['00:10', '06:00', '12:00', '14:00', '23:50'];

const CHANGES = {
  'Adelaide, forward': '2026-10-03T16:30Z',
  'Adelaide, back': '2027-04-03T16:30Z',
  'Europe, forward': '2027-03-28T01:00Z',
  'Europe, back': '2026-10-25T01:00Z',
  'New York, forward': '2027-03-14T07:00Z',
  'New York, back': '2026-11-01T06:00Z',
};
const MINUTES_AFTER = [-30, -1, 0, 1, 20, 70, 130, 190];

const MOMENTS: [name: string, now: number][] = [
  ...DAYS.flatMap((day) => HOURS.map((hour) => `${day}T${hour}Z`)).map((text): [string, number] => [
    text,
    Date.parse(text),
  ]),
  ...Object.entries(CHANGES).flatMap(([place, change]) =>
    MINUTES_AFTER.map((minutes): [string, number] => [
      `${minutes} min after clocks change in ${place}`,
      Date.parse(change) + minutes * MINUTE_MS,
    ]),
  ),
];

const getStart = ({ start, timeZone }: DemoEvent): number => toInstantMs(start, timeZone);

async function readRaces(event: DemoEvent) {
  const { races } = await readDemoEvent(event.buildFolder());
  const toInstants = (texts: string[]): number[] =>
    texts.flatMap((text) => parseClock(text) ?? []).map((local) => toInstantMs(local, event.timeZone));
  return races.map(({ race, state }) => ({
    state,
    startedAt: toInstants([race.Start]),
    instants: toInstants([race.Start, race.End, ...race.Laps.map(({ EndTime }) => EndTime)]),
  }));
}

test.each(MOMENTS)('%s: one event is running, with ended, current and future races', async (_, now) => {
  const { events } = buildDemoSeason({ now });
  // Only an event that starts within some days can be running; the plans of the others are far from now.
  const near = events.filter((event) => Math.abs(getStart(event) - now) < 5 * DAY_MS);
  const races = await Promise.all(near.map(readRaces));
  const running = races.filter((own) => own.some(({ state }) => state === 'in-progress'));
  expect(running).toHaveLength(1);
  const inState = (raceState: string) => (running[0] ?? []).filter(({ state }) => state === raceState);
  expect(inState('finished').length).toBeGreaterThan(5);
  expect(inState('in-progress')).toHaveLength(1);
  expect(inState('not-started').length).toBeGreaterThan(2);
  expect(now - (inState('in-progress')[0]?.startedAt[0] ?? 0)).toBeLessThan(0.125 * DAY_MS);

  const flown = races.flatMap((own) => own.flatMap(({ instants }) => instants));
  expect(Math.max(...flown)).toBeLessThanOrEqual(now);
  const hasBegun = near.map((event) => getStart(event) <= now);
  expect(hasBegun).toEqual(races.map((own) => own.some(({ state }) => state !== 'not-started')));
});
