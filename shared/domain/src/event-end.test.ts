import { hasDayBegun, hasEnded, isBetweenRaces, isDayOver, isToday } from './event-end';

const HOUR = 3_600_000;
/** Friday 15th May 2026 in Sydney, which is 10 hours ahead of UTC. */
const FRIDAY = Date.UTC(2026, 4, 15);
const SYDNEY = 10 * HOUR;

const event = (changes: { start?: number | null; end?: number | null; isClosed?: boolean } = {}) => ({
  start: FRIDAY,
  end: null,
  timeZone: 'Australia/Sydney',
  isClosed: false,
  ...changes,
});
const lastRace = (hour: number) => [{ start: FRIDAY + hour * HOUR }];

test.each([
  ['before its evening ends', event(), lastRace(16), 29, false],
  ['from six in the morning after', event(), lastRace(16), 30, true],
  ['while somebody flew in the last half day', event(), lastRace(20), 31, false],
  ['of whose races the last one stands last', event(), [...lastRace(10), ...lastRace(20)], 31, false],
  ['on its second day', event({ end: FRIDAY + 24 * HOUR }), lastRace(16), 40, false],
  ['after its second day', event({ end: FRIDAY + 24 * HOUR }), lastRace(16), 54, true],
  ['without a date', event({ start: null }), lastRace(16), 400, false],
  ['before its first race', event(), [], 400, false],
  ['that a manager closed', event({ isClosed: true }), lastRace(16), 17, true],
  ['without a date that a manager closed', event({ start: null, isClosed: true }), lastRace(16), 17, true],
  ['that a manager closed before its first race', event({ isClosed: true }), [], 17, false],
])('an event %s', (_, subject, last, hour, expected) => {
  expect(hasEnded(subject, last, FRIDAY + hour * HOUR - SYDNEY)).toBe(expected);
});

test.each([
  ['before its evening ends', event(), [], 29, false],
  ['that nobody flew, after its day', event(), [], 30, true],
  ['while somebody flew in the last half day', event(), lastRace(20), 31, false],
  ['without a date, half a day after a race', event({ start: null }), lastRace(16), 28, true],
  ['without a date and races', event({ start: null }), [], 400, false],
  ['that a manager closed', event({ isClosed: true }), [], 17, true],
])('the day of an event %s', (_, subject, last, hour, expected) => {
  expect(isDayOver(subject, last, FRIDAY + hour * HOUR - SYDNEY)).toBe(expected);
});

test.each([
  ['before midnight', event({ start: FRIDAY + 10 * HOUR }), -1, false],
  ['from midnight on', event({ start: FRIDAY + 10 * HOUR }), 0, true],
  ['without a date', event({ start: null }), 400, false],
])('the day of an event has begun %s', (_, subject, hour, expected) => {
  expect(hasDayBegun(subject, FRIDAY + hour * HOUR - SYDNEY)).toBe(expected);
});

test.each([
  ['before midnight', event({ start: FRIDAY + 10 * HOUR }), -1, false],
  ['from midnight on', event({ start: FRIDAY + 10 * HOUR }), 0, true],
  ['until the next midnight', event({ start: FRIDAY + 10 * HOUR }), 24, false],
  ['without a date', event({ start: null }), 10, false],
])('an event is today %s', (_, subject, hour, expected) => {
  expect(isToday(subject, FRIDAY + hour * HOUR - SYDNEY)).toBe(expected);
});

const race = (startHour: number | null, endHour: number | null = null) => ({
  start: startHour === null ? null : FRIDAY + startHour * HOUR,
  end: endHour === null ? null : FRIDAY + endHour * HOUR,
});

test.each([
  ['after a race, with one to come', [race(16, 16.1), race(null)], 16.2, true],
  ['over lunch', [race(12, 12.1), race(null)], 15, true],
  ['three hours after its last race', [race(12, 12.1), race(null)], 15.1, false],
  ['before its first race', [race(null)], 16, false],
  ['after its last race', [race(16, 16.1)], 16.2, false],
  ['whose first race is in progress', [race(16), race(null)], 16.1, false],
  ['whose race in progress nobody ended', [race(10, 10.1), race(14), race(null)], 16, true],
  ['without races', [], 16, false],
])('an event %s is between two races or not', (_, races, hour, expected) => {
  expect(isBetweenRaces('Australia/Sydney', races, FRIDAY + hour * HOUR - SYDNEY)).toBe(expected);
});
