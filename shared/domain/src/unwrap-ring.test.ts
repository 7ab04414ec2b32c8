import { unwrapRing } from './unwrap-ring';

test('a ring that does not cross the date line is unchanged', () => {
  const ring = [
    [0, 0],
    [170, 10],
    [0, 20],
    [0, 0],
  ];
  expect(unwrapRing(ring)).toEqual(ring);
});

test('a ring across the date line continues past 180 degrees', () => {
  const ring = [
    [170, 60],
    [-170, 65],
    [175, 70],
    [170, 60],
  ];
  expect(unwrapRing(ring)).toEqual([
    [170, 60],
    [190, 65],
    [175, 70],
    [170, 60],
  ]);
});

test('a ring around the earth is closed through the pole', () => {
  const ring = [
    [-100, -70],
    [0, -75],
    [100, -70],
    [-100, -70],
  ];
  expect(unwrapRing(ring)).toEqual([
    [-100, -70],
    [0, -75],
    [100, -70],
    [260, -70],
    [260, -90],
    [-100, -90],
    [-100, -70],
  ]);
});
