import { buildRace } from '@holeshot/testing';
import { groupLaps, listRaceLaps } from './race-laps';

const race = buildRace({
  targetLaps: 2,
  flights: { swift: [2, 20, 20, 20], steady: [1, 22, 19] },
});

test('omits laps after the target of a Race', () => {
  expect(listRaceLaps(race).map((lap) => lap.lapNumber)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('has all laps of other types', () => {
  const laps = listRaceLaps({ ...race, eventType: 'TimeTrial' });
  expect(Math.max(...laps.map((lap) => lap.lapNumber))).toBe(3);
});

test('each lap number has positions, gaps and the shift since the lap before', () => {
  const groups = groupLaps(listRaceLaps(race));
  const rows = groups.map(({ laps }) =>
    laps.map((lap) => [lap.position, lap.pilotId, lap.behindSeconds, lap.shift]),
  );
  expect(rows).toEqual([
    [
      [1, 'steady', 0, 0],
      [2, 'swift', 1, 0],
    ],
    [
      [1, 'swift', 0, 1],
      [2, 'steady', 1, -1],
    ],
    [
      // both cross in the same millisecond and share the position
      [1, 'swift', 0, 0],
      [1, 'steady', 0, 1],
    ],
  ]);
  expect(groups.map((group) => group.fastestSeconds)).toEqual([1, 20, 19]);
});

test('omits laps of a pilot who is not in the race', () => {
  const withStranger = buildRace({ flights: { swift: [2, 20], stranger: [1, 5] } });
  const withoutStranger = {
    ...withStranger,
    pilotChannels: withStranger.pilotChannels.filter(({ pilotId }) => pilotId === 'swift'),
  };
  const groups = groupLaps(listRaceLaps(withoutStranger));
  expect(
    groups.map(({ fastestSeconds, laps }) => [fastestSeconds, laps.map(({ position }) => position)]),
  ).toEqual([
    [2, [1]],
    [20, [1]],
  ]);
});
