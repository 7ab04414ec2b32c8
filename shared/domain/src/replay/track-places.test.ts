import fc from 'fast-check';
import type { ReplayRace } from './crossings';
import { type TrackPlace, trackPlaces } from './track-places';

type Flights = Record<string, number[]>;

/** Flights are the seconds of the holeshot and of each lap. */
function getRace(flights: Flights, changes: Partial<ReplayRace> = {}): ReplayRace {
  const crossings = Object.entries(flights).flatMap(([pilotId, laps]) => {
    let ms = 0;
    return laps.map((lapSeconds, lap) => {
      ms += lapSeconds * 1000;
      return { pilotId, ms, raceSector: lap * 100, lapSeconds };
    });
  });
  return {
    eventType: 'Race',
    targetLaps: 2,
    pilotIds: Object.keys(flights),
    crossings: crossings.sort((a, b) => a.ms - b.ms),
    ...changes,
  };
}

const FLIGHTS = { ann: [2, 20, 30], bob: [1, 10], cat: [] };

test.each<[number, string, Partial<TrackPlace>]>([
  // two seconds before the line, at the pace of the first lap
  [0, 'ann', { share: -0.1, sharePerSecond: 0.05, state: 'flying' }],
  [2, 'ann', { share: 0, state: 'flying' }],
  [12, 'ann', { share: 0.5, sharePerSecond: 0.05 }],
  [37, 'ann', { share: 0.5, sharePerSecond: 1 / 30 }],
  [52, 'ann', { share: 0, sharePerSecond: 0, state: 'finished' }],
  [6, 'bob', { share: 0.5, state: 'flying' }],
  [11, 'bob', { share: 0, state: 'out' }],
  [5, 'cat', { share: 0, state: 'out' }],
])('after %p s %s is at %p', (seconds, pilotId, place) => {
  expect(trackPlaces(getRace(FLIGHTS), seconds * 1000).get(pilotId)).toMatchObject(place);
});

test('nobody is out where laps have no limit', () => {
  const race = getRace(FLIGHTS, { eventType: 'Endurance' });
  expect(trackPlaces(race, 60_000).get('bob')?.state).toBe('finished');
});

test('a split gate changes no place: only the line is known', () => {
  const race = getRace({ ann: [1, 20] });
  const split = { pilotId: 'ann', ms: 6_000, raceSector: 1, lapSeconds: null };
  const withSplit = { ...race, crossings: [...race.crossings, split].sort((a, b) => a.ms - b.ms) };
  expect(trackPlaces(withSplit, 11_000)).toEqual(trackPlaces(race, 11_000));
});

test('without a holeshot the first lap begins at the start', () => {
  const crossings = [{ pilotId: 'ann', ms: 20_000, raceSector: 100, lapSeconds: 20 }];
  const race = getRace({ ann: [] }, { crossings });
  expect(trackPlaces(race, 5_000).get('ann')).toMatchObject({ share: 0.25, state: 'flying' });
});

test('a flying pilot never goes back within a lap, and is never a whole lap from the line', () => {
  const anyFlight = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      anyFlight,
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 1, max: 500 }),
      (laps, ms, step) => {
        const race = getRace({ ann: laps }, { targetLaps: laps.length - 1 });
        const [now, later] = [ms, ms + step].map((at) => trackPlaces(race, at).get('ann'));
        expect(now?.share).toBeGreaterThanOrEqual(-0.2);
        expect(now?.share).toBeLessThan(1);
        const crosses = race.crossings.some((crossing) => crossing.ms > ms && crossing.ms <= ms + step);
        if (!crosses) expect(later?.share).toBeGreaterThanOrEqual(now?.share ?? 0);
      },
    ),
  );
});
