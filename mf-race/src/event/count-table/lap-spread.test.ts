import fc from 'fast-check';
import { toLapSpread } from './lap-spread';

test('each lap is on one axis from the fastest to the slowest, with the median of each pilot', () => {
  expect(
    toLapSpread([
      { pilotId: 'ann', seconds: [20, 24] },
      { pilotId: 'bob', seconds: [28] },
      { pilotId: 'ann', seconds: [22, 26] },
    ]),
  ).toEqual({
    byPilot: {
      ann: { percents: [0, 25, 50, 75], medianPercent: 37.5, medianSeconds: 23 },
      bob: { percents: [100], medianPercent: 100, medianSeconds: 28 },
    },
    ticks: [20, 22, 24, 26, 28].map((seconds, index) => ({ seconds, percent: index * 25 })),
    fastest: { pilotId: 'ann', seconds: 20 },
    slowerCount: 0,
  });
});

test('a crash lap is at the end of the axis, and does not stretch it', () => {
  const spread = toLapSpread([{ pilotId: 'ann', seconds: [20, 21, 22, 83] }]);
  expect(spread?.byPilot.ann?.percents).toEqual([0, 50, 100, 100]);
  expect(spread?.slowerCount).toBe(1);
});

test('handles a single lap, and none', () => {
  expect(toLapSpread([{ pilotId: 'ann', seconds: [20] }])?.byPilot.ann?.percents).toEqual([0]);
  expect(toLapSpread([{ pilotId: 'ann', seconds: [] }])).toBeNull();
});

test('every lap has a dot on the axis, in the order of the times', () => {
  const seconds = fc.array(fc.double({ min: 1, max: 500, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(seconds, (laps) => {
      const pilot = toLapSpread([{ pilotId: 'ann', seconds: laps }])?.byPilot.ann;
      expect(pilot?.percents).toHaveLength(laps.length);
      expect(pilot?.percents[0]).toBe(0);
      expect(pilot?.percents).toEqual([...(pilot?.percents ?? [])].sort((a, b) => a - b));
      expect(pilot?.medianPercent).toBeLessThanOrEqual(100);
    }),
  );
});
