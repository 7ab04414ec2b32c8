import { explainPlace } from './explain-place';
import type { PlaceDerivation } from './place-derivation.query';

const place: PlaceDerivation = {
  ...{ pilotId: 'kestrel', kind: 'points', stageName: null, rank: 2, rankedCount: 3, figure: 8, rollOver: 0 },
  ...{ races: [], ahead: { pilotId: 'magpie', rank: 1, figure: 12 }, tiedWith: ['hawk'] },
};

test('a name from right to left does not move the points after it', () => {
  const names = new Map([
    ['hawk', 'נץ'],
    ['magpie', 'Magpie'],
  ]);
  const getName = (id: string) => names.get(id) ?? '';
  const event = { id: 'event-1', name: 'Winter' };
  expect(explainPlace({ event, place, getName }).comparison).toBe(
    'of 3, shared with \u2068נץ\u2069, −4 points to Magpie',
  );
});
