import fc from 'fast-check';
import { estimatePlace } from './estimate-place';

test.each<[string, Parameters<typeof estimatePlace>[0], number, unknown]>([
  ['half of the last lap is half of the way', { sinceMs: 1_000, lapSeconds: 20 }, 11_000, [0.5, false]],
  ['before the first lap the usual length counts', { sinceMs: 0, lapSeconds: null }, 15_000, [0.5, false]],
  ['a longer lap ends before the line', { sinceMs: 0, lapSeconds: 20 }, 21_000, [0.97, true]],
  ['before its start a lap is at the line', { sinceMs: 5_000, lapSeconds: 20 }, 4_000, [0, false]],
])('%s', (_, lap, atMs, expected) => {
  const place = estimatePlace(lap, atMs);
  expect([place?.share, place?.isOverdue]).toEqual(expected);
});

test('a pilot who has finished has no place', () => {
  expect(estimatePlace({ sinceMs: null, lapSeconds: 20 }, 5_000)).toBeNull();
});

test('a pilot never flies backwards, and never reaches the line before a crossing says so', () => {
  const seconds = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), seconds, seconds, (lapSeconds, a, b) => {
      const [early, late] = [a, b]
        .sort((x, y) => x - y)
        .map((at) => estimatePlace({ sinceMs: 0, lapSeconds }, at * 1000));
      expect(late?.share).toBeGreaterThanOrEqual(early?.share ?? 1);
      expect(late?.share).toBeLessThan(1);
    }),
  );
});
