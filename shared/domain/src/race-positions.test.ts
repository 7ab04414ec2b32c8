import fc from 'fast-check';
import { buildDetection, buildRace } from './build-race';
import { racePositions } from './race-positions';

function places(race: ReturnType<typeof buildRace>, eventType: 'Race' | 'Endurance' = 'Race') {
  return Object.fromEntries(racePositions({ ...race, eventType }));
}

it('ranks by laps, then by who was first there', () => {
  expect(places(buildRace({ ann: [3, 20, 20], bob: [3, 19, 20], cat: [2, 10] }))).toEqual({
    bob: 1,
    ann: 2,
    cat: 3,
  });
});

it('ignores laps after the target in a Race, but not in an Endurance', () => {
  const race = buildRace({ ann: [3, 20, 20, 20], bob: [3, 21, 21, 21, 21] });
  expect(places(race)).toEqual({ ann: 1, bob: 2 });
  expect(places(race, 'Endurance')).toEqual({ ann: 2, bob: 1 });
});

it('ignores invalid detections and pilots who are not in the race', () => {
  const race = buildRace({ ann: { lapSeconds: [3, 10, 10], invalid: [2] }, bob: [3, 20, 20] });
  const stranger = buildDetection({ pilotId: 'zed', lapNumber: 3 });
  expect(places({ ...race, detections: [...race.detections, stranger] })).toEqual({ bob: 1, ann: 2 });
});

it('gives all non-starters the place after the others', () => {
  expect(places(buildRace({ ann: [3, 20], bob: [], cat: [] }))).toEqual({ ann: 1, bob: 2, cat: 2 });
});

it('gives everybody the number of pilots when nobody was detected', () => {
  expect(places(buildRace({ ann: [], bob: [], cat: [] }))).toEqual({ ann: 3, bob: 3, cat: 3 });
});

it('shares a place in a dead heat and skips the next', () => {
  expect(places(buildRace({ ann: [3, 20], bob: [4, 19], cat: [3, 21] }))).toEqual({ ann: 1, bob: 1, cat: 3 });
});

it('puts a pilot ahead who has passed a split gate more', () => {
  const race = buildRace({ ann: [3, 20], bob: [3, 21] });
  const split = buildDetection({
    pilotId: 'bob',
    lapNumber: 1,
    timingSystemIndex: 2,
    raceSector: 102,
    isLapEnd: false,
  });
  expect(places({ ...race, detections: [...race.detections, split] })).toEqual({ bob: 1, ann: 2 });
});

it('places lie between 1 and the number of pilots, and somebody is first once anybody was detected', () => {
  const flight = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 });
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), flight, { minKeys: 1 }),
      (flights) => {
        const found = Object.values(places(buildRace(flights)));
        const hasStarters = Object.values(flights).some((laps) => laps.length > 0);
        expect(Math.min(...found)).toBe(hasStarters ? 1 : found.length);
        expect(Math.max(...found)).toBeLessThanOrEqual(found.length);
      },
    ),
  );
});
