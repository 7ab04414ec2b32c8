import { toCsv } from './csv';

test('a row is a line that ends with CRLF, an empty cell is nothing', () => {
  expect(
    toCsv([
      ['Rank', 'Pilot', 'Best'],
      [1, 'Kestrel', 24.99],
      [null, 'Magpie', null],
    ]),
  ).toBe('Rank,Pilot,Best\r\n1,Kestrel,24.99\r\n,Magpie,\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['say "go"', '"say ""go"""'],
  ['two\nlines', '"two\nlines"'],
  ['Ωmega النسر', 'Ωmega النسر'],
])('quotes %j where it has to', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`);
});

test.each(['=1+1', '+44', '-1', '@cmd', '\tx'])('a name such as %j cannot become a formula', (name) => {
  expect(toCsv([[name]])).toBe(`'${name}\r\n`);
});

test('a negative number stays a number', () => {
  expect(toCsv([[-1.5]])).toBe('-1.5\r\n');
});
