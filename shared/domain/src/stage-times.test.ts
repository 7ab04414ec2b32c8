import { buildSummary } from '@holeshot/testing/models';
import { stageTimes } from './stage-times';

const pilots = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
  { id: 'cat', name: 'Cat' },
  { id: 'dan', name: 'Dan' },
];
const rule = (type: 'PB' | 'EventLap' | 'RaceTime') => ({ type, includeAllRounds: false });
const summary = (pilotId: string, seconds: number, bracket = 'None', raceNumber = 1) =>
  buildSummary({ pilotId, bracket, raceNumber, targetLapSeconds: seconds });

test.each([
  ['PB', 'pbLap'],
  ['EventLap', 'targetLap'],
  ['RaceTime', 'race'],
] as const)('a stage of type %s ranks by %s', (type, column) => {
  expect(stageTimes([], pilots, rule(type)).column).toBe(column);
});

test('pilots without a race in the stage are left out', () => {
  const { groups } = stageTimes([summary('ann', 60), summary('cat', 50)], pilots, rule('EventLap'));
  expect(groups[0]?.records.map(({ pilotId }) => pilotId)).toEqual(['cat', 'ann']);
});

test('brackets are sorted, and each is ranked by itself', () => {
  const summaries = [
    summary('ann', 60, 'Losers'),
    summary('bob', 70, 'Winners'),
    summary('cat', 65, 'Winners'),
    summary('dan', 40, 'A'),
  ];
  const { groups } = stageTimes(summaries, pilots, rule('EventLap'));
  expect(
    groups.map(({ bracket, records }) => [bracket, records.map((row) => [row.pilotId, row.rank])]),
  ).toEqual([
    [
      'Winners',
      [
        ['cat', 1],
        ['bob', 2],
      ],
    ],
    ['Losers', [['ann', 1]]],
    ['A', [['dan', 1]]],
  ]);
});

test('a pilot with races in two brackets has no bracket', () => {
  const summaries = [summary('ann', 60, 'Winners'), summary('ann', 61, 'Losers', 2)];
  expect(stageTimes(summaries, pilots, rule('EventLap')).groups.map(({ bracket }) => bracket)).toEqual([
    'None',
  ]);
});
