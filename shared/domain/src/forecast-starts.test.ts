import fc from 'fast-check';
import { forecastStarts } from './forecast-starts';

const MINUTE = 60_000;
const DAY_START = Date.UTC(2026, 4, 16, 10);
const at = (minutes: number) => DAY_START + minutes * MINUTE;
/** starts after these intervals, in minutes */
const startsAfter = (intervals: readonly number[]): number[] => {
  const starts = [DAY_START];
  for (const minutes of intervals) starts.push((starts.at(-1) ?? 0) + minutes * MINUTE);
  return starts;
};
const minutesOf = (forecasts: ReturnType<typeof forecastStarts>) =>
  forecasts.map(
    (forecast) =>
      forecast && {
        likely: (forecast.likely - DAY_START) / MINUTE,
        range:
          forecast.range &&
          [forecast.range.from, forecast.range.until].map((local) => (local - DAY_START) / MINUTE),
      },
  );

it.each([
  ['spaces races as the usual interval', [0, 8, 16], 17, [24, 32]],
  ['takes the median, whatever the order of the starts', [19, 0, 7], 20, [31, 43]],
  ['leaves out a break over lunch', [0, 8, 16, 90, 98], 99, [106, 114]],
  ['keeps the moment of a late race, and delays those after it', [0, 8, 16], 28, [24, 36]],
])('%s', (_title, starts, now, likely) => {
  expect(minutesOf(forecastStarts(starts.map(at), at(now), 2))).toEqual(
    likely.map((minutes) => ({ likely: minutes, range: null })),
  );
});

it.each([
  ['before the second start', [0], 1],
  ['without a start', [], 1],
  ['in a long break', [0, 8, 16], 49],
])('knows no start %s', (_title, starts, now) => {
  expect(forecastStarts(starts.map(at), at(now), 2)).toEqual([null, null]);
});

it('gives a range from the fifth interval on, which widens with distance', () => {
  const starts = startsAfter([6, 7, 8, 9, 10, 6, 7, 8, 9, 10]);
  expect(minutesOf(forecastStarts(starts.slice(0, 5), starts[4] ?? 0, 1))[0]?.range).toBeNull();
  const ranges = minutesOf(forecastStarts(starts, starts.at(-1) ?? 0, 4)).map((one) => one?.range ?? []);
  expect(ranges[0]).toEqual([86, 90]);
  const widths = ranges.map(([from = 0, until = 0]) => until - from);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(widths.at(-1)).toBeGreaterThan(widths[0] ?? 0);
});

const intervalsOfDay = fc.array(fc.integer({ min: 2, max: 20 }), { minLength: 5, maxLength: 40 });

it('has the likely moment of the next race in its range, and says the same again', () => {
  fc.assert(
    fc.property(intervalsOfDay, fc.integer({ min: 0, max: 2 }), (intervals, sinceMinutes) => {
      const starts = startsAfter(intervals);
      const now = (starts.at(-1) ?? 0) + sinceMinutes * MINUTE;
      const forecasts = forecastStarts(starts, now, 3);
      const [next] = forecasts;
      expect(next?.likely).toBeGreaterThanOrEqual(next?.range?.from ?? Number.POSITIVE_INFINITY);
      expect(next?.likely).toBeLessThanOrEqual(next?.range?.until ?? 0);
      expect(forecastStarts([...starts].reverse(), now, 3)).toEqual(forecasts);
    }),
  );
});

it('holds four of five starts of days with one pace', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 400 }), { minLength: 120, maxLength: 120 }),
      (seconds) => {
        const starts = startsAfter(seconds.map((value) => value / 60));
        const next = starts.slice(30).filter((start, index) => {
          const [forecast] = forecastStarts(starts.slice(0, index + 30), starts[index + 29] ?? 0, 1);
          return forecast?.range && start >= forecast.range.from && start <= forecast.range.until;
        });
        const share = next.length / (starts.length - 30);
        expect(share).toBeGreaterThan(0.6);
        expect(share).toBeLessThan(0.97);
      },
    ),
    { numRuns: 20 },
  );
});
