import { buildRace } from '@holeshot/testing/models';
import { raceLeader } from './race-leader';

describe('a race on the track', () => {
  it.each([
    ['nobody has crossed', { ann: [], bob: [] }, null],
    ['one has crossed', { ann: [2], bob: [] }, { pilotId: 'ann', gapSeconds: null }],
    ['the second is on the same lap', { ann: [2, 30], bob: [3, 31] }, { pilotId: 'ann', gapSeconds: 2 }],
    ['the second is a lap behind', { ann: [2, 30], bob: [3] }, { pilotId: 'ann', gapSeconds: 1 }],
    [
      'the second was ahead where both have been',
      { ann: [2], bob: [3, 28] },
      { pilotId: 'bob', gapSeconds: null },
    ],
    ['the order changes', { ann: [2, 30], bob: [3, 28] }, { pilotId: 'bob', gapSeconds: 1 }],
  ])('when %s', (_, flights, expected) => {
    expect(raceLeader(buildRace({ flights, end: null }), 3)).toEqual(expected);
  });
});

it('goes by best laps in a time trial', () => {
  const race = buildRace({
    eventType: 'TimeTrial',
    end: null,
    flights: { ann: [2, 30, 29], bob: [9, 28, 30] },
  });
  expect(raceLeader(race, 1)).toEqual({ pilotId: 'bob', gapSeconds: 1 });
  expect(raceLeader(race, 3)).toBeNull();
});
