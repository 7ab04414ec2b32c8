import { buildRace } from '@holeshot/testing';
import { listPilotRecords } from './pilot-records';
import { toPilotRounds } from './pilot-rounds';

const event = { id: 'event-1', eventType: 'Race' as const, pbLaps: 1, laps: 3 };
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
  race(4, { kestrel: [] }),
];

test('has a line for each lap count, with races in racing order', () => {
  const { labels, series } = toPilotRounds(races, 'kestrel', event);
  expect(labels).toEqual(['R1-1', 'R2-1', 'R3-1']);
  expect(
    series.map(({ name, points }) => [name, points.map(({ lapNumber, value }) => [lapNumber, value])]),
  ).toEqual([
    [
      '1 Lap',
      [
        [0, 25],
        [1, 20],
        [2, 19],
      ],
    ],
    [
      '3 Laps',
      [
        [0, 75],
        [1, 63],
      ],
    ],
  ]);
});

test('has one line when both lap counts are equal, and none without times', () => {
  const same = { ...event, pbLaps: 3 };
  expect(toPilotRounds(races, 'kestrel', same).series.map(({ name }) => name)).toEqual(['3 Laps']);
  expect(toPilotRounds(races, 'nobody', event)).toMatchObject({ labels: [], series: [] });
});

test('each best time links to its race', () => {
  const records = listPilotRecords(races, { id: 'kestrel', name: 'Kestrel' }, event);
  expect(records.map(({ label, seconds, source, href }) => [label, seconds, source, href])).toEqual([
    ['Holeshot', 1, 'Round 1, Race 1', '/event/event-1/race/race-1'],
    ['1 Lap', 19, 'Round 3, Race 1', '/event/event-1/race/race-3'],
    ['3 Laps', 63, 'Round 2, Race 1', '/event/event-1/race/race-2'],
    ['Race Time', 65, 'Round 2, Race 1', '/event/event-1/race/race-2'],
  ]);
  expect(records[0]?.field).toEqual([0.5, 0, 1]);
});

test('practice makes no record, and only a Race has a race time', () => {
  const practice = race(5, { kestrel: [1, 9, 9, 9] }, { eventType: 'Practice' });
  const trial = race(6, { kestrel: [1, 15, 15, 15] }, { eventType: 'TimeTrial' });
  const records = listPilotRecords([practice, trial], { id: 'kestrel', name: 'Kestrel' }, event);
  expect(records.map(({ label, seconds }) => [label, seconds])).toEqual([
    ['Holeshot', 1],
    ['1 Lap', 15],
    ['3 Laps', 45],
  ]);
  expect(records.map(({ field }) => field)).toEqual([[0], [0], [0]]);
});

test('practice is in the graph, but not among the bests of the sentence', () => {
  const practice = race(5, { kestrel: [1, 9, 9, 9] }, { eventType: 'Practice' });
  const rounds = toPilotRounds([...races, practice], 'kestrel', event);
  expect(rounds.labels).toContain('P5-1');
  expect(rounds.sentence).toBe(
    'Lap times over rounds. Best: 1 Lap 19.00 seconds in R3-1; 3 Laps 63.00 seconds in R2-1. ' +
      'Practice does not count for the best.',
  );
  expect(toPilotRounds([practice], 'kestrel', event).sentence).not.toContain('Best:');
});
