import { elapsedText, minutesText } from './elapsed-text';

test.each([
  [0, '0:00.0'],
  [64_049, '1:04.0'],
  [59_999, '0:59.9'],
  [3_723_400, '1:02:03'],
])('%p ms is %p', (ms, text) => {
  expect(elapsedText(ms)).toBe(text);
});

test.each([
  [5, '0:05'],
  [90.9, '1:30'],
  [10_268, '2:51:08'],
])('%p s is %p', (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});
