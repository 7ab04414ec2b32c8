import { listGapMarks, placeGaps } from './gap-places';

test('tags stand to scale, the leader at the right', () => {
  expect(placeGaps([0, 5, 10]).map(({ percent }) => percent)).toEqual([94, 50, 6]);
});

test('tags that come close are staggered', () => {
  expect(placeGaps([0, 0.1, 0.2, 10]).map(({ level }) => level)).toEqual([0, 1, 2, 0]);
});

test('who has flown a lap less stands no further ahead than the pilot before', () => {
  expect(placeGaps([0, 10, 2]).map(({ percent }) => percent)).toEqual([94, 6, 6]);
});

test('a leader alone stands at the right', () => {
  expect(placeGaps([0])).toEqual([{ percent: 94, level: 0 }]);
});

test('the line is marked at the leader and in whole seconds, seven at most', () => {
  expect(listGapMarks([0, 2.5]).map(({ seconds }) => seconds)).toEqual([0, 1, 2]);
  expect(listGapMarks([0, 30]).map(({ seconds }) => seconds)).toEqual([0, 5, 10, 15, 20, 25, 30]);
});
