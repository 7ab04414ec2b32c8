import { listCrossings } from '@holeshot/domain';
import { buildRace, EVENT_START } from '@holeshot/testing';
import { listRaceLaps } from '../../racing/race-laps';
import { packCrossings, toReplayRace } from './crossing-columns';

test('crossings are the same after packing', () => {
  const details = buildRace({
    flights: { ann: [1, 20, 20.1234], bob: { lapSeconds: [2, 5, 30], invalid: [1] } },
  });
  const race = toReplayRace(
    { race: details, event: { laps: 3 }, laps: listRaceLaps(details) },
    packCrossings(details),
  );
  expect(race.crossings).toEqual(listCrossings({ ...details, start: EVENT_START }));
  expect(race).toMatchObject({ pilotIds: ['ann', 'bob'], targetLaps: 3 });
});

test('a race that was never opened has the target of the event', () => {
  const details = buildRace({ flights: { ann: [1, 20] }, targetLaps: 0 });
  expect(
    toReplayRace({ race: details, event: { laps: 4 }, laps: [] }, packCrossings(details)).targetLaps,
  ).toBe(4);
});
