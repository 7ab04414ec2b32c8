import { buildRace } from '@holeshot/testing/models';
import type { EventType } from './model';
import { rankRace } from './rank-race';
import { validLaps } from './valid-laps';

const FLIGHTS = {
  // first on the track, with slow laps
  ann: [1, 20, 20, 20],
  // behind, with the fastest two laps
  bob: [9, 30, 15, 16],
  // one lap only
  cat: [2, 10],
  dan: [],
};

test.each<[EventType, string[]]>([
  ['Race', ['ann', 'bob', 'cat', 'dan']],
  ['Endurance', ['ann', 'bob', 'cat', 'dan']],
  ['TimeTrial', ['bob', 'ann', 'cat', 'dan']],
  ['CasualPractice', ['bob', 'ann', 'cat', 'dan']],
  ['Practice', ['bob', 'ann', 'cat', 'dan']],
  ['Training', ['bob', 'ann', 'cat', 'dan']],
  ['Unknown', ['bob', 'ann', 'cat', 'dan']],
])('ranks a %s as %p', (eventType, order) => {
  const race = buildRace({ flights: FLIGHTS, eventType });
  const places = rankRace({ ...race, laps: validLaps(race), targetLaps: 2 });
  expect([...places].sort(([, a], [, b]) => a - b).map(([pilotId]) => pilotId)).toEqual(order);
});

test("pilots with too few laps follow in the race's order, each with a place of their own", () => {
  const race = buildRace({ flights: { cat: [2, 10], dan: [], ann: [1, 20, 20] }, eventType: 'TimeTrial' });
  expect(Object.fromEntries(rankRace({ ...race, laps: validLaps(race), targetLaps: 2 }))).toEqual({
    ann: 1,
    cat: 2,
    dan: 3,
  });
});

test('pilots with equal best laps share a place, and the next one skips', () => {
  const flights = { ann: [1, 21, 20], bob: [1, 30, 30, 11], cat: [5, 20, 21], dan: [1, 30, 30] };
  const race = buildRace({ flights, eventType: 'TimeTrial' });
  expect(Object.fromEntries(rankRace({ ...race, laps: validLaps(race), targetLaps: 2 }))).toEqual({
    ann: 1,
    bob: 1,
    cat: 1,
    dan: 4,
  });
});
