import fc from 'fast-check';
import { formatWireClock, parseClock, parseTimeSpan } from './clock';

describe('parseClock', () => {
  it.each([
    ['2025/01/30 16:00:57.85', Date.UTC(2025, 0, 30, 16, 0, 57, 850)],
    ['2025/09/07 9:55:11.739', Date.UTC(2025, 8, 7, 9, 55, 11, 739)],
    ['2025/09/07 9:55:11', Date.UTC(2025, 8, 7, 9, 55, 11)],
    ['2025-09-07 09:55:11.700', Date.UTC(2025, 8, 7, 9, 55, 11, 700)],
    ['2025-09-07T09:55:11.7399999', Date.UTC(2025, 8, 7, 9, 55, 11, 739)],
    [' 2024-02-29 00:00:00.000 ', Date.UTC(2024, 1, 29)],
    ['2025/09/07', Date.UTC(2025, 8, 7)],
    ['', null],
    ['0001/01/01 0:00:00', null],
    ['0099/05/15 19:30:00', Date.parse('0099-05-15T19:30:00Z')],
    ['0001-01-01 00:00:00.000', null],
    ['0001-01-01T00:00:00', null],
  ])('reads %j', (text, expected) => {
    expect(parseClock(text)).toBe(expected);
  });

  it.each(['soon', '2025-13-01 00:00:00', '2025/02/30 0:00:00', '2025/02/03 24:00:00', '2025/02-03 1:00:00'])(
    'throws for %j',
    (text) => {
      expect(() => parseClock(text)).toThrow(new RangeError(`Not a date and time: ${JSON.stringify(text)}`));
    },
  );

  it('is the inverse of formatWireClock', () => {
    const times = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) });
    fc.assert(fc.property(times, (local) => expect(parseClock(formatWireClock(local))).toBe(local)));
  });
});

describe('formatWireClock', () => {
  it('pads every part', () => {
    expect(formatWireClock(Date.UTC(2025, 8, 7, 9, 5, 1, 7))).toBe('2025-09-07 09:05:01.007');
  });

  it('writes the empty date for null', () => {
    expect(formatWireClock(null)).toBe('0001-01-01 00:00:00.000');
  });
});

describe('parseTimeSpan', () => {
  it.each([
    ['00:02:00', 120],
    ['00:00:00.5000000', 0.5],
    ['00:08:31.5605717', 511.5605717],
    ['1.02:03:04.5', 93_784.5],
    ['-00:00:01.25', -1.25],
    ['00:00:00', 0],
    ['10675199.02:48:05.4775807', null],
    ['-10675199.02:48:05.4775808', null],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(parseTimeSpan(text)).toBe(expected);
  });

  it.each(['two minutes', '00:61:00', '25:00:00', '00:00'])('throws for %j', (text) => {
    expect(() => parseTimeSpan(text)).toThrow(new RangeError(`Not a time span: ${JSON.stringify(text)}`));
  });
});
