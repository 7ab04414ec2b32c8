import { listLeaders } from './list-leaders';

const laps = (...leaders: string[]) =>
  leaders.flatMap((pilotId, lapNumber) => [
    { pilotId, lapNumber, position: 1 },
    { pilotId: 'other', lapNumber, position: 2 },
  ]);

test.each<[string, string[], [string, number, number][]]>([
  ['nobody without laps', [], []],
  ['one pilot throughout', ['a', 'a', 'a'], [['a', 0, 2]]],
  [
    'a pilot who leads twice',
    ['a', 'b', 'b', 'a'],
    [
      ['a', 0, 0],
      ['b', 1, 2],
      ['a', 3, 3],
    ],
  ],
])('lists %s', (_, leaders, expected) => {
  expect(
    listLeaders(laps(...leaders)).map(({ pilotId, fromLap, toLap }) => [pilotId, fromLap, toLap]),
  ).toEqual(expected);
});
