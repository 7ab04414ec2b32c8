import { closedCourse, outerSide, type TrackCourse, type TrackPlace } from '@holeshot/domain';
import { drawCourse, listTrackDots, TRACK_AREAS } from './track-dots';

const square = closedCourse([
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 40 },
  { x: 0, y: 40 },
]) as TrackCourse;
const { wide, phone } = TRACK_AREAS;
const drawn = drawCourse(square, wide, 0);
const flying = (share: number): TrackPlace => ({ share, sharePerSecond: 0.05, state: 'flying' });
const waiting = (state: 'finished' | 'out'): TrackPlace => ({ share: 0, sharePerSecond: 0, state });

test('a flying pilot is on the course, with a trail of the last second', () => {
  const [dot] = listTrackDots(drawn, new Map([['a', flying(0.25)]]), ['a']);
  expect(dot?.x).toBeCloseTo(drawn.gates[1]?.x ?? 0);
  expect(dot?.y).toBeCloseTo(drawn.gates[1]?.y ?? 0);
  const [start] = /^M[\d.]+ [\d.]+/.exec(dot?.trail ?? '') ?? [];
  const [before] = listTrackDots(drawn, new Map([['a', flying(0.2)]]), ['a']);
  expect(start).toBe(`M${Math.round((before?.x ?? 0) * 10) / 10} ${Math.round((before?.y ?? 0) * 10) / 10}`);
});

test('pilots who wait stand in a row outside the track, without a trail', () => {
  const places = new Map([
    ['a', waiting('finished')],
    ['b', waiting('out')],
  ]);
  const dots = listTrackDots(drawn, places, ['a', 'b']);
  expect(dots.map(({ trail, state }) => [trail, state])).toEqual([
    ['', 'finished'],
    ['', 'out'],
  ]);
  const [start] = drawn.gates;
  const distances = dots.map(({ x, y }) => Math.hypot(x - (start?.x ?? 0), y - (start?.y ?? 0)));
  expect(distances.map(Math.round)).toEqual([30, 45]);
  const isOutside = ({ x, y }: { x: number; y: number }) => x < (start?.x ?? 0) && y < (start?.y ?? 0);
  expect(dots.every(isOutside)).toBe(true);
});

test('the outer side of a gate points away from the middle', () => {
  for (const gate of drawn.gates) {
    const side = outerSide(drawn.gates, gate);
    expect(side.x * (gate.x - wide.width / 2) + side.y * (gate.y - wide.height / 2)).toBeGreaterThan(0);
    expect(Math.hypot(side.x, side.y)).toBeCloseTo(1);
  }
});

test('leaves room at the right of the picture', () => {
  const beside = drawCourse(square, phone, 110);
  expect(Math.max(...beside.line.map(({ x }) => x))).toBeLessThanOrEqual(phone.width - 110);
});
