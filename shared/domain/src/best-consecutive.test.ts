import { buildRace } from '@holeshot/testing/models';
import fc from 'fast-check';
import { bestConsecutive, holeshot, raceTime } from './best-consecutive';

function getLaps(...lapSeconds: number[]) {
  return buildRace({ flights: { ann: lapSeconds } }).laps;
}

describe('bestConsecutive', () => {
  it.each([
    [[3, 20, 19, 21], 1, 19, [2]],
    [[3, 20, 19, 21], 2, 39, [1, 2]],
    [[3, 20, 19, 21], 3, 60, [1, 2, 3]],
    [[3, 20, 20, 20], 2, 40, [1, 2]],
  ])('of laps %p the best %i take %d s: laps %p', (lapSeconds, n, seconds, numbers) => {
    const best = bestConsecutive(getLaps(...lapSeconds), n);
    expect(best?.seconds).toBe(seconds);
    expect(best?.laps.map(({ lapNumber }) => lapNumber)).toEqual(numbers);
  });

  it('is null with too few laps; the holeshot does not count', () => {
    expect(bestConsecutive(getLaps(3, 20, 19), 3)).toBeNull();
    expect(bestConsecutive(getLaps(3, 20, 19), 0)).toBeNull();
  });

  it('sorts laps by time', () => {
    expect(
      bestConsecutive(getLaps(3, 20, 19, 21).reverse(), 2)?.laps.map(({ lapNumber }) => lapNumber),
    ).toEqual([1, 2]);
  });

  it('is the minimum over all windows', () => {
    const lengths = fc.array(fc.integer({ min: 10_000_000, max: 600_000_000 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 5 }), (ticks, n) => {
        const best = bestConsecutive(getLaps(3, ...ticks.map((tick) => tick / 1e7)), n);
        const sums = ticks
          .slice(0, Math.max(0, ticks.length - n + 1))
          .map((_, first) => ticks.slice(first, first + n).reduce((sum, tick) => sum + tick, 0));
        expect(best === null ? null : Math.round(best.seconds * 1e7)).toBe(
          sums.length === 0 ? null : Math.min(...sums),
        );
      }),
    );
  });
});

it('holeshot returns lap 0, or null without one', () => {
  expect(holeshot(getLaps(3.25, 20))?.lengthSeconds).toBe(3.25);
  expect(holeshot([...getLaps(3.25), ...getLaps(2.75)])?.lengthSeconds).toBe(2.75);
  expect(holeshot(buildRace({ flights: { ann: [20] }, timingLocation: 'EndOfLap' }).laps)).toBeNull();
});

describe('raceTime', () => {
  it('includes the holeshot and ignores laps flown after the target', () => {
    expect(raceTime(getLaps(3, 20, 19, 21, 18), 3)?.seconds).toBe(63);
  });

  it('is null with too few laps', () => {
    expect(raceTime(getLaps(3, 20, 19), 3)).toBeNull();
  });

  it('sums the first laps when there is no holeshot', () => {
    expect(
      raceTime(buildRace({ flights: { ann: [20, 21, 22] }, timingLocation: 'EndOfLap' }).laps, 2)?.seconds,
    ).toBe(41);
  });

  it('equals the time of the desktop app for a pilot who flew more laps than the target', () => {
    expect(raceTime(getLaps(2.5, 6.014, 6.014, 6.014, 6.014, 7, 7), 4)?.seconds).toBeCloseTo(26.556, 7);
  });
});
