import { chooseEncoding } from './accept-encoding';

test.each<[header: string | undefined, expected: 'br' | 'gzip' | null]>([
  [undefined, null],
  ['', null],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;Q=1', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', null],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0', null],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['gzip;q=0.2, *;q=0.1', 'gzip'],
  ['identity', null],
  ['identity;q=0.9, br;q=0.5', null],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0', null],
  ['br; q=0.1 , gzip ; q = 0.9', 'gzip'],
  ['br;q=2', null],
  ['br;q=', null],
  ['br;q=0.5;q=1, gzip;q=0.6', 'gzip'],
  ['abr, brr', null],
  [',, ;q=1', null],
])('of brotli and gzip, %j gets %j', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('a coding that there is not is not chosen', () => {
  expect(chooseEncoding('gzip, br;q=0.5', ['br'])).toBe('br');
  expect(chooseEncoding('gzip', ['br'])).toBeNull();
});
