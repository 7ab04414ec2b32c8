import { lapRecords } from '@holeshot/domain';
import { buildRace } from '@holeshot/testing';
import { rankTime, timeRankText } from './pilot-figures';
import { describePanel } from './pilot-panel';
import { toPilotRounds } from './pilot-series';

const event = { eventType: 'Race' as const, pbLaps: 1, laps: 3 };
const race = (roundOrder: number, flights: Record<string, number[]>, changes = {}) =>
  buildRace({
    id: `race-${roundOrder}`,
    roundNumber: roundOrder,
    roundOrder,
    raceNumber: 1,
    flights,
    ...changes,
  });
const races = [
  race(2, { kestrel: [2, 21, 20, 22] }),
  race(1, { kestrel: [1, 25, 25, 25], magpie: [1, 10, 10, 10] }),
  race(3, { kestrel: [3, 19] }),
  race(4, { kestrel: [] }, { start: null, end: null }),
];
const pilots = ['kestrel', 'magpie'].map((id) => ({ id, name: id }));
const getRecords = (some: typeof races) =>
  lapRecords(
    some.flatMap(({ summaries }) => summaries),
    pilots,
  );
const getRounds = (some = races, pilotId = 'kestrel', about = event) =>
  toPilotRounds(some, pilotId, about, getRecords(some));

test('has a series for each kind of time, with races in racing order', () => {
  const { labels, series } = getRounds();
  expect(labels).toEqual(['R1-1', 'R2-1', 'R3-1']);
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['1 Lap', [25, 20, 19]],
    ['3 Laps', [75, 63, null]],
    ['Race Time', [76, 65, null]],
    ['Holeshot', [1, 2, 3]],
  ]);
});

test('compares the best of each series to the event', () => {
  expect(
    getRounds().series.map(({ best, eventBest }) => [best?.raceId, best && timeRankText(best), eventBest]),
  ).toEqual([
    ['race-3', '2nd, +9.00', 10],
    ['race-2', '2nd, +33.00', 30],
    ['race-2', '2nd, +34.00', 31],
    ['race-1', '1st, fastest', 1],
  ]);
  expect(rankTime(getRecords(races), 'race', 'nobody')).toBeNull();
});

test('has one series when both lap counts are equal, and none without times', () => {
  expect(getRounds(races, 'kestrel', { ...event, pbLaps: 3 }).series.map(({ name }) => name)).not.toContain(
    '1 Lap',
  );
  expect(getRounds(races, 'nobody')).toEqual({ labels: [], dnfs: [], series: [] });
});

test('practice is in the panels, but does not count as best; only a Race has a race time', () => {
  const practice = race(5, { kestrel: [1, 9, 9, 9] }, { eventType: 'Practice' });
  const trial = race(6, { kestrel: [1, 15, 15, 15] }, { eventType: 'TimeTrial' });
  const { labels, series } = getRounds([practice, trial]);
  expect(labels).toEqual(['P5-1', 'T6-1']);
  expect(series.map(({ name, values, best }) => [name, values, best?.seconds])).toEqual([
    ['1 Lap', [9, 15], 15],
    ['3 Laps', [27, 45], 45],
    ['Holeshot', [1, 1], 1],
  ]);
});

test('marks and names a race that was not finished', () => {
  const trial = race(6, { kestrel: [1, 15] }, { eventType: 'TimeTrial' });
  const { labels, dnfs, series } = getRounds([races[0] as (typeof races)[number], trial]);
  expect(dnfs).toEqual([false, true]);
  const target = series.find(({ id }) => id === 'targetLap');
  expect(target && describePanel(target, labels, dnfs)).toBe(
    '3 Laps by race: 63.00 in R2-1, DNF in T6-1. Best of the event 63.00.',
  );
});
