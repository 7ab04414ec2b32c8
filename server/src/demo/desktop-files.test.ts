import { parseClock, parseTimeSpan } from '@holeshot/domain';
import fc from 'fast-check';
import { fileClock } from '../importing/file-clock';
import { fileSpan, fileText } from './desktop-files';

it.each([
  [null, '0001/01/01 0:00:00'],
  [Date.UTC(2025, 0, 30, 16, 0, 57, 850), '2025/01/30 16:00:57.85'],
  [Date.UTC(2025, 8, 7, 9, 55, 11, 739), '2025/09/07 9:55:11.739'],
  [Date.UTC(2025, 8, 7, 0, 0, 0), '2025/09/07 0:00:00'],
  [Date.UTC(2025, 8, 7, 10, 20, 30, 0), '2025/09/07 10:20:30'],
  [Date.UTC(2025, 8, 7, 10, 20, 30, 5), '2025/09/07 10:20:30.005'],
])('fileClock writes %p as %s', (local, text) => {
  expect(fileClock(local)).toBe(text);
});

it.each([
  [null, '10675199.02:48:05.4775807'],
  [120, '00:02:00'],
  [0.5, '00:00:00.5000000'],
  [511.5605717, '00:08:31.5605717'],
])('fileSpan writes %p as %s', (seconds, text) => {
  expect(fileSpan(seconds)).toBe(text);
});

it('writes files that the import reads', () => {
  const times = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(fc.property(times, (local) => expect(parseClock(fileClock(local))).toBe(local)));
  const spans = fc.integer({ min: 0, max: 8e11 });
  fc.assert(
    fc.property(spans, (ticks) => expect(parseTimeSpan(fileSpan(ticks / 1e7))).toBeCloseTo(ticks / 1e7, 6)),
  );
});

it('fileText is an indented array with CRLF and whole lap lengths with a decimal', () => {
  expect(
    fileText([
      { LengthSeconds: 20, LapNumber: 1 },
      { LengthSeconds: 20.25, LapNumber: 2 },
    ]),
  ).toBe(
    [
      '[',
      '  {',
      '    "LengthSeconds": 20.0,',
      '    "LapNumber": 1',
      '  },',
      '  {',
      '    "LengthSeconds": 20.25,',
      '    "LapNumber": 2',
      '  }',
      ']',
    ].join('\r\n'),
  );
});
