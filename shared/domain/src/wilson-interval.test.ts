import fc from 'fast-check';
import { wilsonInterval } from './wilson-interval';

test.each([
  // published values of Wilson's interval
  [0, 10, 0, 0.2775],
  [1, 10, 0.0179, 0.4042],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [20, 1_000, 0.013, 0.0307],
])('%d of %d is between %d and %d', (count, total, low, high) => {
  const interval = wilsonInterval(count, total);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

test('the interval is 0 to 1 without a total', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test('the interval contains the share, and is narrower with more data', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (total, part) => {
        const count = Math.round(part * total);
        const { low, high } = wilsonInterval(count, total);
        const share = count / total;
        expect(low).toBeLessThanOrEqual(share + 1e-9);
        expect(high).toBeGreaterThanOrEqual(share - 1e-9);
        const more = wilsonInterval(count * 10, total * 10);
        expect(more.high - more.low).toBeLessThan(high - low);
      },
    ),
  );
});
