import { visibleRaceTabs } from './race-tabs';

test.each([
  ['no laps: no tabs', [], []],
  ['only a holeshot: no lap times', [0], ['laps', 'race-position-graph', 'time-behind-graph']],
  ['laps: all', [0, 1], ['laps', 'lap-times-graph', 'race-position-graph', 'time-behind-graph']],
  [
    'laps without a holeshot: all',
    [1],
    ['laps', 'lap-times-graph', 'race-position-graph', 'time-behind-graph'],
  ],
])('%s', (_, lapNumbers, tabs) => {
  expect(visibleRaceTabs(lapNumbers)).toEqual(tabs);
});
