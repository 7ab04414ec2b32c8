import { timeAxis } from './time-axis';

test.each([
  ['a line per second, with half a second of room', [24.6, 29.3], { min: 24, max: 30, interval: 1 }],
  ['room that needs another second', [24.4, 29.6], { min: 23, max: 31, interval: 1 }],
  ['a spread of exactly 7 s', [20.5, 27.5], { min: 20, max: 28, interval: 1 }],
  ['a line every 5 s above a spread of 7 s', [20.5, 27.51], { min: 20, max: 30, interval: 5 }],
  ['never below 0', [0.2, 0.3], { min: 0, max: 1, interval: 1 }],
  ['5 s up to 22 lines', [20, 130], { min: 15, max: 135, interval: 5 }],
  ['10 s when 5 s would be too many lines', [20, 131], { min: 10, max: 140, interval: 10 }],
  ['larger intervals for larger spreads', [20, 7000], { min: 0, max: 7200, interval: 600 }],
  ['no values', [], { min: 0, max: 1, interval: 1 }],
  ['one lap', [30], { min: 29, max: 31, interval: 1 }],
])('%s', (_, seconds, axis) => {
  expect(timeAxis(seconds)).toEqual(axis);
});
