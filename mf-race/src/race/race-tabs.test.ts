import { listRaceTabs } from './race-tabs';

const GRAPHS = ['race-position-graph', 'time-behind-graph'];

test.each([
  ['no tabs without laps', [], []],
  ['no Lap Times Graph with only a holeshot', [0], ['laps', 'replay', ...GRAPHS]],
  ['all tabs with laps', [0, 1], ['laps', 'replay', 'lap-times-graph', ...GRAPHS]],
  ['all tabs with laps but no holeshot', [1], ['laps', 'replay', 'lap-times-graph', ...GRAPHS]],
])('%s', (_, lapNumbers, tabs) => {
  expect(listRaceTabs(lapNumbers, 'finished')).toEqual(tabs);
});

test('a race in progress cannot be replayed yet', () => {
  expect(listRaceTabs([0, 1], 'in-progress')).toEqual(['laps', 'lap-times-graph', ...GRAPHS]);
});
