import { buildRace } from '@holeshot/testing/models';
import { raceStandings } from './race-standings';

it('ranks on the track, with the newest lap and the gap at the last crossing', () => {
  const flights = { ann: [2, 30], bob: [3, 28, 31], cleo: [] };
  const standings = raceStandings(buildRace({ flights, end: null }), 3);
  expect(
    standings.map(({ pilotId, lastLapSeconds, lapCount, gapSeconds, isFastest }) => [
      pilotId,
      lastLapSeconds,
      lapCount,
      gapSeconds,
      isFastest,
    ]),
  ).toEqual([
    ['bob', 31, 2, 0, false],
    ['ann', 30, 1, 1, false],
    ['cleo', null, 0, null, false],
  ]);
});

it('keeps the gap at the target while pilots fly on', () => {
  const flights = { ann: [2, 30, 30], bob: [3, 30, 30, 40] };
  const standings = raceStandings(buildRace({ flights, end: null }), 2);
  expect(standings.map(({ pilotId, gapSeconds }) => [pilotId, gapSeconds])).toEqual([
    ['ann', 0],
    ['bob', 1],
  ]);
});

it('marks the newest lap when it is the fastest so far', () => {
  const [leader] = raceStandings(buildRace({ flights: { ann: [2, 30, 28], bob: [3, 29] }, end: null }), 3);
  expect(leader).toMatchObject({ pilotId: 'ann', isFastest: true, channelId: 'r1', position: 1 });
});

it('ranks a time trial by best laps', () => {
  const flights = { ann: [2, 30, 29], bob: [9, 28, 30] };
  const standings = raceStandings(buildRace({ eventType: 'TimeTrial', flights, end: null }), 1);
  expect(standings.map(({ pilotId, gapSeconds }) => [pilotId, gapSeconds])).toEqual([
    ['bob', 0],
    ['ann', 1],
  ]);
});

it('has nobody in a race without pilots', () => {
  expect(raceStandings(buildRace({ end: null }), 3)).toEqual([]);
});

it('gives nobody a position before the first crossing', () => {
  const standings = raceStandings(buildRace({ flights: { ann: [], bob: [] }, end: null }), 3);
  expect(standings.map(({ pilotId, position }) => [pilotId, position])).toEqual([
    ['ann', null],
    ['bob', null],
  ]);
});
