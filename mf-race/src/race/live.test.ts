import { buildFlownRace } from '@holeshot/testing';
import { listGapMarks, placeGaps } from './gap-places';
import { listLiveLaps, listLiveRows } from './live-rows';
import { listShownLaps } from './race-laps';
import { listRaceResults } from './race-results';

const race = buildFlownRace({
  flights: { magpie: [2, 25], kestrel: [1, 20, 21], quokka: [] },
  end: null,
});
const laps = listShownLaps(race);

test('pilots come in the order on the track, each with the gap at the last crossing', () => {
  const rows = listLiveRows(listRaceResults(race, { pbLaps: 1, laps: 3 }), laps);
  expect(rows.map(({ pilotId, lastLap, gapSeconds }) => [pilotId, lastLap, gapSeconds])).toEqual([
    ['kestrel', 2, 0],
    ['magpie', 1, 6],
    ['quokka', null, null],
  ]);
  expect([...(rows[0]?.seconds ?? [])]).toEqual([
    [0, 1],
    [1, 20],
    [2, 21],
  ]);
});

test.each([
  ['all laps to the target', [0, 1], 3, [0, 1, 2, 3]],
  ['no holeshot column where nobody has one', [1], 3, [1, 2, 3]],
  ['the newest laps of a long race', [0, 1, 2, 3, 4, 5, 6, 7], 12, [0, 3, 4, 5, 6, 7]],
  ['laps beyond the target', [0, 1, 2, 3], 2, [0, 1, 2, 3]],
  ['a race without a target', [0, 1], 0, [0, 1]],
  ['before the first crossing', [], 3, [1, 2, 3]],
])('the board has columns for %s', (_, flown, targetLaps, columns) => {
  expect(
    listLiveLaps(
      flown.map((lapNumber) => ({ lapNumber })),
      targetLaps,
    ),
  ).toEqual(columns);
});

test('tags stand to scale, the leader at the right', () => {
  expect(placeGaps([0, 5, 10]).map(({ percent }) => percent)).toEqual([96, 50, 4]);
});

test('tags that come close are staggered', () => {
  expect(placeGaps([0, 0.1, 0.2, 10]).map(({ level }) => level)).toEqual([0, 1, 2, 0]);
});

test('who has flown a lap less stands no further ahead than the pilot before', () => {
  expect(placeGaps([0, 10, 2]).map(({ percent }) => percent)).toEqual([96, 4, 4]);
});

test('a leader alone stands at the right', () => {
  expect(placeGaps([0])).toEqual([{ percent: 96, level: 0 }]);
});

test('the line is marked in whole seconds, seven at most', () => {
  expect(listGapMarks([0, 2.5]).map(({ seconds }) => seconds)).toEqual([1, 2]);
  expect(listGapMarks([0, 30]).map(({ seconds }) => seconds)).toEqual([5, 10, 15, 20, 25, 30]);
});
