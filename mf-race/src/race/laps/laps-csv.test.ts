import { lapsCsv } from './laps-csv';

const lap = { pilotId: 'ann', position: 1, behindSeconds: 0, gapSeconds: 0 };

test('a lap of a video is good to a tenth, and says so', () => {
  const laps = [
    { ...lap, lapNumber: 1, lengthSeconds: 28.101 },
    { ...lap, lapNumber: 2, lengthSeconds: 27.972, isFromVideo: true as const },
  ];
  expect(lapsCsv({ laps, pilots: [] }).map((row) => row[3])).toEqual(['Time', 28.101, '28.0 (video)']);
});
