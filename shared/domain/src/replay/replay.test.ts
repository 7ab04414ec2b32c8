import { buildRace, EVENT_START } from '@holeshot/testing/models';
import fc from 'fast-check';
import type { EventType } from '../model';
import { rankRace } from '../rank-race';
import { validLaps } from '../valid-laps';
import { listCrossings, type ReplayRace } from './crossings';
import { lapsDown } from './laps-down';
import { countCrossings, lapProgress, raceAfter } from './race-moment';
import { createReplay } from './replay';
import { listReplayChanges } from './replay-changes';

type Flights = Record<string, number[]>;

const getDetails = (flights: Flights, eventType: EventType = 'Race', targetLaps = 2) =>
  buildRace({ flights, eventType, targetLaps });

function getReplay(flights: Flights, eventType: EventType = 'Race', targetLaps = 2): ReplayRace {
  const race = getDetails(flights, eventType, targetLaps);
  return {
    eventType,
    targetLaps,
    pilotIds: Object.keys(flights),
    crossings: listCrossings({ ...race, start: EVENT_START }),
  };
}

/** Ann leads after the holeshot, bob after lap 1; cat is lapped; dan never starts. */
const FLIGHTS = { ann: [1, 20, 20], bob: [2, 15, 30], cat: [3, 45], dan: [] };

const at = (race: ReplayRace, seconds: number) =>
  raceAfter(race, countCrossings(race.crossings, seconds * 1000));

test('crossings are those that count, in order of time', () => {
  const flights = { ann: { lapSeconds: [1, 20, 20, 5], invalid: [1] }, bob: [2, 15] };
  const race = buildRace({ flights, targetLaps: 2 });
  const [first, ...rest] = listCrossings({ ...race, start: EVENT_START });
  expect(first).toEqual({ pilotId: 'ann', ms: 1000, raceSector: 0, lapSeconds: 1 });
  // not the invalid one, and none after the target
  expect(rest.map(({ pilotId, ms, raceSector }) => [pilotId, ms, raceSector])).toEqual([
    ['bob', 2000, 0],
    ['bob', 17_000, 100],
    ['ann', 41_000, 200],
  ]);
});

test.each<[number, unknown[]]>([
  [
    0,
    [
      ['ann', null, null, null],
      ['bob', null, null, null],
    ],
  ],
  [
    1.5,
    [
      ['ann', 1, 0, 0],
      ['bob', null, null, null],
    ],
  ],
  // bob has ended lap 1, ann not yet: her gap is that of the holeshot
  [
    18,
    [
      ['bob', 1, 0, 1],
      ['ann', 2, -1, 0],
    ],
  ],
  [
    21,
    [
      ['bob', 1, 0, 1],
      ['ann', 2, 4, 1],
    ],
  ],
  [
    41,
    [
      ['ann', 1, 0, 2],
      ['bob', 2, -4, 1],
    ],
  ],
])('the rows at %s s', (seconds, expected) => {
  const rows = at(getReplay(FLIGHTS), seconds).slice(0, 2);
  expect(
    rows.map(({ pilotId, position, gapSeconds, lapNumber }) => [pilotId, position, gapSeconds, lapNumber]),
  ).toEqual(expected);
});

test('a pilot who ends a lap after the leader has ended the next one is a lap down', () => {
  const rows = at(getReplay(FLIGHTS), 60);
  expect(rows.map((row) => [row.pilotId, row.lapsDown, row.isOut])).toEqual([
    ['ann', 0, false],
    ['bob', 0, false],
    ['cat', 1, true],
    ['dan', 0, true],
  ]);
});

test.each([
  ['ahead of everybody', [10], [10], 0],
  ['in the same lap', [12], [10], 0],
  ['a lap that only the leader has ended yet', [12], [10, 20], 0],
  ['two laps that only the leader has ended', [12], [10, 20, 30], 1],
  ['a lap that was ended after the leader had ended the next', [22], [10, 20], 1],
  ['before the first lap', [], [10, 20, 30], 0],
])('laps down: %s', (_, own, leader, expected) => {
  const laps = (ends: number[]) => ends.map((end, index) => ({ lapNumber: index + 1, end }));
  expect(lapsDown(laps(own), laps(leader))).toBe(expected);
});

test('names what each crossing changes', () => {
  const changes = listReplayChanges(getReplay(FLIGHTS));
  expect(
    changes.map(({ ms, pilotId, kind, position, passed }) => [ms, pilotId, kind, position, passed]),
  ).toEqual([
    [1000, 'ann', 'leader-lap', 1, []],
    [17_000, 'bob', 'lead', 1, ['ann']],
    [41_000, 'ann', 'lead', 1, ['bob']],
  ]);
});

test('a pilot who passes others without taking the lead has won a place', () => {
  const changes = listReplayChanges(getReplay({ ann: [1, 10], bob: [2, 20], cat: [3, 15] }, 'Race', 1));
  expect(changes.at(-1)).toMatchObject({ pilotId: 'cat', kind: 'place', position: 2, passed: ['bob'] });
});

test('where best laps decide, a faster lap takes the lead', () => {
  const race = getReplay({ ann: [1, 20, 18], bob: [2, 25, 15] }, 'TimeTrial', 1);
  expect(listReplayChanges(race).map(({ ms, pilotId, kind }) => [ms, pilotId, kind])).toEqual([
    [42_000, 'bob', 'lead'],
  ]);
  expect(at(race, 39).map(({ pilotId, gapSeconds }) => [pilotId, gapSeconds])).toEqual([
    ['ann', 0],
    ['bob', 7],
  ]);
});

test('equal best laps share the lead, which nobody takes by them', () => {
  const race = getReplay({ bob: [2, 20], ann: [1, 20], cat: [1, 30, 19] }, 'TimeTrial', 1);
  expect(at(race, 31).map(({ pilotId, position }) => [pilotId, position])).toEqual([
    ['bob', 1],
    ['ann', 1],
    ['cat', 3],
  ]);
  expect(listReplayChanges(race).map(({ pilotId, kind }) => [pilotId, kind])).toEqual([['cat', 'lead']]);
});

test('progress is the share of the time of the lap being flown; nobody has one after the last lap', () => {
  const race = getReplay({ ann: [1, 20], bob: [2] });
  expect(lapProgress(race, 500).get('ann')).toEqual({ lapNumber: 0, share: 0.5 });
  expect(lapProgress(race, 11_000).get('ann')).toEqual({ lapNumber: 1, share: 0.5 });
  expect(lapProgress(race, 11_000).get('bob')).toBeUndefined();
  expect(lapProgress(race, 21_000).get('ann')).toBeUndefined();
});

const flights = fc.dictionary(
  fc.constantFrom('ann', 'bob', 'cat', 'dan', 'eve'),
  fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 5 }),
  { minKeys: 1, noNullPrototype: true },
);
const types = fc.constantFrom<EventType>('Race', 'Endurance', 'TimeTrial', 'Practice');
const laps = fc.integer({ min: 1, max: 4 });

test('property: at the end the places are those of the result', () => {
  fc.assert(
    fc.property(flights, types, laps, (flown, eventType, targetLaps) => {
      const race = getReplay(flown, eventType, targetLaps);
      const details = getDetails(flown, eventType, targetLaps);
      const ranks = rankRace({ ...details, laps: validLaps(details) });
      for (const { pilotId, position } of raceAfter(race, race.crossings.length)) {
        if (position !== null) expect([pilotId, position]).toEqual([pilotId, ranks.get(pilotId)]);
      }
    }),
  );
});

test('property: nothing but progress changes between two crossings', () => {
  fc.assert(
    fc.property(
      flights,
      types,
      laps,
      fc.integer({ min: 0, max: 500_000 }),
      (flown, eventType, targetLaps, ms) => {
        const race = getReplay(flown, eventType, targetLaps);
        const count = countCrossings(race.crossings, ms);
        expect(race.crossings.filter((crossing) => crossing.ms <= ms)).toHaveLength(count);
        const [leader] = raceAfter(race, count);
        if (leader?.position === 1) expect([leader.gapSeconds, leader.lapsDown]).toEqual([0, 0]);
        for (const { share } of lapProgress(race, ms).values()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThan(1);
        }
      },
    ),
  );
});

test('property: every crossing that wins a place alone is listed with the overtaken pilot', () => {
  fc.assert(
    fc.property(flights, types, laps, (flown, eventType, targetLaps) => {
      const race = getReplay(flown, eventType, targetLaps);
      const listed = new Set(
        listReplayChanges(race).flatMap(({ index, passed }) => (passed.length > 0 ? [index] : [])),
      );
      race.crossings.forEach(({ pilotId }, index) => {
        const [before, after] = [raceAfter(race, index), raceAfter(race, index + 1)];
        const getPlace = (rows: typeof before) =>
          rows.find((row) => row.pilotId === pilotId)?.position ?? null;
        const [from, to] = [getPlace(before), getPlace(after)];
        const isShared = after.filter(({ position }) => position === to).length > 1;
        const isWon = from !== null && to !== null && to < from && !isShared;
        expect([index, isWon && listed.has(index)]).toEqual([index, isWon]);
      });
    }),
  );
});

test('a replay steps from crossing to crossing, and holds its rows between two', () => {
  const replay = createReplay(getReplay(FLIGHTS));
  expect([replay.stepFrom(0, 1), replay.stepFrom(1_500, 1), replay.stepFrom(1_500, -1)]).toEqual([
    1000, 2000, 1000,
  ]);
  expect([replay.stepFrom(0, -1), replay.stepFrom(replay.endMs, 1)]).toEqual([0, replay.endMs]);
  const [before, after] = [replay.momentAt(3_000), replay.momentAt(9_000)];
  expect(after.rows).toBe(before.rows);
  expect(after.latest?.pilotId).toBe('ann');
  expect(after.places.get('ann')?.share).toBeCloseTo(0.4);
});
