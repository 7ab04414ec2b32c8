import { buildFlownRace } from '@holeshot/testing';
import { recordLaps } from './record-laps-view-model';

const race = buildFlownRace({ flights: { kestrel: [2, 20, 24, 22, 21, 23], magpie: [1, 19] } });
const event = { pbLaps: 1, laps: 3 };

test.each([
  ['holeshot', [0]],
  ['pbLap', [1]],
  ['targetLap', [1, 2, 3]],
  ['race', [0, 1, 2, 3]],
] as const)('a %s is made of laps %j', (column, lapNumbers) => {
  expect(recordLaps(column, race, 'kestrel', event).map(({ lapNumber }) => lapNumber)).toEqual(lapNumbers);
});

test('the laps add up to the time that the table shows', () => {
  const [summary] = race.summaries;
  const laps = recordLaps('targetLap', race, 'kestrel', event);
  expect(laps.reduce((sum, { lengthSeconds }) => sum + lengthSeconds, 0)).toBe(summary?.targetLapSeconds);
});

test('without enough laps there are none', () => {
  expect(recordLaps('targetLap', race, 'magpie', event)).toEqual([]);
});
