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

it('a pilot who shares the first place with the leader takes no lead', () => {
  const shared = ['a', 'b'].map((pilotId) => ({ pilotId, lapNumber: 1, position: 1 }));
  const alone = (lapNumber: number) => ({ pilotId: 'b', lapNumber, position: 1 });
  const all = [alone(0), ...shared, alone(2)];
  expect(listLeaders(all)).toEqual([{ pilotId: 'b', fromLap: 0, toLap: 2 }]);
});
