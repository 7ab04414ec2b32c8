import { buildFlownRace, FIELD_START } from '@holeshot/testing';
import { liveRace } from './live-race';

const live = (flights: Record<string, number[]>, targetLaps = 3) =>
  liveRace(buildFlownRace({ flights, end: null }), 'Australia/Sydney', targetLaps);

test('the leader is who got furthest first, and gaps are those at the last crossing', () => {
  const { rows } = live({ magpie: [2, 25], kestrel: [1, 20, 21], fathom: [3] });
  expect(rows.map(({ pilotId, position, gapSeconds }) => [pilotId, position, gapSeconds])).toEqual([
    ['kestrel', 1, 0],
    ['magpie', 2, 6],
    ['fathom', 3, 2],
  ]);
});

test('a pilot who has not crossed the gate has no gap and shares the last place', () => {
  const { rows } = live({ kestrel: [1, 20], ghost: [], lost: [] });
  expect(rows.slice(1)).toMatchObject([
    { pilotId: 'ghost', position: 2, gapSeconds: null, laps: [], isOut: false },
    { pilotId: 'lost', position: 2, gapSeconds: null },
  ]);
});

test('a pilot who does not come round any more is out, one who has flown the target is not', () => {
  const { rows } = live({ kestrel: [1, 20, 20, 20, 20], magpie: [1, 21, 21], fathom: [1, 10, 10, 10] });
  expect(rows.map(({ pilotId, isOut }) => [pilotId, isOut])).toEqual([
    ['fathom', false],
    ['kestrel', false],
    ['magpie', true],
  ]);
});

test('the fastest lap of the race is known, the holeshot is none', () => {
  expect(live({ kestrel: [1, 20, 21], magpie: [2, 25, 19] }).fastestLap).toEqual({
    pilotId: 'magpie',
    lapNumber: 2,
  });
  expect(live({ kestrel: [1] }).fastestLap).toBeNull();
});

test.each([
  ['as many columns as target laps', 3, 1, [1, 2, 3]],
  ['the latest laps of a long race', 12, 7, [5, 6, 7, 8]],
  ['the end of a long race', 12, 12, [9, 10, 11, 12]],
])('shows %s', (_, targetLaps, flown, columns) => {
  expect(live({ kestrel: [1, ...Array(flown).fill(20)] }, targetLaps).lapNumbers).toEqual(columns);
});

test('the clock runs from the start in the zone of the event', () => {
  expect(live({ kestrel: [1] }).startInstantMs).toBe(FIELD_START - 10 * 3_600_000);
});
