import type { EventType } from '@holeshot/domain';
import { buildDetection, buildRace, EVENT_START } from '@holeshot/testing';
import { toLiveRace } from './live-race';

const live = (
  flights: Record<string, number[]>,
  { targetLaps = 3, maxLapColumns = 4, eventType = 'Race' as EventType } = {},
) =>
  toLiveRace({
    race: buildRace({ flights, end: null, targetLaps, eventType }),
    event: { timeZone: 'Australia/Sydney', laps: 2 },
    maxLapColumns,
  });

test('the leader reached the furthest point first, and gaps are measured at the last crossing', () => {
  const { rows } = live({ magpie: [2, 25], kestrel: [1, 20, 21], fathom: [3] });
  expect(rows.map(({ pilotId, position, gapSeconds }) => [pilotId, position, gapSeconds])).toEqual([
    ['kestrel', 1, 0],
    ['magpie', 2, 6],
    ['fathom', 3, 2],
  ]);
});

test('a pilot without a crossing has neither position nor gap', () => {
  const { rows } = live({ ghost: [], kestrel: [1, 20], lost: [] });
  expect(rows.map(({ pilotId }) => pilotId)).toEqual(['kestrel', 'ghost', 'lost']);
  expect(rows[1]).toMatchObject({ position: null, gapSeconds: null, last: null, isOut: false });
});

/** Kestrel is ahead on the track, magpie has the best two consecutive laps, fathom the best single lap. */
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
])('orders a %s in progress by its own rules', (eventType, expected) => {
  const { rows } = live(FLIGHTS, { targetLaps: 2, eventType });
  expect(rows.map(({ pilotId, position, gapSeconds }) => [pilotId, position, gapSeconds])).toEqual(expected);
});

test('shows gaps on the track with the lap in which they were measured, or best laps with their gaps', () => {
  const results = (eventType: EventType, targetLaps: number) => {
    const { resultLabel, rows } = live(FLIGHTS, { targetLaps, eventType });
    return [resultLabel, ...rows.map(({ result, note }) => `${result} ${note}`.trim())];
  };
  expect(results('Race', 2)).toEqual(['Gap', 'leads', '+13.00', 'out', '–']);
  expect(results('TimeTrial', 3)).toEqual(['Best 3 Laps', '60.00 leads', '61.00 +1.00', '–', '–']);
  // a race that was never opened has the event's target of 2
  expect(results('TimeTrial', 0)).toEqual(['Best 2 Laps', '31.00 leads', '40.00 +9.00', '–', '–']);
});

test.each<[EventType, string]>([
  ['Race', 'Race · 3 laps · 4 pilots'],
  ['TimeTrial', 'Time trial · best 3 laps · 4 pilots'],
])('names type, laps and pilots of a %s', (eventType, facts) => {
  expect(live(FLIGHTS, { eventType }).facts).toBe(facts);
});

test('a pilot without further crossings is out of a Race, but not after the target laps', () => {
  const flights = { kestrel: [1, 20, 20, 20], magpie: [1, 21, 21], fathom: [1, 10, 10, 10] };
  const listOut = (eventType: EventType) =>
    live({ ...flights, propwash: [1, 20, 20, 35] }, { eventType })
      .rows.filter(({ isOut }) => isOut)
      .map(({ pilotId }) => pilotId);
  expect(listOut('Race')).toEqual([]);
  expect(live({ ...flights, propwash: [1, 40, 45] }).rows.filter(({ isOut }) => isOut)).toMatchObject([
    { pilotId: 'magpie' },
  ]);
  expect(listOut('TimeTrial')).toEqual([]);
});

test.each<[EventType, number | null]>([
  ['Race', null],
  ['Endurance', EVENT_START - 10 * 3_600_000 + 61_000],
])('after the target laps of a %s, the current lap began at %s', (eventType, lapSinceMs) => {
  expect(live({ kestrel: [1, 20, 20, 20] }, { eventType }).rows[0]).toMatchObject({ lapSinceMs });
});

test('keeps the gap at the target of a pilot who crosses a split gate after it', () => {
  const race = buildRace({
    flights: { kestrel: [1, 20, 20], magpie: [2, 20, 21] },
    end: null,
    targetLaps: 2,
  });
  race.detections.push(
    buildDetection({
      id: 'split',
      pilotId: 'magpie',
      timingSystemIndex: 1,
      isLapEnd: false,
      lapNumber: 2,
      raceSector: 201,
      time: EVENT_START + 50_000,
    }),
  );
  const { rows } = toLiveRace({ race, event: { timeZone: 'UTC', laps: 2 }, maxLapColumns: 4 });
  expect(rows.map(({ pilotId, gapSeconds }) => [pilotId, gapSeconds])).toEqual([
    ['kestrel', 0],
    ['magpie', 2],
  ]);
});

test('ignores laps after the target of a Race', () => {
  const { rows } = live({ kestrel: [1, 20, 20, 20, 5], magpie: [1, 21, 21, 21] });
  expect(rows[0]).toMatchObject({ pilotId: 'kestrel', last: { lapNumber: 3, seconds: 20 }, gapSeconds: 0 });
});

test('finds the fastest lap, and does not count the holeshot', () => {
  expect(live({ kestrel: [1, 20, 21], magpie: [2, 25, 19] }).fastestSeconds).toBe(19);
  expect(live({ kestrel: [1] }).fastestSeconds).toBeNull();
});

test.each([
  ['the holeshot and all laps to the target', [1, 20], 3, [0, 1, 2, 3]],
  ['no holeshot when no pilot has one', [], 3, [1, 2, 3]],
  ['the latest laps of a long race and the lap in progress', [1, ...Array(7).fill(20)], 12, [0, 5, 6, 7, 8]],
  ['the last laps at the end of a long race', [1, ...Array(12).fill(20)], 12, [0, 9, 10, 11, 12]],
])('the board has columns for %s', (_, kestrel, targetLaps, columns) => {
  expect(live({ kestrel }, { targetLaps }).lapNumbers).toEqual(columns);
});

test('a row has a time per column, and the last lap separately', () => {
  const { rows } = live({ kestrel: [1, 20, 21], magpie: [2, 25] });
  expect(rows.map(({ times, last }) => [times, last])).toEqual([
    [[1, 20, 21, null], { lapNumber: 2, seconds: 21 }],
    [[2, 25, null, null], { lapNumber: 1, seconds: 25 }],
  ]);
});

test('the clock runs from the start in the zone of the event', () => {
  expect(live({ kestrel: [1] }).startInstantMs).toBe(EVENT_START - 10 * 3_600_000);
});

test('the clock runs from the second of two equal times when summer time ends', () => {
  const started = Date.parse('2026-10-25T01:50:00Z');
  const start = started + 3_600_000;
  const detections = [buildDetection({ time: start + 900_000 })];
  const race = { ...buildRace({ start, end: null, flights: {} }), detections };
  const board = toLiveRace({
    race,
    event: { timeZone: 'Europe/Berlin', laps: 2 },
    maxLapColumns: 4,
    nowMs: started + 901_000,
  });
  expect(board.startInstantMs).toBe(started);
  expect(board.lastCrossingMs).toBe(started + 900_000);
});

test('ignores laps of a pilot who is not in the race', () => {
  const race = buildRace({ flights: { kestrel: [1, 20], stranger: [1, 5, 5, 5, 5] }, end: null });
  const pilotChannels = race.pilotChannels.filter(({ pilotId }) => pilotId === 'kestrel');
  const board = toLiveRace({
    race: { ...race, pilotChannels },
    event: { timeZone: 'UTC', laps: 3 },
    maxLapColumns: 4,
  });
  expect([board.fastestSeconds, board.rows[0]?.isOut]).toEqual([20, false]);
});
