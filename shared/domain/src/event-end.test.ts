import { hasEnded } from './event-end';

const HOUR = 3_600_000;
/** Friday 15th May 2026 in Sydney, which is 10 hours ahead of UTC. */
const FRIDAY = Date.UTC(2026, 4, 15);
const SYDNEY = 10 * HOUR;

const event = (changes: { start?: number | null; end?: number | null } = {}) => ({
  start: FRIDAY,
  end: null,
  timeZone: 'Australia/Sydney',
  ...changes,
});
const lastRace = (hour: number) => [{ start: FRIDAY + hour * HOUR }];

test.each([
  ['before its evening ends', event(), lastRace(16), 29, false],
  ['from six in the morning after', event(), lastRace(16), 30, true],
  ['while somebody flew in the last half day', event(), lastRace(20), 31, false],
  ['on its second day', event({ end: FRIDAY + 24 * HOUR }), lastRace(16), 40, false],
  ['after its second day', event({ end: FRIDAY + 24 * HOUR }), lastRace(16), 54, true],
  ['without a date', event({ start: null }), lastRace(16), 400, false],
  ['before its first race', event(), [], 400, false],
])('an event %s', (_, subject, last, hour, expected) => {
  expect(hasEnded(subject, last, FRIDAY + hour * HOUR - SYDNEY)).toBe(expected);
});
