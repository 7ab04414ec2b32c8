import { buildDetection, buildRace, EVENT_START } from '@holeshot/testing/models';
import { recountLaps } from '../explain/recount-laps';
import { applyRuling } from '../rulings/apply-ruling';
import { validLaps } from '../valid-laps';
import { findDoubts } from './find-doubts';
import { usualLaps } from './usual-laps';

const usual = new Map(['ann', 'bob', 'cat', 'dan'].map((id) => [id, { seconds: 20, fastSeconds: 19 }]));
const listKinds = (race: Parameters<typeof findDoubts>[0], minLapSeconds = 0) =>
  findDoubts(race, { usual, minLapSeconds }).map(({ kind, pilotId, detectionId }) => [
    kind,
    pilotId,
    detectionId,
  ]);
const fly = (ann: number[], others: Record<string, number[]> = {}) =>
  buildRace({ flights: { ann, ...others } });

test.each([
  ['laps as usual', [2, 20, 19, 22, 21], []],
  ['a short one at the end', [2, 20, 21, 8], [['short-lap', 'ann', 'ann-3']]],
  ['one lap as two', [2, 20, 8, 11, 21], [['split-lap', 'ann', 'ann-2']]],
  ['two laps as one', [2, 20, 41, 21], [['double-lap', 'ann', 'ann-2']]],
  ['a crash', [2, 20, 31, 21], []],
  ['a landing', [2, 20, 62, 21], []],
  ['two slow laps as one', [2, 20, 62, 24], [['double-lap', 'ann', 'ann-2']]],
  ['three laps as one', [2, 20, 60, 21], [['double-lap', 'ann', 'ann-2']]],
  ['a long stop', [2, 20, 90, 21], []],
  ['a slow holeshot', [40, 20, 21, 19], []],
  ['laps that are all equal', [2, 20, 20, 20], [['equal-laps', 'ann', null]]],
  ['two equal laps', [2, 20, 20], []],
])('%s', (_, laps, expected) => {
  expect(listKinds(fly(laps))).toEqual(expected);
});

test('laps of a pilot that differ much are doubted by the fast ones', () => {
  const fly20 = (fastSeconds: number, laps: number[]) =>
    findDoubts(fly(laps), { usual: new Map([['ann', { seconds: 20, fastSeconds }]]) }).map(
      ({ kind }) => kind,
    );
  expect(fly20(17, [2, 20, 14, 20])).toEqual([]);
  expect(fly20(19, [2, 20, 14, 20])).toEqual(['short-lap']);
  expect(fly20(17, [2, 20, 34, 20])).toEqual(['double-lap']);
  expect(fly20(19, [2, 20, 34, 20])).toEqual([]);
});

test('a lap under what the track allows is short', () => {
  expect(listKinds(fly([2, 20, 18, 19]), 18.5)).toEqual([['short-lap', 'ann', 'ann-2']]);
});

test('a lap under what the track allows is short also of a pilot without a usual lap', () => {
  const doubts = findDoubts(fly([2, 5, 60]), { usual: new Map(), minLapSeconds: 6 });
  expect(doubts.map(({ text }) => text)).toEqual([
    'Lap 1 took 5.00, and nobody can fly one of this track in 6.00.',
  ]);
});

test('a crossing that the timer ruled out in the middle of two laps is missing, one that a marshal ruled out is not', () => {
  const missed = recountLaps(fly([2, 20, 21, 19, 20]), 'ann-2', false);
  expect(listKinds(missed)).toEqual([['missing-lap', 'ann', 'ann-2']]);
  const struck = missed.detections.map((detection) =>
    detection.id === 'ann-2' ? { ...detection, validityType: 'Marshall' as const } : detection,
  );
  expect(listKinds({ ...missed, detections: struck })).toEqual([]);
});

test('laps at a crossing that a person moved raise none', () => {
  const time = EVENT_START + 60_000;
  const moved = applyRuling(fly([2, 20, 21, 19]), { kind: 'move', detectionId: 'ann-2', time }, 'new');
  expect(validLaps(moved).map(({ lengthSeconds }) => lengthSeconds)).toEqual([2, 20, 38, 2]);
  expect(listKinds(moved, 5)).toEqual([]);
});

test('a pilot without a usual lap has no doubts about single laps', () => {
  expect(findDoubts(fly([2, 5, 60, 21]), { usual: new Map() })).toEqual([]);
});

describe('a clock that is set', () => {
  const late = { bob: [2, 20, 35, 20], cat: [3, 21, 34, 19], dan: [2, 19, 33, 21] };

  it('makes the laps of all pilots longer at one moment, and no doubts about single ones', () => {
    expect(listKinds(fly([1, 20, 35, 20], late))).toEqual([['clock-step', null, null]]);
  });

  it('is found where one of the pilots crashes in that lap, and another is at the holeshot', () => {
    expect(
      listKinds(fly([1, 20, 35, 20], { bob: [2, 20, 54, 20], cat: [40, 21, 20], dan: [2, 21, 36, 20] })),
    ).toEqual([['clock-step', null, null]]);
  });

  it('is found when it is set back', () => {
    const back = { bob: [2, 20, 6, 20], cat: [3, 21, 7, 19] };
    expect(listKinds(fly([1, 20, 5, 20], back))).toEqual([['clock-step', null, null]]);
  });

  it('is not a pause', () => {
    expect(listKinds({ ...fly([1, 20, 35, 20], late), totalPausedSeconds: 15 })).toEqual([]);
  });

  it('is not one pilot who crashes', () => {
    expect(listKinds(fly([1, 20, 35, 20], { bob: [2, 20, 21, 19], cat: [3, 21, 20, 19] }))).toEqual([]);
  });

  it('lets laps end before they begin', () => {
    expect(listKinds(fly([1, 20, -35, 21]))).toContainEqual(['clock-step', null, null]);
  });
});

test('a split gate that sees others and never one of the pilots is not tuned to the channel', () => {
  const race = fly([2, 20, 21, 19], { bob: [2, 20, 22, 19], cat: [2, 21, 20, 19] });
  const splits = ['ann', 'bob'].map((pilotId) =>
    buildDetection({ id: `split-${pilotId}`, pilotId, timingSystemIndex: 1, isLapEnd: false }),
  );
  expect(listKinds({ ...race, detections: [...race.detections, ...splits] })).toEqual([
    ['unseen-gate', 'cat', null],
  ]);
});

test('a usual lap is the median of at least three', () => {
  const rows = [
    { pilotId: 'ann', seconds: [30, 20] },
    { pilotId: 'ann', seconds: [22, 21] },
    { pilotId: 'bob', seconds: [20, 21] },
  ];
  expect([...usualLaps(rows)]).toEqual([['ann', { seconds: 21.5, fastSeconds: 21 }]]);
});
