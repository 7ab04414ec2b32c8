import fc from 'fast-check';
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

test('no pins of clusters overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -160, max: 160 }), { maxLength: 30 }), (longitudes) => {
      const places = longitudes.map((longitude, index) => location(`${index}`, 0, longitude));
      const centres = clusterLocations(places, 2)
        .map(({ longitude }) => longitude)
        .sort((a, b) => a - b);
      // 34 px of a world of 1024
      const gaps = centres.slice(1).map((longitude, index) => longitude - (centres[index] ?? 0));
      expect(gaps.filter((gap) => gap < (34 / 1024) * 360 - 1e-6)).toEqual([]);
    }),
  );
});
