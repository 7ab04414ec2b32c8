import { removalText } from './removal-text';

const at = (day: number, hour: number, minute: number) => Date.UTC(2026, 10, day, hour, minute, 31);

test.each([
  ['on the day of the race', at(21, 11, 42), at(21, 9, 30), 'Removed by the desktop app, 11:42 AM'],
  ['later', at(23, 0, 5), at(21, 9, 30), 'Removed by the desktop app, 23rd November 2026, 12:05 AM'],
  ['without a start', at(23, 15, 0), null, 'Removed by the desktop app, 23rd November 2026, 3:00 PM'],
  ['at an unknown time', null, at(21, 9, 30), 'Removed by the desktop app'],
])('a removal %s', (_, removedAt, start, text) => {
  expect(removalText('the desktop app', removedAt, start)).toBe(text);
});
