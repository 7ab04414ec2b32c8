import fc from 'fast-check';
import { formatDuration, formatGap, formatSeconds, formatWholeSeconds } from './format-seconds';

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
  [-0.004, '+0.00'],
  [-1.5, '–'],
])('formatGap writes %p as %p', (seconds, text) => {
  expect(formatGap(seconds)).toBe(text);
});

test('formatGap writes a gap at a crossing from a video to a tenth', () => {
  expect([1.31, 12, -0.04, -0.5].map((seconds) => formatGap(seconds, true))).toEqual([
    ...['+1.3', '+12.0', '+0.0', '–'],
  ]);
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

it('formatSeconds rounds to the nearest hundredth', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3599, noNaN: true }), (seconds) => {
      expect(Math.abs(Number(formatSeconds(seconds)) - seconds)).toBeLessThanOrEqual(0.005_01);
    }),
  );
});

test.each([
  [5, '0:05'],
  [90.9, '1:30'],
  [10_268, '2:51:08'],
])('%p s in whole seconds is %p', (seconds, text) => {
  expect(formatWholeSeconds(seconds)).toBe(text);
});
