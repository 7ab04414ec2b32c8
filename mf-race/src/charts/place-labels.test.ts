import fc from 'fast-check';
import { placeLabels } from './place-labels';

const ROOM = { x: 0, y: 0, width: 400, height: 300 };
const at = (x: number, y: number) => ({ at: { x, y }, width: 80 });
const place = (labels: ReturnType<typeof at>[], lines: { x: number; y: number }[][] = []) =>
  placeLabels(labels, lines, ROOM).map(({ x, y }) => [x, y]);

test('is at the right of its point, a little higher', () => {
  expect(place([at(100, 100)])).toEqual([[112, 74]]);
});

test('does not cover a line that passes above', () => {
  const line = [
    { x: 0, y: 84 },
    { x: 400, y: 84 },
  ];
  expect(place([at(100, 100)], [line])).toEqual([[112, 106]]);
});

test('two labels at the same place do not overlap', () => {
  const [first, second] = place([at(100, 100), at(102, 101)]);
  expect(first).not.toEqual(second);
  expect(Math.abs((first?.[1] ?? 0) - (second?.[1] ?? 0))).toBeGreaterThanOrEqual(20);
});

test('property: a label is never cut', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 8 }),
      fc.array(fc.array(point), { maxLength: 4 }),
      (points, lines) => {
        for (const [x = 0, y = 0] of place(
          points.map(({ x: px, y: py }) => at(px, py)),
          lines,
        )) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(320);
          expect(y).toBeLessThanOrEqual(280);
        }
      },
    ),
  );
});
