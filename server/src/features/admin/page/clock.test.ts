import { formatClock, parseClock } from './clock';

test.each([
  ['2026-11-22T04:43', '2026-11-22T04:43:00'],
  ['2026-11-22T04:43:05', '2026-11-22T04:43:05'],
  ['2024-02-29T23:59:59.5', '2024-02-29T23:59:59'],
])('%s is a date and time', (text, expected) => {
  expect(formatClock(parseClock(text) ?? 0)).toBe(expected);
});

test.each(['', 'soon', '2026-11-22', '2026-02-30T10:00', '2026-11-22T24:61', '2026-13-01T10:00', undefined])(
  '%j is none',
  (text) => {
    expect(parseClock(text)).toBeUndefined();
  },
);
