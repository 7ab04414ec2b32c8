import { layOutTags } from './lay-out-tags';

const layOut = (gaps: readonly (number | null)[]) =>
  layOutTags(gaps.map((gapSeconds) => ({ gapSeconds }))).tags.map(({ percent, level }) => [percent, level]);

test.each([
  ['nobody', [], []],
  ['the leader alone, at the right', [0], [[94, 0]]],
  [
    'by seconds',
    [0, 2, 4],
    [
      [94, 0],
      [50, 0],
      [6, 0],
    ],
  ],
  [
    'close ones on levels',
    [0, 0.1, 0.2, 10],
    [
      [94, 0],
      [93.1, 1],
      [92.2, 2],
      [6, 0],
    ],
  ],
  [
    'nobody ahead of the pilot before',
    [0, 4, 2],
    [
      [94, 0],
      [6, 0],
      [6, 1],
    ],
  ],
  ['without those who have not crossed', [0, null], [[94, 0]]],
])('%s', (_, gaps, expected) => {
  expect(layOut(gaps)).toEqual(expected);
});

test.each([
  [
    [0, 3.5],
    ['lead', '+1', '+2', '+3'],
  ],
  [
    [0, 31],
    ['lead', '+7', '+14', '+21', '+28'],
  ],
])('a line over %j seconds is marked at %j', (gaps, expected) => {
  const { marks } = layOutTags(gaps.map((gapSeconds) => ({ gapSeconds })));
  expect(marks.map(({ text }) => text)).toEqual(expected);
});
