import fc from 'fast-check';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatGap,
  formatSeconds,
  formatTimeOfDay,
  ordinal,
} from './format';

it.each([
  [null, ''],
  [0, '0.00'],
  [23.456, '23.46'],
  [1.005, '1.01'],
  [59.999, '60.00'],
  [3599.994, '3599.99'],
  [3599.996, '1:00:00'],
  [7325.4, '2:02:05'],
  [-0.001, '0.00'],
])('formatSeconds writes %p as %p', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

it.each([
  [null, ''],
  [0, '+0.00'],
  [1.234, '+1.23'],
  [-1.5, '-1.50'],
])('formatGap writes %p as %p', (seconds, text) => {
  expect(formatGap(seconds)).toBe(text);
});

it.each([
  [null, ''],
  [46.9, '46.90'],
  [59.999, '1:00.00'],
  [166.9, '2:46.90'],
  [605.05, '10:05.05'],
  [3600, '1:00:00'],
])('formatDuration writes %p as %p', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it.each([
  [-1, ''],
  [0, ''],
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [101, '101st'],
  [111, '111th'],
])('ordinal writes %p as %p', (position, text) => {
  expect(ordinal(position)).toBe(text);
});

it.each([
  [Date.UTC(2026, 10, 21), '21st November 2026', '21st November 2026', '12:00:00 AM'],
  [Date.UTC(2026, 10, 21, 9, 30), '21st November 2026', '21st November 2026, 9:30 AM', '9:30:00 AM'],
  [Date.UTC(2026, 4, 2, 15, 41, 20), '2nd May 2026', '2nd May 2026, 3:41 PM', '3:41:20 PM'],
  [Date.UTC(2026, 0, 3, 12), '3rd January 2026', '3rd January 2026, 12:00 PM', '12:00:00 PM'],
  [Date.UTC(2026, 0, 3, 0, 1), '3rd January 2026', '3rd January 2026, 12:01 AM', '12:01:00 AM'],
])('dates of %p are written as %p, %p and %p', (local, date, dateTime, timeOfDay) => {
  expect([formatDate(local), formatDateTime(local), formatTimeOfDay(local)]).toEqual([
    date,
    dateTime,
    timeOfDay,
  ]);
});

it('never shows a lap under an hour further than half a hundredth off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3599, noNaN: true }), (seconds) => {
      expect(Math.abs(Number(formatSeconds(seconds)) - seconds)).toBeLessThanOrEqual(0.005_01);
    }),
  );
});
