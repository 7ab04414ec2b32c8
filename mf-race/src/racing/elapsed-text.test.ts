import { elapsedText } from './elapsed-text';

test.each([
  [0, '0:00.0'],
  [64_049, '1:04.0'],
  [59_999, '0:59.9'],
  [3_723_400, '1:02:03'],
])('%p ms is %p', (ms, text) => {
  expect(elapsedText(ms)).toBe(text);
});
