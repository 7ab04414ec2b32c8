import { buildSummary } from './build-race';
import { stageTimes } from './stage-times';

const pilots = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
  { id: 'cat', name: 'Cat' },
  { id: 'dan', name: 'Dan' },
];
const rule = (type: 'PB' | 'EventLap' | 'RaceTime') => ({ type, includeAllRounds: false });
const flown = (pilotId: string, seconds: number, bracket = 'None', raceNumber = 1) =>
  buildSummary({ pilotId, bracket, raceNumber, targetLapSeconds: seconds });

test.each([
  ['PB', 'pbLap'],
  ['EventLap', 'targetLap'],
  ['RaceTime', 'race'],
] as const)('a stage of type %s ranks by %s', (type, column) => {
  expect(stageTimes([], pilots, rule(type)).column).toBe(column);
});

test('pilots who did not fly in the stage are not listed', () => {
  const { groups } = stageTimes([flown('ann', 60), flown('cat', 50)], pilots, rule('EventLap'));
  expect(groups[0]?.records.map(({ pilotId }) => pilotId)).toEqual(['cat', 'ann']);
});

test('each bracket has ranks of its own, in bracket order', () => {
  const summaries = [
    flown('ann', 60, 'Losers'),
    flown('bob', 70, 'Winners'),
    flown('cat', 65, 'Winners'),
    flown('dan', 40, 'A'),
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

test('a pilot who flew in two brackets has none', () => {
  const summaries = [flown('ann', 60, 'Winners'), flown('ann', 61, 'Losers', 2)];
  expect(stageTimes(summaries, pilots, rule('EventLap')).groups.map(({ bracket }) => bracket)).toEqual([
    'None',
  ]);
});
