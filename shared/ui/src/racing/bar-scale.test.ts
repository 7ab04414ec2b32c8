import { barScale } from './bar-scale';

test('the fastest time has no bar; from the 90th percentile on the bar is full', () => {
  const scale = barScale([20, null, 22, 24, 26, 28, 30, 32, 34, 36, 38, 300]);
  expect([20, 29, 38, 300].map(scale)).toEqual([0, 0.5, 1, 1]);
});

test('a single time, or equal times, have no bars', () => {
  expect(barScale([20])(20)).toBe(0);
  expect(barScale([20, 20])(20)).toBe(0);
});

test('without times there are no bars', () => {
  expect(barScale([null])(0)).toBe(0);
});
