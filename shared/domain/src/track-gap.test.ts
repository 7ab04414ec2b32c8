import { firstUncrossed, type TimedCrossing, trackGap } from './track-gap';

const crossings = (...rows: [raceSector: number, ms: number][]): TimedCrossing[] =>
  rows.map(([raceSector, ms]) => ({ raceSector, ms }));
const leader = crossings([0, 1_000], [1, 10_000], [2, 20_000]);

test.each([
  ['the furthest crossing, not the last of the list', crossings([2, 23_500], [0, 1_200], [1, 11_000]), 3.5],
  ['the earlier of two crossings of a sector', crossings([1, 12_000], [1, 14_000]), 2],
  ['a crossing before the leader’s', crossings([1, 9_500]), -0.5],
  ['no crossing', [], null],
  ['a gate that the leader has not reached', crossings([3, 25_000]), null],
])('the gap at %s', (_, own, seconds) => {
  expect(trackGap(own, leader)).toBe(seconds);
});

test('the leader is 0 behind, also with a crossing that was stored twice', () => {
  const twice = [...leader, ...crossings([2, 21_000])];
  expect(trackGap(twice, twice)).toBe(0);
});

test('the first crossing of the leader where the pilot has not crossed', () => {
  const leader = [
    { raceSector: 0, ms: 1_000 },
    { raceSector: 2, ms: 31_000 },
    { raceSector: 1, ms: 16_000 },
  ];
  expect(firstUncrossed([], leader)).toBe(1_000);
  expect(firstUncrossed([{ raceSector: 0, ms: 2_000 }], leader)).toBe(16_000);
  expect(firstUncrossed(leader, leader)).toBeNull();
});
