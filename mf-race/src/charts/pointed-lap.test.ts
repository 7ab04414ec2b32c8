import type { GraphOption } from './graph-option';
import { findNearest } from './pointed-lap';

const option: GraphOption = {
  series: [
    { type: 'line', id: 'a', data: [20, 30] },
    { type: 'line', id: 'b', data: [24, null] },
    { type: 'custom', id: 'marks', data: [[0, 20]] },
  ],
};
/** 100 px per lap, 10 px per second */
const at = (lapIndex: number, y: number) =>
  findNearest(option, { lapIndex, y, width: 500, toPixel: ([x, value]) => ({ x: x * 100, y: value * 10 }) });

test('finds the nearest point within 14 px, above and below', () => {
  expect(at(0, 200)).toEqual({ lapIndex: 0, x: 0, width: 500, seriesId: 'a' });
  expect(at(0, 228)).toMatchObject({ seriesId: 'b' });
  expect(at(0, 254)).toMatchObject({ seriesId: 'b' });
  expect(at(0, 255)).toMatchObject({ seriesId: null });
});

test('ignores a line without a value at the lap', () => {
  expect(at(1, 240)).toEqual({ lapIndex: 1, x: 100, width: 500, seriesId: null });
});
