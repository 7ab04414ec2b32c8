import fc from 'fast-check';
import {
  formatIsoEnd,
  formatIsoStart,
  formatIsoWithOffset,
  fromInstantMs,
  toInstantMs,
  toRecentInstantMs,
} from './time-zone';

const HOUR_MS = 3_600_000;

describe('toInstantMs', () => {
  it.each([
    ['Australia/Melbourne', Date.UTC(2026, 0, 10, 12), Date.UTC(2026, 0, 10, 1)],
    ['Europe/Vilnius', Date.UTC(2025, 4, 15, 19, 30), Date.UTC(2025, 4, 15, 16, 30)],
    ['Asia/Kolkata', Date.UTC(2026, 0, 10, 12), Date.UTC(2026, 0, 10, 6, 30)],
    ['America/Denver', Date.UTC(2026, 0, 10, 12), Date.UTC(2026, 0, 10, 19)],
    ['Nowhere/Atall', Date.UTC(2026, 0, 10, 12), Date.UTC(2026, 0, 10, 12)],
    ['', Date.UTC(2026, 0, 10, 12), Date.UTC(2026, 0, 10, 12)],
  ])('uses the offset of %j', (zone, local, instant) => {
    expect(toInstantMs(local, zone)).toBe(instant);
    expect(fromInstantMs(instant, zone)).toBe(local);
  });

  it.each(['Europe/Berlin', 'America/Denver', 'UTC'])(
    'stays in the century of an early date in %s',
    (zone) => {
      const local = Date.parse('0099-05-15T19:30:00Z');
      const instant = toInstantMs(local, zone);
      expect(Math.abs(instant - local)).toBeLessThan(15 * HOUR_MS);
      expect(fromInstantMs(instant, zone)).toBe(local);
    },
  );

  it('moves a time that the clock skipped to one hour later', () => {
    const skipped = Date.UTC(2026, 2, 29, 2, 30);
    expect(fromInstantMs(toInstantMs(skipped, 'Europe/Berlin'), 'Europe/Berlin')).toBe(skipped + HOUR_MS);
  });

  it('returns the first of two instants with the same clock time', () => {
    expect(toInstantMs(Date.UTC(2026, 9, 25, 2, 30), 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });

  it('returns the second one once it has passed, for a race in progress', () => {
    const [local, first] = [Date.UTC(2026, 9, 25, 2, 30), Date.UTC(2026, 9, 25, 0, 30)];
    const get = (nowMs: number) => toRecentInstantMs(local, 'Europe/Berlin', nowMs);
    expect(get(first + HOUR_MS / 2)).toBe(first);
    expect(get(first + HOUR_MS)).toBe(first + HOUR_MS);
    const noon = Date.UTC(2026, 9, 25, 12);
    expect(toRecentInstantMs(noon, 'Europe/Berlin', 0)).toBe(toInstantMs(noon, 'Europe/Berlin'));
  });

  it('is the inverse of fromInstantMs', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'Australia/Adelaide',
      'America/St_Johns',
      'UTC',
      'Pacific/Apia',
    );
    const instants = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const local = fromInstantMs(instant, zone);
        const back = toInstantMs(local, zone);
        expect(fromInstantMs(back, zone)).toBe(local);
        expect(back).toBeLessThanOrEqual(instant);
      }),
    );
  });
});

test.each([
  ['Europe/Berlin', Date.UTC(2026, 6, 1, 19, 30), '2026-07-01T19:30:00+02:00'],
  ['America/St_Johns', Date.UTC(2026, 0, 5, 9), '2026-01-05T09:00:00-03:30'],
  ['UTC', Date.UTC(2026, 0, 5, 9, 0, 1, 250), '2026-01-05T09:00:01+00:00'],
])('a time in %s has the offset of its day', (zone, local, expected) => {
  expect(formatIsoWithOffset(local, zone)).toBe(expected);
});

test.each([
  [Date.UTC(2026, 6, 1), '2026-07-01'],
  [Date.UTC(2026, 6, 1, 0, 1), '2026-07-01T00:01:00+02:00'],
])('a start at midnight is a day: %d', (start, expected) => {
  expect(formatIsoStart(start, 'Europe/Berlin')).toBe(expected);
});

test.each([
  ['a time on the last day', Date.UTC(2026, 6, 1, 9), Date.UTC(2026, 10, 2, 17), '2026-11-02T17:00:00+01:00'],
  ['a last day without a time', Date.UTC(2026, 6, 1, 9), Date.UTC(2026, 6, 2), '2026-07-02'],
  ['the day of the start', Date.UTC(2026, 6, 1, 9), Date.UTC(2026, 6, 1), '2026-07-01'],
  ['a time before the start', Date.UTC(2026, 6, 1, 9), Date.UTC(2026, 6, 1, 8), null],
  ['a day before the start', Date.UTC(2026, 6, 1), Date.UTC(2026, 5, 30), null],
  ['no end', Date.UTC(2026, 6, 1), null, null],
  ['no start', null, Date.UTC(2026, 6, 1), null],
])('the end of an event: %s', (_, start, end, expected) => {
  expect(formatIsoEnd({ start, end, timeZone: 'Europe/Berlin' })).toBe(expected);
});
