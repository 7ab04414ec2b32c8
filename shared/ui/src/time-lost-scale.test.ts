import { timeLostScale } from './time-lost-scale';

test('the fastest has no bar, the 90th percentile and slower a full one', () => {
  const scale = timeLostScale([20, null, 22, 24, 26, 28, 30, 32, 34, 36, 38, 300]);
  expect([20, 29, 38, 300].map(scale)).toEqual([0, 0.5, 1, 1]);
});

test('a field of one, or of equals, has no bars', () => {
  expect(timeLostScale([20])(20)).toBe(0);
  expect(timeLostScale([20, 20])(20)).toBe(0);
});

test('no times give no bars', () => {
  expect(timeLostScale([null])(0)).toBe(0);
});
