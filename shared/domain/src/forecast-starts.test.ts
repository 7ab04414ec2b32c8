import fc from 'fast-check';
import { forecastStarts, listStartIntervals, type RaceStart, type StartIntervals } from './forecast-starts';

const MINUTE = 60_000;
const DAY_START = Date.UTC(2026, 4, 16, 10);
const at = (minutes: number) => DAY_START + minutes * MINUTE;
const ROUND = { roundId: 'round 1' };
const NEW_ROUND = { roundId: 'round 2' };
const start = (minutes: number, round = ROUND): RaceStart => ({ ...round, start: at(minutes) });

interface Given {
  starts: readonly number[];
  now: number;
  upcoming?: readonly { roundId: string }[];
  earlier?: StartIntervals;
}

/** in minutes since the start of the day; all races are of one round unless they say so */
function forecast({ starts, now, upcoming = [ROUND], earlier }: Given) {
  const toMinutes = (local: number) => (local - DAY_START) / MINUTE;
  const flown = starts.map((minutes) => start(minutes));
  return forecastStarts({ flown, upcoming, earlier, nowLocal: at(now) }).map(
    (one) =>
      one && {
        likely: toMinutes(one.likely),
        range: one.range && [toMinutes(one.range.from), toMinutes(one.range.until)],
      },
  );
}
/** starts after these intervals */
function startsAfter(intervals: readonly number[]): number[] {
  const starts = [0];
  for (const minutes of intervals) starts.push((starts.at(-1) ?? 0) + minutes);
  return starts;
}
const widths = (forecasts: ReturnType<typeof forecast>) =>
  forecasts.map((one) => (one?.range ? (one.range[1] ?? 0) - (one.range[0] ?? 0) : null));

it.each([
  ['spaces races as the usual interval', [0, 8, 16], 17, [24, 32]],
  ['takes the median, whatever the order of the starts', [19, 0, 12, 7], 20, [26]],
  ['leaves out a break over lunch', [0, 8, 16, 90, 98], 99, [106, 114]],
  ['keeps the moment of a late race, and delays those after it', [0, 8, 16], 28, [24, 36]],
])('%s', (_title, starts, now, likely) => {
  const upcoming = likely.map(() => ROUND);
  expect(forecast({ starts, now, upcoming })).toEqual(
    likely.map((minutes) => ({ likely: minutes, range: null })),
  );
});

it.each([
  ['before the second start', [0], 1],
  ['without a start', [], 1],
  ['in a long break', [0, 8, 16], 49],
])('knows no start %s', (_title, starts, now) => {
  expect(forecast({ starts, now, upcoming: [ROUND, ROUND] })).toEqual([null, null]);
});

it('lists intervals by what happens between the starts, without breaks', () => {
  const races = [start(0), start(5), start(19, NEW_ROUND), start(24, NEW_ROUND), start(99)];
  expect(listStartIntervals([...races, { ...ROUND, start: null }].reverse())).toEqual({
    sameRound: [5 * MINUTE, 5 * MINUTE],
    newRound: [14 * MINUTE],
  });
});

it('waits longer for a new round', () => {
  const flown = [start(0), start(5), start(19, NEW_ROUND), start(24, NEW_ROUND), start(29, NEW_ROUND)];
  const upcoming = [NEW_ROUND, { roundId: 'round 3' }];
  const earlier = { sameRound: [5 * MINUTE, 5 * MINUTE], newRound: Array(4).fill(14 * MINUTE) };
  const [next, later] = forecastStarts({ flown, upcoming, earlier, nowLocal: at(29) });
  expect([next?.likely, later?.likely]).toEqual([at(34), at(48)]);
});

it("learns from the club's earlier events until this one has five intervals", () => {
  const earlier = { sameRound: [4, 5, 6, 5, 5].map((minutes) => minutes * MINUTE), newRound: [] };
  const [first] = forecast({ starts: [0], now: 0, earlier });
  expect(first).toEqual({ likely: 5, range: [4, 6] });
  const own = startsAfter([8, 8, 8, 8, 8]);
  expect(forecast({ starts: own, now: 40, earlier })).toEqual([{ likely: 48, range: [48, 49] }]);
});

it('gives a range from the fifth interval on, which widens with distance', () => {
  const starts = startsAfter([6, 7, 8, 9, 10, 6, 7, 8, 9, 10]);
  expect(forecast({ starts: starts.slice(0, 5), now: 30 })[0]?.range).toBeNull();
  const given = { starts, now: 80, upcoming: [ROUND, ROUND, ROUND, ROUND] };
  expect(forecast(given)[0]?.range).toEqual([86, 90]);
  const wide = widths(forecast(given));
  expect(wide).toEqual([...wide].sort((a, b) => (a ?? 0) - (b ?? 0)));
  expect(wide.at(-1)).toBeGreaterThan(wide[0] ?? 0);
});

const intervalsOfDay = fc.array(fc.integer({ min: 2, max: 20 }), { minLength: 5, maxLength: 40 });

it('has the likely moment of each race in its range, and says the same again', () => {
  fc.assert(
    fc.property(intervalsOfDay, fc.integer({ min: 0, max: 2 }), (intervals, sinceMinutes) => {
      const starts = startsAfter(intervals);
      const given = { now: (starts.at(-1) ?? 0) + sinceMinutes, upcoming: [ROUND, ROUND, NEW_ROUND] };
      const forecasts = forecast({ starts, ...given });
      for (const one of forecasts) {
        expect(one?.likely).toBeGreaterThanOrEqual(one?.range?.[0] ?? Number.POSITIVE_INFINITY);
        expect(one?.likely).toBeLessThanOrEqual(one?.range?.[1] ?? 0);
      }
      expect(forecast({ starts: [...starts].reverse(), ...given })).toEqual(forecasts);
    }),
  );
});
