import { currentLapText, hasSeveralTypes, raceLabel, raceTitle, shortRaceLabel } from './race-names';

const race = { id: '3f9a6801-de3c', eventType: 'TimeTrial' as const, roundNumber: 3, raceNumber: 1 };
const withoutRound = { ...race, eventType: 'Unknown' as const, roundNumber: 0 };

test('labels have type, round and number', () => {
  expect([raceTitle(race), raceLabel(race, false), shortRaceLabel(race, false)]).toEqual([
    'Time trial 3-1',
    'Round 3, Race 1',
    '3·1',
  ]);
  expect([raceLabel(race, true), shortRaceLabel(race, true)]).toEqual(['Time trial Round 3, Race 1', 'T3·1']);
});

test('labels of races without a round differ', () => {
  const other = { ...withoutRound, id: 'c04d11e2-0000' };
  expect([withoutRound, other].map(raceTitle)).toEqual(['Unknown 0-1 (3f9a)', 'Unknown 0-1 (c04d)']);
  expect([raceLabel(withoutRound, true), shortRaceLabel(withoutRound, true)]).toEqual([
    'Race 1 (3f9a)',
    '?·1',
  ]);
});

test('detects races of several types', () => {
  expect(hasSeveralTypes([race, race])).toBe(false);
  expect(hasSeveralTypes([race, withoutRound])).toBe(true);
});

test('names the current lap, which stays at the last one', () => {
  const noLimit = Number.POSITIVE_INFINITY;
  expect([currentLapText(2, 3), currentLapText(3, 3), currentLapText(3, noLimit)]).toEqual([
    '3 of 3',
    '3 of 3',
    '4',
  ]);
});
