import { buildRace } from '@holeshot/testing';
import { acceptedText } from './accepted-text';
import { findOddLap, listOwnLaps } from './own-laps';

const usual = { ann: { seconds: 28, fastSeconds: 28 } };

const find = (flight: number[]) => {
  const race = buildRace({ flights: { ann: flight, bob: [3, 29, 29, 29] } });
  const laps = listOwnLaps(race, 'ann', 28);
  const { lap, reason } = findOddLap(race, { laps, pilotId: 'ann', usual });
  return [lap?.lapNumber, reason];
};

test.each([
  ['two laps in one', [2, 28, 56], [2, 'missing']],
  ['a lap that is too short', [2, 40, 9, 40], [2, 'not-mine']],
  ['the greatest difference without a doubt', [2, 28, 31, 28.5], [2, 'time']],
  ['laps that are all equal', [2, 28, 28, 28], [1, 'time']],
])('begins with %s', (_, flight, expected) => {
  expect(find(flight)).toEqual(expected);
});

test('one point is one point', () => {
  const race = buildRace({ flights: { ann: [2, 28, 28] } });
  const [row] = race.summaries;
  if (!row) throw new Error('The race has no result.');
  const before = { ...race, summaries: [{ ...row, points: 4 }] };
  const after = { ...race, summaries: [{ ...row, points: 5 }] };
  expect(acceptedText(before, after, { pilotId: 'ann', getName: (id) => id })).toMatch(/\+1 point\.$/);
});
