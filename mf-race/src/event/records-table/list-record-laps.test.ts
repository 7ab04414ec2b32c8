import { buildRace } from '@holeshot/testing';
import { listRecordLaps } from './list-record-laps';

const race = buildRace({ flights: { kestrel: [2, 20, 24, 22, 21, 23], magpie: [1, 19] } });
const event = { pbLaps: 1, laps: 3 };

test.each([
  ['holeshot', [0]],
  ['pbLap', [1]],
  ['targetLap', [1, 2, 3]],
  ['race', [0, 1, 2, 3]],
] as const)('%s has the laps %j', (column, lapNumbers) => {
  expect(listRecordLaps(column, race, 'kestrel', event).map(({ lapNumber }) => lapNumber)).toEqual(
    lapNumbers,
  );
});

test('the laps add up to the time in the table', () => {
  const [summary] = race.summaries;
  const laps = listRecordLaps('targetLap', race, 'kestrel', event);
  expect(laps.reduce((sum, { lengthSeconds }) => sum + lengthSeconds, 0)).toBe(summary?.targetLapSeconds);
});

test('returns no laps when the pilot has too few', () => {
  expect(listRecordLaps('targetLap', race, 'magpie', event)).toEqual([]);
});
