import { inPlace } from './in-place';

test.each([
  ['Australia/Adelaide', ' in Adelaide'],
  ['America/Argentina/Buenos_Aires', ' in Buenos Aires'],
  ['UTC', ''],
  ['Etc/GMT+5', ''],
])('the place of %s is "%s"', (timeZone, text) => {
  expect(inPlace(timeZone)).toBe(text);
});
