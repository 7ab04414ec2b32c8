import { spreadLabels } from './spread-labels';

const room = { gap: 20, top: 0, bottom: 100 };

test.each([
  ['keeps labels that do not overlap', [10, 50, 90], [10, 50, 90]],
  ['moves two overlapping labels apart evenly', [50, 52], [41, 61]],
  ['keeps the order of equal values', [50, 50], [40, 60]],
  ['orders labels by value, not by index', [52, 50], [61, 41]],
  ['moves a neighbour of overlapping labels', [50, 50, 65], [35, 55, 75]],
  ['keeps labels below the top', [2, 4], [0, 20]],
  ['keeps labels above the bottom', [99, 98], [100, 80]],
  ['fills the room with one label per gap', [0, 0, 0, 0, 0, 0], [0, 20, 40, 60, 80, 100]],
  [
    'leaves out the last labels when they do not fit',
    [50, 50, 50, 50, 50, 50, 50],
    [0, 20, 40, 60, 80, 100, null],
  ],
])('%s', (_, preferred, ys) => {
  expect(spreadLabels(preferred, room)).toEqual(ys);
});
