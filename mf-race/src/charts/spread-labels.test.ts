import { spreadLabels } from './spread-labels';

const room = { gap: 20, top: 0, bottom: 100 };

test.each([
  ['labels with room stay where they are', [10, 50, 90], [10, 50, 90]],
  ['two that touch part evenly', [50, 52], [41, 61]],
  ['equal ones keep the given order', [50, 50], [40, 60]],
  ['the order on the screen is that of the values, whatever order they are given in', [52, 50], [61, 41]],
  ['a group pushes a neighbour along', [50, 50, 65], [35, 55, 75]],
  ['none leaves the room at the top', [2, 4], [0, 20]],
  ['none leaves the room at the bottom', [99, 98], [100, 80]],
  ['a full room has one every gap', [0, 0, 0, 0, 0, 0], [0, 20, 40, 60, 80, 100]],
  [
    'what does not fit is left out, the last ones first',
    [50, 50, 50, 50, 50, 50, 50],
    [0, 20, 40, 60, 80, 100, null],
  ],
])('%s', (_, wanted, placed) => {
  expect(spreadLabels(wanted, room)).toEqual(placed);
});
