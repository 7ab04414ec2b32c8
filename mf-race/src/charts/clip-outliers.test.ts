import fc from 'fast-check';
import { findClip } from './clip-outliers';

test.each<[string, number[], number | null]>([
  ['no times', [], null],
  ['times close together', [25, 26, 27, 28, 29], null],
  ['a slow pilot', [25, 26, 27, 28, 32, 37, 41], null],
  ['one crash', [25, 26, 27, 28, 29, 30, 95], 30],
  ['a slow lap that takes half of the axis', [25, 26, 27, 28, 29, 33], 29],
  ['two crashes among many', [...Array<number>(14).fill(25), 26, 60, 90], 26],
  ['half of them slow', [25, 26, 27, 80, 85, 90], null],
  ['too few to judge', [25, 26, 90], null],
])('%s', (_, seconds, clip) => {
  expect(findClip(seconds)).toBe(clip);
});

test('property: the clip is one of the times, and few are beyond it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 300 }), { maxLength: 60 }), (seconds) => {
      const clip = findClip(seconds);
      if (clip === null) return;
      expect(seconds).toContain(clip);
      const beyond = seconds.filter((value) => value > clip).length;
      expect(beyond).toBeGreaterThan(0);
      expect(beyond).toBeLessThanOrEqual(Math.max(1, seconds.length * 0.15));
    }),
  );
});
