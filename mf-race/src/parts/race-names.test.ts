import { hasSeveralTypes, racePlace, raceShort, raceTitle } from './race-names';

const race = { id: '3f9a6801-de3c', eventType: 'TimeTrial' as const, roundNumber: 3, raceNumber: 1 };
const lost = { ...race, eventType: 'Unknown' as const, roundNumber: 0 };

test('a race is named by type, round and number', () => {
  expect([raceTitle(race), racePlace(race, false), raceShort(race, false)]).toEqual([
    'TimeTrial 3-1',
    'Round 3, Race 1',
    '3·1',
  ]);
  expect([racePlace(race, true), raceShort(race, true)]).toEqual(['TimeTrial Round 3, Race 1', 'T3·1']);
});

test('races whose round is gone can be told apart', () => {
  const other = { ...lost, id: 'c04d11e2-0000' };
  expect([lost, other].map(raceTitle)).toEqual(['Unknown 0-1 (3f9a)', 'Unknown 0-1 (c04d)']);
  expect([racePlace(lost, true), raceShort(lost, true)]).toEqual(['Race 1 (3f9a)', '?·1']);
});

test('types need naming as soon as there are two', () => {
  expect(hasSeveralTypes([race, race])).toBe(false);
  expect(hasSeveralTypes([race, lost])).toBe(true);
});
