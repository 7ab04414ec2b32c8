import fc from 'fast-check';
import { layOutTrack, type TrackElement } from './lay-out-track';
import { closedCourse, fitCourse, getStretch, placeOn, type TrackCourse } from './track-course';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

const getCourse = (course: TrackCourse | null): TrackCourse => {
  if (!course) throw new Error('no course');
  return course;
};

const anyBends = fc.uniqueArray(
  fc.record({
    x: fc.integer({ min: -200, max: 200 }),
    y: fc.integer({ min: -200, max: 200 }),
    height: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 3, maxLength: 20, selector: ({ x, y }) => `${x} ${y}` },
);

const length = (points: readonly { x: number; y: number }[]) =>
  points.slice(1).reduce((sum, point, index) => {
    const before = points[index] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);

test.each<[string, { x: number; y: number }[]]>([
  ['no points', []],
  ['two points', SQUARE.slice(0, 2)],
  ['points at one place', Array(4).fill({ x: 5, y: 5 })],
])('%s make no course', (_, bends) => {
  expect(closedCourse(bends)).toBeNull();
});

test('the gates of a square are at its quarters, in the direction of flight', () => {
  const { gates } = getCourse(closedCourse(SQUARE));
  expect(gates.map(({ share }) => Math.round(share * 1000) / 1000)).toEqual([0, 0.25, 0.5, 0.75]);
  expect(gates[0]?.angle).toBeCloseTo(-Math.PI / 4);
});

test('a course is closed, its shares grow, and it passes each gate at its share', () => {
  fc.assert(
    fc.property(anyBends, (bends) => {
      const course = getCourse(closedCourse(bends));
      const [first, last] = [course.line[0], course.line.at(-1)];
      expect([first?.share, last?.share]).toEqual([0, 1]);
      expect([last?.x, last?.y]).toEqual([first?.x, first?.y]);
      expect(course.line.every(({ share }, index) => share >= (course.line[index - 1]?.share ?? 0))).toBe(
        true,
      );
      for (const [index, gate] of course.gates.entries()) {
        const place = placeOn(course, gate.share);
        expect(Math.hypot(place.x - gate.x, place.y - gate.y)).toBeLessThan(1e-6);
        expect([gate.x, gate.y]).toEqual([bends[index]?.x, bends[index]?.y]);
      }
    }),
  );
});

test('equal shares are equal distances: nothing jumps, and each lap repeats', () => {
  fc.assert(
    fc.property(anyBends, fc.double({ min: -2, max: 2, noNaN: true }), (bends, share) => {
      const course = getCourse(closedCourse(bends));
      const step = 0.01;
      const [from, to] = [placeOn(course, share), placeOn(course, share + step)];
      // at most, because a curve and a climb are longer than the straight line on the ground
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(step * course.length + 1e-6);
      const again = placeOn(course, share + 1);
      expect(Math.hypot(again.x - from.x, again.y - from.y)).toBeLessThan(1e-3);
    }),
  );
});

test.each([
  [0.1, 0.3],
  [-0.1, 0.1],
  [0.9, 1],
  [-0.5, 0.9],
])('the stretch from %p to %p is as long as its share, at most a lap', (from, to) => {
  const course = getCourse(closedCourse(SQUARE));
  const stretch = getStretch(course, from, to);
  expect(length(stretch) / course.length).toBeCloseTo(Math.min(1, to - from), 2);
  expect(stretch.at(-1)).toEqual(placeOn(course, to));
});

test('fits into an area, to scale', () => {
  fc.assert(
    fc.property(anyBends, (bends) => {
      const course = getCourse(closedCourse(bends));
      const fitted = fitCourse(course, { width: 752, height: 430, margin: 60 });
      for (const { x, y } of fitted.line) {
        expect(x).toBeGreaterThanOrEqual(60 - 1e-6);
        expect(x).toBeLessThanOrEqual(692 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(60 - 1e-6);
        expect(y).toBeLessThanOrEqual(370 + 1e-6);
      }
      const scale = fitted.length / course.length;
      expect(length(fitted.line)).toBeCloseTo(length(course.line) * scale, 3);
    }),
  );
});

const element = (x: number, z: number, changes: Partial<TrackElement> = {}): TrackElement => ({
  kind: 'Gate',
  x,
  y: 0,
  z,
  rotation: 0,
  isDecorative: false,
  isSplitEnd: false,
  ...changes,
});
const SQUARE_OF_ELEMENTS = SQUARE.map(({ x, y }) => element(x, y));

test.each<[string, TrackElement[], number | null]>([
  ['gates in their order', SQUARE_OF_ELEMENTS, 4],
  ['flags, dives and climbs', SQUARE_OF_ELEMENTS.map((item) => ({ ...item, kind: 'Dive' })), 4],
  ['no scenery', [...SQUARE_OF_ELEMENTS, element(50, 50, { isDecorative: true })], 4],
  ['nothing of an unknown kind', [...SQUARE_OF_ELEMENTS, element(50, 50, { kind: 'Invalid' })], 4],
  ['no way through two gates', SQUARE_OF_ELEMENTS.slice(2), null],
])('a track has %s', (_, elements, count) => {
  expect(layOutTrack(elements)?.gates.length ?? null).toBe(count);
});

test('a climb makes the course longer', () => {
  const climb = SQUARE_OF_ELEMENTS.map((item, index) => (index === 1 ? { ...item, y: 30 } : item));
  expect(getCourse(layOutTrack(climb)).length).toBeGreaterThan(
    getCourse(layOutTrack(SQUARE_OF_ELEMENTS)).length,
  );
});
