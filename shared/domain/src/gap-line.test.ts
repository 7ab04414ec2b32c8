import fc from 'fast-check';
import { type GapLinePilot, gapItemWidth, placeGaps } from './gap-line';

const at = (gapSeconds: number | null, pilot: Partial<GapLinePilot> = {}): GapLinePilot => ({
  gapSeconds,
  lapsDown: 0,
  overdueSeconds: null,
  isOut: false,
  ...pilot,
});
const place = (pilots: readonly GapLinePilot[], width = 800) => placeGaps(pilots, width);
const texts = (pilots: readonly GapLinePilot[], width = 800) =>
  place(pilots, width).marks.map(({ text }) => text);

test('places tags to scale, with the leader on the right', () => {
  expect(place([at(0), at(5), at(10)]).items.map(({ percent }) => percent)).toEqual([97.5, 50, 2.5]);
  expect(place([at(0)]).items).toMatchObject([{ pilots: [0], percent: 97.5, level: 0, isBeyond: false }]);
});

test('does not put a pilot whose gap is older ahead of the pilot before', () => {
  expect(place([at(0), at(10), at(2)]).items.map(({ percent }) => percent)).toEqual([97.5, 2.5, 2.5]);
});

test('puts two or three tags at one place into rows', () => {
  expect(place([at(0), at(0.1), at(0.2), at(10)]).items.map(({ level }) => level)).toEqual([0, 1, 2, 0]);
});

test('makes four at one place a block, from left to right as on the line, with the place of each', () => {
  const { items } = place([at(0), at(4), at(4.1), at(4.2), at(4.3), at(10)]);
  expect(items.map(({ pilots }) => pilots)).toEqual([[0], [4, 3, 2, 1], [5]]);
  expect(items[1]?.places).toHaveLength(4);
});

test('pilots who are overdue, laps down, out or without a gap are left of the break', () => {
  const { items, breakPercent } = place([
    at(0),
    at(3),
    at(5, { overdueSeconds: 17 }),
    at(31, { lapsDown: 1 }),
    at(null),
    at(9, { isOut: true }),
  ]);
  expect(items.map(({ pilots, isBeyond }) => [pilots, isBeyond])).toEqual([
    [[5, 4, 3, 2], true],
    [[0], false],
    [[1], false],
  ]);
  expect(breakPercent).toBeGreaterThan(items[0]?.percent ?? 100);
  expect(breakPercent).toBeLessThan(items[2]?.percent ?? 0);
  expect(place([at(0), at(3)]).breakPercent).toBeNull();
});

test.each<[string, GapLinePilot[]]>([
  ['+9 or more', [at(5, { overdueSeconds: 17 }), at(31, { lapsDown: 1 })]],
  ['not crossed yet', [at(1, { overdueSeconds: 7 })]],
  ['-1 lap', [at(31, { lapsDown: 1 }), at(8, { isOut: true })]],
  ['-2 laps', [at(61, { lapsDown: 2 })]],
  ['laps down', [at(31, { lapsDown: 1 }), at(61, { lapsDown: 2 })]],
  ['no gap yet', [at(null), at(null)]],
  ['out', [at(8, { isOut: true })]],
])('shows %s for pilots left of the break', (text, beyond) => {
  expect(texts([at(0), at(9.4), ...beyond]).at(-1)).toBe(text);
});

test('has a mark for the leader, and as many in whole seconds as fit', () => {
  expect(texts([at(0), at(2.5)])).toEqual(['lead', '+1', '+2']);
  expect(texts([at(0), at(30)], 326)).toEqual(['lead', '+5', '+10', '+15', '+20', '+25', '+30']);
  expect(texts([at(null), at(null)])).toEqual(['no gap yet']);
});

const anyPilot = fc.record({
  gapSeconds: fc.option(fc.double({ min: -5, max: 200, noNaN: true }), { freq: 8 }),
  lapsDown: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { arbitrary: fc.integer({ min: 1, max: 4 }), weight: 1 },
  ),
  overdueSeconds: fc.option(fc.double({ min: 0, max: 60, noNaN: true }), { freq: 1 }),
  isOut: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { arbitrary: fc.constant(true), weight: 1 }),
});

test('each pilot is there once, nothing overlaps, and nothing leaves the line, at the width of the layout and above', () => {
  fc.assert(
    fc.property(
      fc.array(anyPilot, { maxLength: 16 }),
      fc.integer({ min: 320, max: 900 }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (pilots, width, scale) => {
        const { items, colorWidth } = placeGaps(pilots, width);
        expect(items.flatMap((item) => item.pilots).sort((a, b) => a - b)).toEqual(
          pilots.map((_, index) => index),
        );
        const drawn = items.map((item) => {
          const half = gapItemWidth(item.pilots.length, colorWidth) / 2;
          const x = (item.percent / 100) * width * scale;
          return { ...item, from: x - half, to: x + half };
        });
        for (const [index, a] of drawn.entries()) {
          expect(a.from).toBeGreaterThan(-1);
          expect(a.to).toBeLessThan(width * scale + 1);
          for (const b of drawn.slice(index + 1)) {
            const isSameRow = a.level === b.level || a.pilots.length > 1 || b.pilots.length > 1;
            if (isSameRow) expect(a.from < b.to && b.from < a.to).toBe(false);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('on the scale, nobody is drawn ahead of the pilot before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 1, maxLength: 16 }),
      (gaps) => {
        const { items } = place(
          gaps.map((gap) => at(gap)),
          326,
        );
        const places = new Map(
          items.flatMap(({ pilots, places: percents }) =>
            pilots.map((pilot, index) => [pilot, percents[index]]),
          ),
        );
        for (let index = 1; index < gaps.length; index += 1) {
          expect(places.get(index)).toBeLessThanOrEqual(places.get(index - 1) ?? 0);
        }
      },
    ),
  );
});
