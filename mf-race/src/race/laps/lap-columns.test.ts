import { buildRace } from '@holeshot/testing';
import { listRaceLaps } from '../../racing/race-laps';
import { packLaps, unpackLaps } from './lap-columns';

const race = buildRace({
  targetLaps: 2,
  flights: { swift: [2, 20, 20, 20], steady: [1, 22, 19] },
});

test('unpacks the laps that were packed', () => {
  const laps = listRaceLaps(race);
  expect(laps).toHaveLength(6);
  expect(unpackLaps(packLaps(laps))).toEqual(laps);
  expect(packLaps(laps).pilotIds).toEqual(['steady', 'swift']);
});

test('packs gaps to the millisecond', () => {
  const [lap] = listRaceLaps(race);
  if (!lap) throw new Error('no lap');
  expect(packLaps([{ ...lap, behindSeconds: 0.1 + 0.2 }]).behindSeconds).toEqual([0.3]);
});
