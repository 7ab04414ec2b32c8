import { rollOversInto } from './roll-overs';

const at = (roundOrder: number, pilotId = 'kestrel') => ({ pilotId, points: 5, roundOrder });

test.each([
  ['those stored with the round before the stage', [at(300)], 400, [300]],
  ['those stored with the first round of the stage', [at(400)], 400, [400]],
  ['none from later rounds', [at(500)], 400, []],
  ['of several rounds the last one', [at(100), at(300), at(300, 'magpie'), at(500)], 400, [300, 300]],
  ['those of a removed round', [at(0)], 400, [0]],
  ['none', [], 400, []],
])('a stage uses %s', (_, rollOvers, order, orders) => {
  expect(rollOversInto(rollOvers, { order }).map(({ roundOrder }) => roundOrder)).toEqual(orders);
});
