import { listRaceTabs } from './race-tabs';

test.each([
  ['no tabs without laps', [], []],
  ['no Lap Times Graph with only a holeshot', [0], ['laps', 'race-position-graph', 'time-behind-graph']],
  ['all tabs with laps', [0, 1], ['laps', 'lap-times-graph', 'race-position-graph', 'time-behind-graph']],
  [
    'all tabs with laps but no holeshot',
    [1],
    ['laps', 'lap-times-graph', 'race-position-graph', 'time-behind-graph'],
  ],
])('%s', (_, lapNumbers, tabs) => {
  expect(listRaceTabs(lapNumbers)).toEqual(tabs);
});
