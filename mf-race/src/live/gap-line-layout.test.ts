import { layOutGapTags, listGapMarks } from './gap-line-layout';

test('lays out tags to scale, with the leader on the right', () => {
  expect(layOutGapTags([0, 5, 10]).map(({ percent }) => percent)).toEqual([94, 50, 6]);
});

test('puts tags that overlap into different rows', () => {
  expect(layOutGapTags([0, 0.1, 0.2, 10]).map(({ level }) => level)).toEqual([0, 1, 2, 0]);
});

test('does not put a pilot who is a lap behind ahead of the pilot before', () => {
  expect(layOutGapTags([0, 10, 2]).map(({ percent }) => percent)).toEqual([94, 6, 6]);
});

test('puts a single tag on the right', () => {
  expect(layOutGapTags([0])).toEqual([{ percent: 94, level: 0 }]);
});

test('has a mark for the leader and at most seven in whole seconds', () => {
  expect(listGapMarks([0, 2.5]).map(({ seconds }) => seconds)).toEqual([0, 1, 2]);
  expect(listGapMarks([0, 30]).map(({ seconds }) => seconds)).toEqual([0, 5, 10, 15, 20, 25, 30]);
});
