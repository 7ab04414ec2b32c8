import { layOutGapLine } from './gap-line-layout';

const layOut = (gaps: readonly number[], lapsDown: readonly number[] = []) =>
  layOutGapLine(gaps.map((gapSeconds, index) => ({ gapSeconds, lapsDown: lapsDown[index] ?? 0 })));
const percents = (...args: Parameters<typeof layOut>) => layOut(...args).tags.map(({ percent }) => percent);
const marks = (...args: Parameters<typeof layOut>) => layOut(...args).marks.map(({ text }) => text);

test('lays out tags to scale, with the leader on the right', () => {
  expect(percents([0, 5, 10])).toEqual([94, 50, 6]);
});

test('puts tags that overlap into different rows', () => {
  expect(layOut([0, 0.1, 0.2, 10]).tags.map(({ level }) => level)).toEqual([0, 1, 2, 0]);
});

test('does not put a pilot whose gap is older ahead of the pilot before', () => {
  expect(percents([0, 10, 2])).toEqual([94, 6, 6]);
});

test('puts a single tag on the right', () => {
  expect(layOut([0]).tags).toEqual([{ percent: 94, level: 0 }]);
});

test('puts pilots who are laps down at the left edge, beside the scale of seconds', () => {
  expect(percents([0, 10, 31, 33], [0, 0, 1, 1])).toEqual([94, 20, 6, 6]);
  expect(marks([0, 2, 31], [0, 0, 1])).toEqual(['lead', '+1', '+2', '-1 lap']);
  expect(marks([0, 2, 31, 70], [0, 0, 1, 2])).toEqual(['lead', '+1', '+2', 'laps down']);
  expect(marks([0, 70], [0, 2]).at(-1)).toBe('-2 laps');
});

test('has a mark for the leader and at most seven in whole seconds', () => {
  expect(marks([0, 2.5])).toEqual(['lead', '+1', '+2']);
  expect(marks([0, 30])).toEqual(['lead', '+5', '+10', '+15', '+20', '+25', '+30']);
});
