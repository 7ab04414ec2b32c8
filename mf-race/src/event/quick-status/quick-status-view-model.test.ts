import { buildFlownRace, FIELD_START } from '@holeshot/testing';
import { findCurrentRace, lastRaceCard, refreshPace, upcomingRaces } from './quick-status-view-model';

const MINUTE = 60_000;
const at = (minutes: number) => FIELD_START + minutes * MINUTE;
const ended = (id: string, minutes: number) =>
  buildFlownRace({ id, start: at(minutes), end: at(minutes + 2) });
const open = (id: string) => buildFlownRace({ id, start: null, end: null, flights: { kestrel: [] } });
const flying = buildFlownRace({ id: 'now', start: at(20), end: null });

test('the current race is the one in progress, and there is none between races', () => {
  expect(findCurrentRace([flying, open('a')])?.id).toBe('now');
  expect(findCurrentRace([open('a')])).toBeUndefined();
});

test('races are expected as far apart as the last ones were, the current one included', () => {
  const races = upcomingRaces([ended('b', 12), ended('a', 4)], [flying, open('c'), open('d')], at(21));
  expect(races.map(({ id, expectedStart }) => [id, expectedStart])).toEqual([
    ['c', at(28)],
    ['d', at(36)],
  ]);
});

test('a race that is late is expected now, not in the past', () => {
  const races = upcomingRaces([ended('b', 12), ended('a', 4)], [open('c'), open('d')], at(40));
  expect(races.map(({ expectedStart }) => expectedStart)).toEqual([at(40), at(48)]);
});

test('nothing is expected where no race has started for several times as long as they are apart', () => {
  const races = upcomingRaces([ended('b', 12), ended('a', 4)], [open('c'), open('d')], at(45));
  expect(races.map(({ expectedStart }) => expectedStart)).toEqual([null, null]);
});

test('nothing is expected before two races have started, or when the last break was longer than an hour', () => {
  expect(upcomingRaces([], [open('a')], at(0))[0]?.expectedStart).toBeNull();
  expect(upcomingRaces([ended('b', 90), ended('a', 0)], [open('c')], at(95))[0]?.expectedStart).toBeNull();
});

test('the last race is the newest of those that ended', () => {
  expect(lastRaceCard([ended('b', 12), ended('a', 4)])?.id).toBe('b');
  expect(lastRaceCard([])).toBeNull();
});

test.each([
  ['flying', [ended('a', 0)], [flying]],
  ['between', [ended('a', 0)], [open('b')]],
  ['waiting', [], [open('b')]],
] as const)('the pace is %s', (pace, last, next) => {
  expect(refreshPace(last, next)).toBe(pace);
});
