import fc from 'fast-check';
import { layOutPanel, PLOT_HEIGHT } from './panel-layout';

const labels = ['T1-1', 'R1-1', 'R2-1', 'R3-1'];

test('joins neighbouring races, and leaves a gap where a race has no time', () => {
  const { points, lines } = layOutPanel([25, 24, null, 23], 22, labels);
  expect(points.map(({ index, percent }) => [index, percent])).toEqual([
    [0, 12.5],
    [1, 37.5],
    [3, 87.5],
  ]);
  expect(lines.map(([from, to]) => [from.index, to.index])).toEqual([[0, 1]]);
});

test('a crash lap is at the top edge and does not set the scale', () => {
  const { points, ticks } = layOutPanel([25, 24, 75, 24.5], 23, labels);
  expect(points.map(({ isClipped }) => isClipped)).toEqual([false, false, true, false]);
  expect(points[2]?.y).toBe(0);
  expect(ticks.every(({ seconds }) => seconds < 30)).toBe(true);
});

test.each([
  [[25, 27], 24, ['24', '25', '26', '27']],
  [[1.6, 2.3], 1.5, ['1.50', '1.75', '2.00', '2.25']],
  [[20], null, ['20.00']],
])('the ticks of %p with the best %p are %p', (values, best, texts) => {
  expect(layOutPanel(values, best, labels).ticks.map(({ text }) => text)).toEqual(
    expect.arrayContaining(texts),
  );
});

test.each([1, 5, 6, 9, 18, 23, 30])('of %p labels shows as many as fit, and fewer on a phone', (count) => {
  const many = Array.from({ length: count }, (_, index) => `R${index}-1`);
  const shown = layOutPanel(
    many.map(() => 20),
    19,
    many,
  ).labels;
  expect(shown.length).toBeGreaterThanOrEqual(Math.min(count, 5));
  expect(shown.length).toBeLessThanOrEqual(9);
  const onPhone = shown.filter(({ isWide }) => !isWide).length;
  expect(onPhone).toBeGreaterThanOrEqual(Math.min(count, 3));
  expect(onPhone).toBeLessThanOrEqual(5);
});

test('every time is in the plot, and a faster one is never above a slower one', () => {
  const times = fc.array(fc.option(fc.double({ min: 0.5, max: 400, noNaN: true })), { maxLength: 30 });
  fc.assert(
    fc.property(times, (values) => {
      const flown = values.filter((value) => value !== null);
      const best = flown.length > 0 ? Math.min(...flown) : null;
      const { points, bestY } = layOutPanel(values, best, values.map(String));
      expect(points).toHaveLength(flown.length);
      for (const point of points) {
        expect(point.y).toBeGreaterThanOrEqual(0);
        expect(point.y).toBeLessThanOrEqual(Math.min(PLOT_HEIGHT, bestY ?? 0));
        expect(points.every((other) => other.seconds <= point.seconds || other.y <= point.y)).toBe(true);
      }
    }),
  );
});
