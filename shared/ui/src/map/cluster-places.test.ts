import { clusterPlaces } from './cluster-places';

const place = (id: string, latitude: number, longitude: number) => ({ id, name: id, latitude, longitude });

const places = [
  place('adelaide', -34.93, 138.6),
  place('melbourne', -37.81, 144.96),
  place('bergen', 60.39, 5.32),
];

test('places whose pins would overlap are one cluster in their middle', () => {
  const clusters = clusterPlaces(places, 2);
  expect(clusters.map(({ key }) => key)).toEqual(['adelaide melbourne', 'bergen']);
  expect(clusters[0]?.latitude).toBeCloseTo(-36.37);
  expect(clusters[0]?.longitude).toBeCloseTo(141.78);
});

test('nearer to, they come apart', () => {
  expect(clusterPlaces(places, 5).map(({ key }) => key)).toEqual(['adelaide', 'melbourne', 'bergen']);
});

test('places at one point stay together at any zoom', () => {
  const twins = [place('a', 10, 10), place('b', 10, 10)];
  expect(clusterPlaces(twins, 20)).toHaveLength(1);
});

test('the poles are no place without end', () => {
  expect(clusterPlaces([place('pole', 90, 0)], 2)[0]).toMatchObject({ latitude: 90, longitude: 0 });
});
