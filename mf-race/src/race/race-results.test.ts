import { buildFlownRace } from '@holeshot/testing';
import { listRaceResults } from './race-results';

const flights = { slow: [2, 25, 25, 25], quick: [1, 20, 20, 20] };
const lines = (race: Parameters<typeof listRaceResults>[0]) =>
  listRaceResults(race).map(({ pilotId, place, time, gap }) => [pilotId, place, time, gap]);

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
  expect(lines({ ...race, summaries }).at(-1)).toEqual(['broken', 'DNF', '1 lap', '']);
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

test('a running race shows the order so far, and nobody as winner', () => {
  const race = buildFlownRace({ flights: { slow: [2, 25], quick: [1, 20, 20] }, end: null });
  expect(lines(race)).toEqual([
    ['quick', '1st', '2 laps', ''],
    ['slow', '2nd', '1 lap', ''],
  ]);
  expect(listRaceResults(race).some((row) => row.isWinner)).toBe(false);
});

test('a race that has not started shows its pilots in their own order, without places', () => {
  const race = buildFlownRace({ flights: { b: [], a: [] }, start: null, end: null });
  expect(lines(race)).toEqual([
    ['b', '–', '', ''],
    ['a', '–', '', ''],
  ]);
});

test('a race time is shown for type Race only', () => {
  const row = (eventType: 'Race' | 'TimeTrial') => listRaceResults(buildFlownRace({ flights, eventType }))[0];
  expect(row('Race')?.raceSeconds).toBe(61);
  expect(row('TimeTrial')?.raceSeconds).toBeNull();
});
