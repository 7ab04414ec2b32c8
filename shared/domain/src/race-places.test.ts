import { buildRace } from './build-race';
import type { EventType } from './model';
import { racePlaces } from './race-places';
import { validLaps } from './valid-laps';

const FLIGHTS = {
  // first on the track, with a slow pair of laps
  ann: [1, 20, 20, 20],
  // behind, with the fastest pair
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
])('a %s is led in its own order', (eventType, order) => {
  const race = buildRace(FLIGHTS, { eventType });
  const places = racePlaces({ ...race, laps: validLaps(race), targetLaps: 2 });
  expect([...places].sort(([, a], [, b]) => a - b).map(([pilotId]) => pilotId)).toEqual(order);
});

test('pilots without enough laps follow in the order of the race, each with an own number', () => {
  const race = buildRace({ cat: [2, 10], dan: [], ann: [1, 20, 20] }, { eventType: 'TimeTrial' });
  expect(Object.fromEntries(racePlaces({ ...race, laps: validLaps(race), targetLaps: 2 }))).toEqual({
    ann: 1,
    cat: 2,
    dan: 3,
  });
});
