import { buildFlownRace } from '@holeshot/testing';
import { listRaceResults } from './race-results';

const flights = { slow: [2, 25, 25, 25], quick: [1, 20, 20, 20] };
const event = { pbLaps: 1, laps: 3 };
const lines = (race: Parameters<typeof listRaceResults>[0]) =>
  listRaceResults(race, event).map(({ pilotId, place, time, gap }) => [pilotId, place, time, gap]);

test('a finished Race is ordered by place, with race times and gaps', () => {
  expect(lines(buildFlownRace({ flights }))).toEqual([
    ['quick', '1st', '61.00', ''],
    ['slow', '2nd', '77.00', '+16.00'],
  ]);
});

test('a DNF stands after the finishers, without a place', () => {
  const race = buildFlownRace({ flights: { ...flights, broken: [1, 19] } });
  const summaries = race.summaries.map((summary) =>
    summary.pilotId === 'broken' ? { ...summary, position: 1, dnf: true } : summary,
  );
  expect(lines({ ...race, summaries }).at(-1)).toEqual(['broken', 'DNF', 'out, lap 2', '']);
});

test('a time trial counts best target laps', () => {
  expect(lines(buildFlownRace({ flights, eventType: 'TimeTrial' }))[0]).toEqual([
    'quick',
    '1st',
    '60.00',
    '',
  ]);
});

test('a practice has times but no places', () => {
  expect(lines(buildFlownRace({ flights, eventType: 'CasualPractice' }))).toEqual([
    ['quick', '–', '60.00', ''],
    ['slow', '–', '75.00', '+15.00'],
  ]);
});

test('a running race is in the order so far, without places, and nobody is its winner', () => {
  const race = buildFlownRace({ flights: { slow: [2, 25], quick: [1, 20, 20] }, end: null });
  expect(lines(race)).toEqual([
    ['quick', null, '2 laps', ''],
    ['slow', null, '1 lap', ''],
  ]);
  expect(listRaceResults(race, event).some((row) => row.isWinner)).toBe(false);
});

test('a race that has not started shows its pilots in their own order, without places', () => {
  const race = buildFlownRace({ flights: { b: [], a: [] }, start: null, end: null });
  expect(lines(race)).toEqual([
    ['b', null, '', ''],
    ['a', null, '', ''],
  ]);
});

test('a race time is shown for type Race only', () => {
  const row = (eventType: 'Race' | 'TimeTrial') =>
    listRaceResults(buildFlownRace({ flights, eventType }), event)[0];
  expect(row('Race')?.raceSeconds).toBe(61);
  expect(row('TimeTrial')?.raceSeconds).toBeNull();
});

test('those who did not finish have an order of their own, and a non-starter keeps a place after them', () => {
  const race = buildFlownRace({
    flights: { idle: [], early: [1, 19], late: [1, 19, 19], quick: [1, 20, 20, 20] },
  });
  const places: Record<string, number> = { quick: 1, late: 2, early: 3, idle: 4 };
  const summaries = race.summaries.map((summary) => ({
    ...summary,
    position: places[summary.pilotId] ?? null,
    dnf: summary.pilotId !== 'quick',
  }));
  expect(lines({ ...race, summaries }).map(([pilotId, place, time]) => [pilotId, place, time])).toEqual([
    ['quick', '1st', '61.00'],
    ['late', 'DNF', 'out, lap 3'],
    ['early', 'DNF', 'out, lap 2'],
    ['idle', 'DNF', 'did not start'],
  ]);
});

test('pilots without a place come last, those with more laps first', () => {
  const race = buildFlownRace({
    flights: { none: [], one: [1, 30], two: [1, 30, 30], quick: flights.quick },
  });
  const summaries = race.summaries.map((summary) =>
    summary.pilotId === 'quick' ? summary : { ...summary, position: null },
  );
  expect(lines({ ...race, summaries }).map(([pilotId]) => pilotId)).toEqual(['quick', 'two', 'one', 'none']);
});

test('best laps count only for the lap counts of the event', () => {
  const [row] = listRaceResults(buildFlownRace({ flights: { quick: flights.quick } }), {
    pbLaps: 2,
    laps: 3,
  });
  expect([row?.pbLapSeconds, row?.targetLapSeconds]).toEqual([null, 60]);
  const [other] = listRaceResults(buildFlownRace({ flights: { quick: flights.quick } }), {
    pbLaps: 1,
    laps: 5,
  });
  expect([other?.pbLapSeconds, other?.targetLapSeconds]).toEqual([20, null]);
});

test('an endurance race is told as laps with their best time, never as out, DNF or a gap', () => {
  const race = buildFlownRace({
    flights: { a: [1, 20], b: [1, 21, 21, 21, 21], c: [1, 25, 25, 25, 25] },
    eventType: 'Endurance',
  });
  expect(lines(race)).toEqual([
    ['b', '1st', '4 laps · 63.00', ''],
    ['c', '2nd', '4 laps · 75.00', ''],
    ['a', '3rd', '1 lap', ''],
  ]);
});

test('too few laps of a time trial are DNF once it has ended, as on its card', () => {
  const race = { flights: { ...flights, broken: [1, 19, 19] }, eventType: 'TimeTrial' } as const;
  expect(lines(buildFlownRace(race)).at(-1)).toEqual(['broken', 'DNF', '2 laps', '']);
  expect(lines(buildFlownRace({ ...race, end: null })).at(-1)).toEqual(['broken', null, '2 laps', '']);
});
