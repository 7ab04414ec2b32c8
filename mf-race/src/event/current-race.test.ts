import { buildRace, EVENT_START } from '@holeshot/testing';
import { findCurrentRace, getRefreshPace, toLastRaceCard } from './current-race';
import { listUpcomingRaces } from './upcoming-race';

const EVENT = { laps: 3, start: EVENT_START, end: null };
const MINUTE = 60_000;
const at = (minutes: number) => EVENT_START + minutes * MINUTE;
const ended = (id: string, minutes: number) => buildRace({ id, start: at(minutes), end: at(minutes + 2) });
const notStarted = (id: string) => buildRace({ id, start: null, end: null, flights: { kestrel: [] } });
const inProgress = buildRace({ id: 'now', start: at(20), end: null });

test('the current race is the one in progress; between races there is none', () => {
  expect(findCurrentRace([inProgress, notStarted('a')])?.id).toBe('now');
  expect(findCurrentRace([notStarted('a')])).toBeUndefined();
});

test('of several races in progress the newest is the current one', () => {
  const stuck = buildRace({ id: 'stuck', start: at(4), end: null });
  expect(findCurrentRace([stuck, inProgress])?.id).toBe('now');
  expect(findCurrentRace([inProgress, stuck])?.id).toBe('now');
});

test('expects races as far apart as the last ones, the current one included', () => {
  const races = listUpcomingRaces(
    [ended('b', 12), ended('a', 4)],
    [inProgress, notStarted('c'), notStarted('d')],
    at(21),
  );
  expect(races.map(({ id, expectedStart }) => [id, expectedStart])).toEqual([
    ['c', at(28)],
    ['d', at(36)],
  ]);
});

test('expects a late race now, not in the past', () => {
  const races = listUpcomingRaces(
    [ended('b', 12), ended('a', 4)],
    [notStarted('c'), notStarted('d')],
    at(40),
  );
  expect(races.map(({ expectedStart }) => expectedStart)).toEqual([at(40), at(48)]);
});

test('expects no times after a long break', () => {
  const races = listUpcomingRaces(
    [ended('b', 12), ended('a', 4)],
    [notStarted('c'), notStarted('d')],
    at(45),
  );
  expect(races.map(({ expectedStart }) => expectedStart)).toEqual([null, null]);
});

test('expects no times before two races have started, or when the gap was longer than an hour', () => {
  expect(listUpcomingRaces([], [notStarted('a')], at(0))[0]?.expectedStart).toBeNull();
  expect(
    listUpcomingRaces([ended('b', 90), ended('a', 0)], [notStarted('c')], at(95))[0]?.expectedStart,
  ).toBeNull();
});

test('the last race is the latest that has ended', () => {
  expect(toLastRaceCard([ended('b', 12), ended('a', 4)], EVENT)?.id).toBe('b');
  expect(toLastRaceCard([], EVENT)).toBeNull();
});

test.each([
  ['flying', [ended('a', 0)], [inProgress]],
  ['between', [ended('a', 0)], [notStarted('b')]],
  ['waiting', [], [notStarted('b')]],
] as const)('the pace is %s', (pace, last, next) => {
  expect(getRefreshPace(last, next)).toBe(pace);
});
