import fc from 'fast-check';
import { type BestTime, floorSeconds, lapsNeeded } from './laps-needed';
import { rankWithTies } from './rank-with-ties';

/** The ranks of all pilots, as tables show them (R100). */
function getRank(times: readonly BestTime[], pilotId: string): number | null {
  const sorted = [...times].sort((a, b) => (a.seconds ?? 1e9) - (b.seconds ?? 1e9));
  const ranks = rankWithTies(sorted.map(({ seconds }) => seconds));
  return ranks[sorted.findIndex((one) => one.pilotId === pilotId)] ?? null;
}
const flying = (times: readonly BestTime[], seconds: number, pilotId = 'p0'): BestTime[] =>
  times.map((one) => (one.pilotId === pilotId ? { pilotId, seconds } : one));

const field = fc
  .array(fc.option(fc.integer({ min: 0, max: 30 }), { freq: 4 }), { minLength: 1, maxLength: 12 })
  .map((marks) =>
    marks.map(
      // few distinct times, so that some are equal, with the 7 decimals of lap times
      (mark, index): BestTime => ({
        pilotId: `p${index}`,
        seconds: mark === null ? null : Math.round((20 + mark * 0.0537891) * 1e7) / 1e7,
      }),
    ),
  );
const cuts = fc.integer({ min: 1, max: 8 });

test('a time at the limit puts the pilot in, and a slower one does not', () => {
  fc.assert(
    fc.property(field, cuts, fc.integer({ min: 1, max: 50_000_000 }), (times, cut, step) => {
      const { limitSeconds } = lapsNeeded(times, cut, 'p0');
      if (limitSeconds === null) {
        expect(getRank(flying(times, 1e6), 'p0')).toBeLessThanOrEqual(cut);
        return;
      }
      expect(getRank(flying(times, limitSeconds), 'p0')).toBeLessThanOrEqual(cut);
      expect(getRank(flying(times, limitSeconds - step / 1e7), 'p0')).toBeLessThanOrEqual(cut);
      expect(getRank(flying(times, limitSeconds + step / 1e7), 'p0')).toBeGreaterThan(cut);
      // the page never shows more than that
      expect(getRank(flying(times, floorSeconds(limitSeconds) - 1e-7), 'p0')).toBeLessThanOrEqual(cut);
      expect(limitSeconds - floorSeconds(limitSeconds)).toBeLessThan(0.01);
    }),
    { numRuns: 1_000 },
  );
});

test('a pilot who is in drops out after exactly the stated number of faster pilots', () => {
  fc.assert(
    fc.property(field, cuts, (times, cut) => {
      const { isIn, rank, seconds, pushersNeeded } = lapsNeeded(times, cut, 'p0');
      expect(rank).toBe(getRank(times, 'p0'));
      expect(isIn).toBe(rank !== null && rank <= cut);
      const slower = times.filter((one) => one.pilotId !== 'p0' && (one.seconds ?? 1e9) >= (seconds ?? 0));
      const push = (count: number) =>
        slower
          .slice(0, count)
          .reduce((now, { pilotId }) => flying(now, (seconds ?? 0) - 0.1, pilotId), times);
      if (!isIn || slower.length < pushersNeeded) return;
      expect(getRank(push(pushersNeeded), 'p0')).toBeGreaterThan(cut);
      expect(getRank(push(pushersNeeded - 1), 'p0')).toBeLessThanOrEqual(cut);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['who is behind', 24, { rank: 3, isIn: false, limitSeconds: 22.5, pushersNeeded: 0 }],
  ['who is second of two', 22, { rank: 2, isIn: true, limitSeconds: 22.5, pushersNeeded: 1 }],
  ['who leads', 20, { rank: 1, isIn: true, limitSeconds: 22.5, pushersNeeded: 2 }],
  ['who shares the last place', 22.5, { rank: 2, isIn: true, limitSeconds: 22.5, pushersNeeded: 1 }],
  ['who has no time', null, { rank: null, isIn: false, limitSeconds: 22.5, pushersNeeded: 0 }],
])('%s', (_, seconds, expected) => {
  const times = [
    { pilotId: 'p0', seconds },
    { pilotId: 'p1', seconds: 21 },
    { pilotId: 'p2', seconds: 22.5 },
    { pilotId: 'p3', seconds: null },
  ];
  expect(lapsNeeded(times, 2, 'p0')).toEqual({ seconds, ...expected });
});

test.each([
  [24.31, 24.31],
  [24.3199999, 24.31],
  [1.005, 1],
  [74.1, 74.1],
])('%d is shown as less than %d', (seconds, shown) => {
  expect(floorSeconds(seconds)).toBe(shown);
});
