import { isDateText, toDateText, toLocalDate, toPickedText, withYear } from './date-text';

test.each([
  ['2026/05/16 10:00', true],
  ['2024/02/29 23:59', true],
  ['2026/02/29 10:00', false],
  ['2026/13/01 10:00', false],
  ['2026/04/31 10:00', false],
  ['2026/05/16 24:00', false],
  ['2026/05/16 10:60', false],
  ['2026/5/16 10:00', false],
  ['2026/05/16', false],
  ['0001/01/01 00:00', false],
  ['16 May', false],
  ['', false],
])('%s is a date: %s', (text, expected) => {
  expect(isDateText(text)).toBe(expected);
  expect(toLocalDate(text) !== null).toBe(expected);
});

test('a text stays the same through the calendar and back in any zone', () => {
  for (const text of ['2026/01/01 00:00', '2026/07/31 23:30', '1999/12/31 12:05']) {
    const date = toLocalDate(text);
    expect(date && toDateText(date)).toBe(text);
  }
});

test('another year keeps the rest of the text, except for a leap day', () => {
  expect(withYear('2026/05/16 10:05', 2019)).toBe('2019/05/16 10:05');
  expect(withYear('2024/02/29 10:05', 2028)).toBe('2028/02/29 10:05');
  expect(withYear('2024/02/29 10:05', 2027)).toBe('2027/02/28 10:05');
});

test('a time that the browser skips is kept when another day is picked', () => {
  const shifted = new Date(2026, 9, 4, 3, 30);
  expect(toPickedText('2026/10/04 02:30', shifted, new Date(2026, 9, 5, 3, 30))).toBe('2026/10/05 02:30');
  expect(toPickedText('2026/10/04 02:30', shifted, new Date(2026, 9, 4, 4, 0))).toBe('2026/10/04 04:00');
  expect(toPickedText('', null, new Date(2026, 9, 5))).toBe('2026/10/05 00:00');
});
