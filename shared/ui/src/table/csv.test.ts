import { toCsv } from './csv';

test('ends each row with CRLF and leaves empty cells empty', () => {
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
])('quotes %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`);
});

test.each(['=1+1', '+44', '-1', '@cmd', '\tx'])(
  'writes the text %j so that a spreadsheet does not run it',
  (name) => {
    expect(toCsv([[name]])).toBe(`'${name}\r\n`);
  },
);

test('writes times to the millisecond', () => {
  expect(toCsv([[63.4523583, 20.0375445, 5695]])).toBe('63.452,20.038,5695\r\n');
});

test('keeps a negative number', () => {
  expect(toCsv([[-1.5]])).toBe('-1.5\r\n');
});
