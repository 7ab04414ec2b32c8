import { buildClub } from '@holeshot/testing';
import { listMappedClubs } from './list-mapped-clubs';

const at = (latitude: number | null, longitude: number | null, name = 'Saltbush FPV') =>
  listMappedClubs([buildClub({ name, latitude, longitude })]);

test('maps a club with coordinates to a place that links to it', () => {
  expect(at(-34.9, 138.6)).toEqual([
    { id: '7', name: 'Saltbush FPV', text: '', href: '/club/7', latitude: -34.9, longitude: 138.6 },
  ]);
});

test.each([
  [null, 138.6],
  [-34.9, null],
  [0, 0],
  [90, 0],
  [-90, 100],
  [91, 0],
  [0, -181],
  [Number.NaN, 1],
])('omits coordinates %s, %s', (latitude, longitude) => {
  expect(at(latitude, longitude)).toEqual([]);
});

test("omits a club named 'Club'", () => {
  expect(at(-34.9, 138.6, 'Club')).toEqual([]);
});
