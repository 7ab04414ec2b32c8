import { explainPlace } from './explain-place';
import type { PlaceDerivation } from './place-derivation.query';

const place: PlaceDerivation = {
  pilotId: 'kestrel',
  kind: 'points',
  stageName: null,
  rank: 2,
  rankedCount: 3,
  figure: 8,
  rollOver: 0,
  races: [],
  ahead: { pilotId: 'magpie', rank: 1, figure: 12 },
  tiedWith: ['hawk'],
};

test.each([
  ['points', null, 6, 2, 'points'],
  ['points', null, null, 2, 'place'],
  ['points', null, null, null, 'laps'],
  ['laps', null, 3, 1, 'laps'],
  ['time', null, 61.2, 1, 'place'],
  ['time', null, 61.2, null, 'targetLap'],
  ['time', 'Day 1', 20.4, null, 'laps'],
  ['time', null, null, null, 'laps'],
  ['final', 'Finals', null, 3, 'place'],
] as const)(
  'in a ranking by %s of the stage %s, a race with the figure %s and the place %s opens on its %s',
  (kind, stageName, figure, position, explained) => {
    const race = {
      raceId: 'race-1',
      eventType: 'Race' as const,
      roundNumber: 1,
      raceNumber: 1,
      dnf: false,
      figure,
      position,
      isUsed: figure !== null,
      rankWithout: 2,
    };
    const input = { event: { id: 'event-1', name: 'Winter' }, getName: (id: string) => id };
    const { rows } = explainPlace({ ...input, place: { ...place, kind, stageName, races: [race] } });
    expect(rows[0]?.href).toBe(`/event/event-1/race/race-1?explain=${explained}.kestrel`);
  },
);

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
