import { fitWorld, LOCATION_ZOOM, WORLD_VIEW } from './locations';

test.each([
  [2048, 3],
  [1024, 2],
  [512, 1],
  [256, 0],
])('a map of %s px shows the world at zoom %s', (width, zoom) => {
  expect(fitWorld(WORLD_VIEW, width)).toEqual({ ...WORLD_VIEW, zoom });
});

test('a map of a location keeps its zoom whatever its width', () => {
  const view = { latitude: -34.9, longitude: 138.6, zoom: LOCATION_ZOOM };
  expect(fitWorld(view, 300)).toEqual(view);
});
