import fc from 'fast-check';
import { parseDataUrl } from './parse-data-url';

test('the bytes of a data url are those that were put in', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.constantFrom('png', 'jpeg', 'svg+xml'), (bytes, type) => {
      const url = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
      expect(parseDataUrl(url)).toEqual(Buffer.from(bytes));
    }),
  );
});

test.each([
  '',
  'iVBORw0KGgo=',
  'https://example.org/a.png',
  'data:text/html;base64,PGI+',
  'data:image/png,abcd',
  `data:image/${'a'.repeat(200)};base64,AAAA`,
])('%j is not a picture', (text) => {
  expect(() => parseDataUrl(text)).toThrow('This is not a picture.');
});

test.each(['A', 'AAA', 'AA=A', 'A===', 'AA==AAAA', 'AA\nAA===', 'AAA*', 'AAA-'])('%j is damaged', (data) => {
  expect(() => parseDataUrl(`data:image/png;base64,${data}`)).toThrow('The picture is damaged.');
});

test('more than 5 MB are refused', () => {
  const url = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;
  expect(parseDataUrl(url(5 * 1024 * 1024))).toHaveLength(5 * 1024 * 1024);
  expect(() => parseDataUrl(url(5 * 1024 * 1024 + 10))).toThrow('The picture is larger than 5 MB.');
});
