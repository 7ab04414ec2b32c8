import { clusterLocations } from './cluster-locations';

const location = (id: string, latitude: number, longitude: number) => ({ id, name: id, latitude, longitude });

const locations = [
  location('adelaide', -34.93, 138.6),
  location('melbourne', -37.81, 144.96),
  location('bergen', 60.39, 5.32),
];

test('locations whose pins would overlap form a cluster at their centre', () => {
  const clusters = clusterLocations(locations, 2);
  expect(clusters.map(({ key }) => key)).toEqual(['adelaide melbourne', 'bergen']);
  expect(clusters[0]?.latitude).toBeCloseTo(-36.37);
  expect(clusters[0]?.longitude).toBeCloseTo(141.78);
});

test('a higher zoom separates them', () => {
  expect(clusterLocations(locations, 5).map(({ key }) => key)).toEqual(['adelaide', 'melbourne', 'bergen']);
});

test('locations at the same point are one cluster at any zoom', () => {
  const twins = [location('a', 10, 10), location('b', 10, 10)];
  expect(clusterLocations(twins, 20)).toHaveLength(1);
});

test('a location at a pole has finite coordinates', () => {
  expect(clusterLocations([location('pole', 90, 0)], 2)[0]).toMatchObject({ latitude: 90, longitude: 0 });
});
