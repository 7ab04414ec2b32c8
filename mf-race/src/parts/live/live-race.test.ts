import type { EventType } from '@holeshot/domain';
import { buildFlownRace, FIELD_START } from '@holeshot/testing';
import { liveRace } from './live-race';

const live = (
  flights: Record<string, number[]>,
  { targetLaps = 3, mostLaps = 4, eventType = 'Race' as EventType } = {},
) =>
  liveRace({
    race: buildFlownRace({ flights, end: null, targetLaps, eventType }),
    event: { timeZone: 'Australia/Sydney', laps: 2 },
    mostLaps,
  });

test('the leader is who got furthest first, and gaps are those at the last crossing', () => {
  const { rows } = live({ magpie: [2, 25], kestrel: [1, 20, 21], fathom: [3] });
  expect(rows.map(({ pilotId, place, gapSeconds }) => [pilotId, place, gapSeconds])).toEqual([
    ['kestrel', 1, 0],
    ['magpie', 2, 6],
    ['fathom', 3, 2],
  ]);
});

test('a pilot who has not crossed the gate has neither place nor gap', () => {
  const { rows } = live({ ghost: [], kestrel: [1, 20], lost: [] });
  expect(rows.map(({ pilotId }) => pilotId)).toEqual(['kestrel', 'ghost', 'lost']);
  expect(rows[1]).toMatchObject({ place: null, gapSeconds: null, last: null, isOut: false });
});

/** Kestrel is ahead on the track; magpie has the best two laps in a row, fathom the best single one. */
const FLIGHTS = { kestrel: [1, 20, 20, 20], magpie: [9, 30, 15, 16], fathom: [2, 10], ghost: [] };
const onTrack = (magpieGap: number) => [
  ['kestrel', 1, 0],
  ['magpie', 2, magpieGap],
  ['fathom', 3, -9],
  ['ghost', null, null],
];
const BY_BEST_LAPS = [
  ['magpie', 1, 0],
  ['kestrel', 2, 9],
  ['fathom', null, null],
  ['ghost', null, null],
];

test.each<[EventType, unknown[]]>([
  ['Race', onTrack(13)],
  ['Endurance', onTrack(9)],
  ['TimeTrial', BY_BEST_LAPS],
  ['CasualPractice', BY_BEST_LAPS],
  ['Practice', BY_BEST_LAPS],
  ['Unknown', BY_BEST_LAPS],
])('a running %s is in its own order', (eventType, expected) => {
  const { rows } = live(FLIGHTS, { targetLaps: 2, eventType });
  expect(rows.map(({ pilotId, place, gapSeconds }) => [pilotId, place, gapSeconds])).toEqual(expected);
});

test('results are gaps on the track, with the lap at which they were taken, or best laps with their gaps', () => {
  const results = (eventType: EventType, targetLaps: number) => {
    const { resultLabel, rows } = live(FLIGHTS, { targetLaps, eventType });
    return [resultLabel, ...rows.map(({ result, note }) => `${result} ${note}`.trim())];
  };
  expect(results('Race', 2)).toEqual(['Gap', 'leader', '+13.00', 'out', '–']);
  expect(results('TimeTrial', 3)).toEqual(['Best 3 Laps', '60.00 leader', '61.00 +1.00', '–', '–']);
  // never opened: the event's target of 2
  expect(results('TimeTrial', 0)).toEqual(['Best 2 Laps', '31.00 leader', '40.00 +9.00', '–', '–']);
});

test.each<[EventType, string]>([
  ['Race', 'Race · 3 laps · 4 pilots'],
  ['TimeTrial', 'TimeTrial · best 3 laps · 4 pilots'],
])('says what a %s is about', (eventType, facts) => {
  expect(live(FLIGHTS, { eventType }).facts).toBe(facts);
});

test('a pilot who does not come round any more is out of a Race, one who has flown the target is not', () => {
  const flights = { kestrel: [1, 20, 20, 20], magpie: [1, 21, 21], fathom: [1, 10, 10, 10] };
  const outOf = (eventType: EventType) =>
    live({ ...flights, propwash: [1, 20, 20, 35] }, { eventType })
      .rows.filter(({ isOut }) => isOut)
      .map(({ pilotId }) => pilotId);
  expect(outOf('Race')).toEqual([]);
  expect(live({ ...flights, propwash: [1, 40, 45] }).rows.filter(({ isOut }) => isOut)).toMatchObject([
    { pilotId: 'magpie' },
  ]);
  expect(outOf('TimeTrial')).toEqual([]);
});

test('laps after the target of a Race are not part of it', () => {
  const { rows } = live({ kestrel: [1, 20, 20, 20, 5], magpie: [1, 21, 21, 21] });
  expect(rows[0]).toMatchObject({ pilotId: 'kestrel', last: { lapNumber: 3, seconds: 20 }, gapSeconds: 0 });
});

test('the fastest lap of the race is known, the holeshot is none', () => {
  expect(live({ kestrel: [1, 20, 21], magpie: [2, 25, 19] }).fastestSeconds).toBe(19);
  expect(live({ kestrel: [1] }).fastestSeconds).toBeNull();
});

test.each([
  ['the holeshot and all laps to the target', [1, 20], 3, [0, 1, 2, 3]],
  ['no holeshot where nobody has one', [], 3, [1, 2, 3]],
  [
    'the latest laps of a long race, with the one being flown',
    [1, ...Array(7).fill(20)],
    12,
    [0, 5, 6, 7, 8],
  ],
  ['the end of a long race', [1, ...Array(12).fill(20)], 12, [0, 9, 10, 11, 12]],
])('the board has columns for %s', (_, kestrel, targetLaps, columns) => {
  expect(live({ kestrel }, { targetLaps }).lapNumbers).toEqual(columns);
});

test('each row has the times of those columns, and the last lap by itself', () => {
  const { rows } = live({ kestrel: [1, 20, 21], magpie: [2, 25] });
  expect(rows.map(({ times, last }) => [times, last])).toEqual([
    [[1, 20, 21, null], { lapNumber: 2, seconds: 21 }],
    [[2, 25, null, null], { lapNumber: 1, seconds: 25 }],
  ]);
});

test('the clock runs from the start in the zone of the event', () => {
  expect(live({ kestrel: [1] }).startInstantMs).toBe(FIELD_START - 10 * 3_600_000);
});

test('laps of somebody who was not entered are neither the fastest nor a column', () => {
  const race = buildFlownRace({ flights: { kestrel: [1, 20], stranger: [1, 5, 5, 5, 5] }, end: null });
  const pilotChannels = race.pilotChannels.filter(({ pilotId }) => pilotId === 'kestrel');
  const shown = liveRace({
    race: { ...race, pilotChannels },
    event: { timeZone: 'UTC', laps: 3 },
    mostLaps: 4,
  });
  expect([shown.fastestSeconds, shown.rows[0]?.isOut]).toEqual([20, false]);
});
