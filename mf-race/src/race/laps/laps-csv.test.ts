import { lapsCsv } from './laps-csv';

const lap = { pilotId: 'ann', position: 1, behindSeconds: 0, gapSeconds: 0 };

test('a lap of a video is good to a tenth, and says so; so are the gaps of all pilots in this lap', () => {
  const behind = { position: 2, behindSeconds: 1.312, gapSeconds: 1.312 };
  const laps = [
    { ...lap, lapNumber: 1, lengthSeconds: 28.101 },
    { ...lap, ...behind, lapNumber: 1, lengthSeconds: 29.413 },
    { ...lap, lapNumber: 2, lengthSeconds: 27.972, isFromVideo: true as const },
    { ...lap, ...behind, lapNumber: 2, lengthSeconds: 27.972 },
  ];
  expect(lapsCsv({ laps, pilots: [] }).map((row) => row.slice(3))).toEqual([
    ['Time', 'Behind', 'Behind the leader'],
    [28.101, 0, 0],
    [29.413, 1.312, 1.312],
    ['28.0 (video)', 0, 0],
    [27.972, 1.3, 1.3],
  ]);
});
