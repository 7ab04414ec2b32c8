import { buildFlownRace } from '@holeshot/testing';
import { packLaps, unpackLaps } from './lap-columns';
import { groupLaps, listShownLaps } from './race-laps';

const race = buildFlownRace({
  targetLaps: 2,
  flights: { swift: [2, 20, 20, 20], steady: [1, 22, 19] },
});

test('laps after the target of a Race are not shown', () => {
  expect(listShownLaps(race).map((lap) => lap.lapNumber)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('all laps of another type are shown', () => {
  const laps = listShownLaps({ ...race, eventType: 'TimeTrial' });
  expect(Math.max(...laps.map((lap) => lap.lapNumber))).toBe(3);
});

test('each lap number has positions, gaps and the shift since the lap before', () => {
  const groups = groupLaps(listShownLaps(race));
  const lines = groups.map(({ laps }) =>
    laps.map((lap) => [lap.position, lap.pilotId, lap.behindSeconds, lap.shift]),
  );
  expect(lines).toEqual([
    [
      [1, 'steady', 0, 0],
      [2, 'swift', 1, 0],
    ],
    [
      [1, 'swift', 0, 1],
      [2, 'steady', 1, -1],
    ],
    [
      // both cross in the same millisecond: the place is shared
      [1, 'swift', 0, 0],
      [1, 'steady', 0, 1],
    ],
  ]);
  expect(groups.map((group) => group.fastestSeconds)).toEqual([1, 20, 19]);
});

test('laps come out of their columns as they went in', () => {
  const laps = listShownLaps(race);
  expect(laps).toHaveLength(6);
  expect(unpackLaps(packLaps(laps))).toEqual(laps);
  expect(packLaps(laps).pilotIds).toEqual(['steady', 'swift']);
});

test('gaps travel to the millisecond', () => {
  const [lap] = listShownLaps(race);
  if (!lap) throw new Error('no lap');
  expect(packLaps([{ ...lap, behindSeconds: 0.1 + 0.2 }]).behindSeconds).toEqual([0.3]);
});

test('laps of somebody who was not entered are no laps of the race, not even the fastest', () => {
  const stray = buildFlownRace({ flights: { swift: [2, 20], stranger: [1, 5] } });
  const entered = {
    ...stray,
    pilotChannels: stray.pilotChannels.filter(({ pilotId }) => pilotId === 'swift'),
  };
  const groups = groupLaps(listShownLaps(entered));
  expect(
    groups.map(({ fastestSeconds, laps }) => [fastestSeconds, laps.map(({ position }) => position)]),
  ).toEqual([
    [2, [1]],
    [20, [1]],
  ]);
});
