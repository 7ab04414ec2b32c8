import * as fc from 'fast-check';
import { projectToWorld, WORLD_HEIGHT, worldLatitudeAt } from './world-map';

test.each([
  ['the north edge', 75, 10, 0.5, 0],
  ['the south edge', -55, 10, 0.5, 1],
  ['the west edge', 0, -170, 0, 0.637],
  ['Alaska, at the left', 64, -150, 0.056, 0.178],
  ['east of the date line, at the right', 66, -175, 0.986, 0.153],
])('%s', (_, latitude, longitude, x, y) => {
  const place = projectToWorld({ latitude, longitude });
  expect(place.x).toBeCloseTo(x, 2);
  expect(place.y).toBeCloseTo(y, 2);
});

test('the map is about half as high as wide', () => {
  expect(WORLD_HEIGHT).toBeCloseTo(0.506, 3);
});

test('the latitude at the projected place is the latitude of the place', () => {
  fc.assert(
    fc.property(fc.double({ min: -55, max: 75, noNaN: true }), (latitude) => {
      expect(worldLatitudeAt(projectToWorld({ latitude, longitude: 0 }).y)).toBeCloseTo(latitude, 6);
    }),
  );
});
