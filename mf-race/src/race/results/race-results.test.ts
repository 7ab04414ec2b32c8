import type { RaceDetails } from '@holeshot/domain';
import { buildDetection, buildRace } from '@holeshot/testing';
import { listRaceResults } from './race-results';

const flights = { slow: [2, 25, 25, 25], quick: [1, 20, 20, 20] };
const event = { pbLaps: 1, laps: 3 };
const getRows = (race: Parameters<typeof listRaceResults>[0]) =>
  listRaceResults(race, event).map(({ pilotId, positionText, time, gap }) => [
    pilotId,
    positionText,
    time,
    gap,
  ]);

test('a finished Race is ordered by position, with race times and gaps', () => {
  expect(getRows(buildRace({ flights }))).toEqual([
    ['quick', '1st', '61.00', ''],
    ['slow', '2nd', '77.00', '+16.00'],
  ]);
});

test('a DNF comes after the finishers, without a position', () => {
  const race = buildRace({ flights: { ...flights, broken: [1, 19] } });
  const summaries = race.summaries.map((summary) =>
    summary.pilotId === 'broken' ? { ...summary, position: 1, dnf: true } : summary,
  );
  expect(getRows({ ...race, summaries }).at(-1)).toEqual(['broken', 'DNF', 'out, lap 2', '']);
});

test('gaps are to the finishers, not to a pilot whom the race director took out', () => {
  const race = buildRace({ flights: { ...flights, cut: [1, 15, 15, 15] } });
  const summaries = race.summaries.map((row) => (row.pilotId === 'cut' ? { ...row, dnf: true } : row));
  expect(getRows({ ...race, summaries })).toEqual([
    ['quick', '2nd', '61.00', ''],
    ['slow', '3rd', '77.00', '+16.00'],
    ['cut', 'DNF', '46.00', ''],
  ]);
});

test('a time trial counts best target laps', () => {
  expect(getRows(buildRace({ flights, eventType: 'TimeTrial' }))[0]).toEqual(['quick', '1st', '60.00', '']);
});

test.each([
  ['Race', true],
  ['Endurance', true],
  ['TimeTrial', false],
] as const)('the first pilot of a %s won it: %s', (eventType, isWinner) => {
  const [first, second] = listRaceResults(buildRace({ flights, eventType }), event);
  expect(first?.positionText).toBe('1st');
  expect([first?.isWinner, second?.isWinner]).toEqual([isWinner, false]);
});

test('a practice has times but no positions', () => {
  expect(getRows(buildRace({ flights, eventType: 'CasualPractice' }))).toEqual([
    ['quick', '–', '60.00', ''],
    ['slow', '–', '75.00', '+15.00'],
  ]);
});

test('a race in progress has the current order, without positions and without a winner', () => {
  const race = buildRace({ flights: { slow: [2, 25], quick: [1, 20, 20] }, end: null });
  expect(getRows(race)).toEqual([
    ['quick', null, '2 laps', ''],
    ['slow', null, '1 lap', ''],
  ]);
  expect(listRaceResults(race, event).some((row) => row.isWinner)).toBe(false);
});

test('a race that has not started has its pilots in their order, without positions', () => {
  const race = buildRace({ flights: { b: [], a: [] }, start: null, end: null });
  expect(getRows(race)).toEqual([
    ['b', null, '', ''],
    ['a', null, '', ''],
  ]);
});

test('only a Race has race times', () => {
  const row = (eventType: 'Race' | 'TimeTrial') =>
    listRaceResults(buildRace({ flights, eventType }), event)[0];
  expect(row('Race')?.raceSeconds).toBe(61);
  expect(row('TimeTrial')?.raceSeconds).toBeNull();
});

test('orders DNFs by position, and a pilot who did not start comes last', () => {
  const race = buildRace({
    flights: { idle: [], early: [1, 19], late: [1, 19, 19], quick: [1, 20, 20, 20] },
  });
  const positions: Record<string, number> = { quick: 1, late: 2, early: 3, idle: 4 };
  const summaries = race.summaries.map((summary) => ({
    ...summary,
    position: positions[summary.pilotId] ?? null,
    dnf: summary.pilotId !== 'quick',
  }));
  expect(
    getRows({ ...race, summaries }).map(([pilotId, position, time]) => [pilotId, position, time]),
  ).toEqual([
    ['quick', '1st', '61.00'],
    ['late', 'DNF', 'out, lap 3'],
    ['early', 'DNF', 'out, lap 2'],
    ['idle', 'DNF', 'did not start'],
  ]);
});

test('only pilots without a crossing in a race with crossings did not start (R134)', () => {
  const race = buildRace({
    flights: { kestrel: [2, 20, 20, 20], magpie: [1.5], doppler: [] },
    timingLocation: 'EndOfLap',
  });
  const crossed = buildDetection({ id: 'split', pilotId: 'doppler', timingSystemIndex: 1, isLapEnd: false });
  const texts = (changed: RaceDetails) =>
    Object.fromEntries(listRaceResults(changed, event).map(({ pilotId, time }) => [pilotId, time]));
  expect(texts(race).doppler).toBe('did not start');
  expect(texts({ ...race, detections: [...race.detections, crossed] }).doppler).toBe('out, lap 1');
  expect(Object.values(texts({ ...race, laps: [], detections: [] }))).not.toContain('did not start');
});

test('pilots without a position come last, by laps', () => {
  const race = buildRace({
    flights: { none: [], one: [1, 30], two: [1, 30, 30], quick: flights.quick },
  });
  const summaries = race.summaries.map((summary) =>
    summary.pilotId === 'quick' ? summary : { ...summary, position: null },
  );
  expect(getRows({ ...race, summaries }).map(([pilotId]) => pilotId)).toEqual([
    'quick',
    'two',
    'one',
    'none',
  ]);
});

test('best laps appear only for the lap counts of the event', () => {
  const [row] = listRaceResults(buildRace({ flights: { quick: flights.quick } }), {
    pbLaps: 2,
    laps: 3,
  });
  expect([row?.pbLapSeconds, row?.targetLapSeconds]).toEqual([null, 60]);
  const [other] = listRaceResults(buildRace({ flights: { quick: flights.quick } }), {
    pbLaps: 1,
    laps: 5,
  });
  expect([other?.pbLapSeconds, other?.targetLapSeconds]).toEqual([20, null]);
});

test('an Endurance shows laps with their best time, and neither DNFs nor gaps', () => {
  const race = buildRace({
    flights: { a: [1, 20], b: [1, 21, 21, 21, 21], c: [1, 25, 25, 25, 25] },
    eventType: 'Endurance',
  });
  expect(getRows(race)).toEqual([
    ['b', '1st', '4 laps · 63.00', ''],
    ['c', '2nd', '4 laps · 75.00', ''],
    ['a', '3rd', '1 lap', ''],
  ]);
});

test('too few laps in a TimeTrial are a DNF once it has ended', () => {
  const race = { flights: { ...flights, broken: [1, 19, 19] }, eventType: 'TimeTrial' as const };
  expect(getRows(buildRace(race)).at(-1)).toEqual(['broken', 'DNF', '2 laps', '']);
  expect(getRows(buildRace({ ...race, end: null })).at(-1)).toEqual(['broken', null, '2 laps', '']);
});
