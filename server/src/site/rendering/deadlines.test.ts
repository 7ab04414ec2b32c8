import { createDeadlines } from './deadlines';

const noteAll = (times: number[]) => {
  const deadlines = createDeadlines();
  for (const ms of times) deadlines.note('mf-race', ms);
  return deadlines;
};

it.each([
  ['5 s before 5 pages are known', Array<number>(4).fill(10), 5_000],
  ['1 s for fast pages', Array<number>(100).fill(10), 1_000],
  ['ten times the slowest of a hundred', [...Array<number>(99).fill(10), 200, 300], 2_000],
  ['at most 5 s', Array<number>(100).fill(3_000), 5_000],
  ['what the last 200 pages took', [...Array<number>(100).fill(400), ...Array<number>(200).fill(150)], 1_500],
])('gives a candidate %s', (_, times, expected) => {
  expect(noteAll(times).get('mf-race')).toBe(expected);
});

it('learns for each remote', () => {
  expect(noteAll(Array<number>(100).fill(10)).get('mf-public')).toBe(5_000);
});
