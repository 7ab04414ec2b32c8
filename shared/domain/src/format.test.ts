import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatTimeOfDay,
  ordinal,
} from './format';

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
])('%p is written as %p, %p and %p', (local, date, dateTime, timeOfDay) => {
  expect([formatDate(local), formatDateTime(local), formatTimeOfDay(local)]).toEqual([
    date,
    dateTime,
    timeOfDay,
  ]);
});

it.each([
  [Date.UTC(2026, 10, 28, 23, 59), 'Sat, 28 Nov', 'November'],
  [Date.UTC(2026, 8, 6), 'Sun, 6 Sep', 'September'],
])('formatDay(%d) = %s, of %s', (local, day, month) => {
  expect([formatDay(local), formatMonth(local)]).toEqual([day, month]);
});

it.each([
  [Date.UTC(2025, 4, 15, 0, 5, 59), '12:05 AM'],
  [Date.UTC(2025, 4, 15, 15, 41, 20), '3:41 PM'],
])('formatClock(%d) = %s', (local, text) => {
  expect(formatClock(local)).toBe(text);
});
