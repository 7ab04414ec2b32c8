import fc from 'fast-check';
import { bestConsecutive, holeshot, raceTime } from './best-consecutive';
import { buildRace } from './build-race';

function lapsOf(...lapSeconds: number[]) {
  return buildRace({ ann: lapSeconds }).laps;
}

describe('bestConsecutive', () => {
  it.each([
    [[3, 20, 19, 21], 1, 19, [2]],
    [[3, 20, 19, 21], 2, 39, [1, 2]],
    [[3, 20, 19, 21], 3, 60, [1, 2, 3]],
    [[3, 20, 20, 20], 2, 40, [1, 2]],
  ])('of %p the best %i in a row are %d s, laps %p', (lapSeconds, n, seconds, numbers) => {
    const best = bestConsecutive(lapsOf(...lapSeconds), n);
    expect(best?.seconds).toBe(seconds);
    expect(best?.laps.map(({ lapNumber }) => lapNumber)).toEqual(numbers);
  });

  it('is null with too few laps, the holeshot not counting', () => {
    expect(bestConsecutive(lapsOf(3, 20, 19), 3)).toBeNull();
    expect(bestConsecutive(lapsOf(3, 20, 19), 0)).toBeNull();
  });

  it('goes by time, not by the order in the file', () => {
    expect(
      bestConsecutive(lapsOf(3, 20, 19, 21).reverse(), 2)?.laps.map(({ lapNumber }) => lapNumber),
    ).toEqual([1, 2]);
  });

  it('is never beaten by another window', () => {
    const lengths = fc.array(fc.integer({ min: 10_000_000, max: 600_000_000 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 5 }), (ticks, n) => {
        const best = bestConsecutive(lapsOf(3, ...ticks.map((tick) => tick / 1e7)), n);
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

it('holeshot is lap 0, or null without one', () => {
  expect(holeshot(lapsOf(3.25, 20))?.lengthSeconds).toBe(3.25);
  expect(holeshot(buildRace({ ann: [20] }, { timingLocation: 'EndOfLap' }).laps)).toBeNull();
});

describe('raceTime', () => {
  it('includes the holeshot and ignores laps flown after the target', () => {
    expect(raceTime(lapsOf(3, 20, 19, 21, 18), 3)?.seconds).toBe(63);
  });

  it('needs the holeshot and all laps', () => {
    expect(raceTime(lapsOf(3, 20, 19), 3)).toBeNull();
  });

  it('takes the first laps where no holeshot is flown', () => {
    expect(raceTime(buildRace({ ann: [20, 21, 22] }, { timingLocation: 'EndOfLap' }).laps, 2)?.seconds).toBe(
      41,
    );
  });

  it('gives the time that the desktop app gives to a pilot who flew on', () => {
    expect(raceTime(lapsOf(2.5, 6.014, 6.014, 6.014, 6.014, 7, 7), 4)?.seconds).toBeCloseTo(26.556, 7);
  });
});
