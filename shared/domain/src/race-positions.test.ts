import { buildDetection, buildRace } from '@holeshot/testing/models';
import fc from 'fast-check';
import { racePositions } from './race-positions';

function places(race: ReturnType<typeof buildRace>, eventType: 'Race' | 'Endurance' = 'Race') {
  return Object.fromEntries(racePositions({ ...race, eventType }));
}

it('ranks by laps, then by time', () => {
  expect(places(buildRace({ flights: { ann: [3, 20, 20], bob: [3, 19, 20], cat: [2, 10] } }))).toEqual({
    bob: 1,
    ann: 2,
    cat: 3,
  });
});

it('ignores laps after the target in a Race, but not in an Endurance', () => {
  const race = buildRace({ flights: { ann: [3, 20, 20, 20], bob: [3, 21, 21, 21, 21] } });
  expect(places(race)).toEqual({ ann: 1, bob: 2 });
  expect(places(race, 'Endurance')).toEqual({ ann: 2, bob: 1 });
});

it('ignores invalid detections and pilots who are not in the race', () => {
  const race = buildRace({ flights: { ann: { lapSeconds: [3, 10, 10], invalid: [2] }, bob: [3, 20, 20] } });
  const stranger = buildDetection({ pilotId: 'zed', lapNumber: 3 });
  expect(places({ ...race, detections: [...race.detections, stranger] })).toEqual({ bob: 1, ann: 2 });
});

it('gives all non-starters the same place after the others', () => {
  expect(places(buildRace({ flights: { ann: [3, 20], bob: [], cat: [] } }))).toEqual({
    ann: 1,
    bob: 2,
    cat: 2,
  });
});

it('gives everyone the last place when nobody was detected', () => {
  expect(places(buildRace({ flights: { ann: [], bob: [], cat: [] } }))).toEqual({ ann: 3, bob: 3, cat: 3 });
});

it('skips a place after a dead heat', () => {
  expect(places(buildRace({ flights: { ann: [3, 20], bob: [4, 19], cat: [3, 21] } }))).toEqual({
    ann: 1,
    bob: 1,
    cat: 3,
  });
});

it('ranks a pilot higher who passed one more split gate', () => {
  const race = buildRace({ flights: { ann: [3, 20], bob: [3, 21] } });
  const split = buildDetection({
    pilotId: 'bob',
    lapNumber: 1,
    timingSystemIndex: 2,
    raceSector: 102,
    isLapEnd: false,
  });
  expect(places({ ...race, detections: [...race.detections, split] })).toEqual({ bob: 1, ann: 2 });
});

it('places are from 1 to the number of pilots, and somebody is first once anybody was detected', () => {
  const flight = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), flight, { minKeys: 1 }),
      (flights) => {
        const result = Object.values(places(buildRace({ flights })));
        const hasStarters = Object.values(flights).some((laps) => laps.length > 0);
        expect(Math.min(...result)).toBe(hasStarters ? 1 : result.length);
        expect(Math.max(...result)).toBeLessThanOrEqual(result.length);
      },
    ),
  );
});
