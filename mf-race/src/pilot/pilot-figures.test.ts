import type { RankedPilot, Ranking } from '@holeshot/client';
import { lapRecords } from '@holeshot/domain';
import { buildRace } from '@holeshot/testing';
import { listKeyFigures, toPilotPlace } from './pilot-figures';

const row = (pilotId: string, changes: Partial<RankedPilot> = {}): RankedPilot => ({
  pilotId,
  name: pilotId.toUpperCase(),
  photoUrl: null,
  rank: null,
  final: null,
  points: null,
  raceSeconds: null,
  targetSeconds: null,
  lapCount: 0,
  raceCount: 0,
  winCount: 0,
  bestLap: null,
  ...changes,
});
const lap = (seconds: number) => ({
  seconds,
  raceId: 'race-1',
  roundNumber: 1,
  raceNumber: 2,
  eventType: 'Race' as const,
});
const ranking: Ranking = {
  basis: { kind: 'points', stageId: null, stageName: null },
  racesLeft: 0,
  rows: [
    row('ann', { rank: 1, points: 44, lapCount: 12, bestLap: lap(20) }),
    row('bob', { rank: 2, points: 34, lapCount: 15, bestLap: lap(20.5) }),
    row('cat', { rank: 2, points: 34, lapCount: 3, bestLap: lap(19) }),
    row('dan'),
  ],
  fastestLap: null,
};

test.each([
  ['ann', '1st of 3', null, 'BOB 2'],
  ['bob', '2nd of 3', 'ANN 1', 'CAT 2'],
  ['cat', '2nd of 3', 'BOB 2', null],
  ['dan', '', null, null],
])('the place of %s is %p, between %p and %p', (pilotId, text, before, after) => {
  const place = toPilotPlace(ranking, pilotId);
  const say = (neighbour: typeof place.before) => neighbour && `${neighbour.name} ${neighbour.rank}`;
  expect([place.text, say(place.before), say(place.after)]).toEqual([text, before, after]);
});

const races = [
  buildRace({ flights: { ann: [1, 20, 20, 20], bob: [1, 20.5, 21, 21] } }),
  buildRace({ id: 'trial', eventType: 'TimeTrial', flights: { bob: [1, 22] } }),
  buildRace({ id: 'next', start: null, end: null, flights: { bob: [] } }),
];
const records = lapRecords(
  races.flatMap(({ summaries }) => summaries),
  ['ann', 'bob'].map((id) => ({ id, name: id })),
);
const getFigures = (pilotId: string, of: Ranking | null = ranking) =>
  listKeyFigures({
    pilotId,
    ranking: of,
    records,
    races: races.filter(({ pilotChannels }) => pilotChannels.some((seat) => seat.pilotId === pilotId)),
  }).map(({ label, value, note }) => `${label}: ${value}${note && `, ${note}`}`);

test.each([
  [
    'bob',
    [
      'Result: 2nd, 34 points, −10',
      'Best lap: 20.50, 3rd, +1.50',
      'Best race: 63.50, 2nd, +2.50',
      'Races flown: 2, 1 not finished',
      'Laps: 4, the most',
    ],
  ],
  [
    'ann',
    [
      'Result: 1st, 44 points',
      'Best lap: 20.00, 2nd, +1.00',
      'Best race: 61.00, 1st, fastest',
      'Races flown: 1, 1 won',
      'Laps: 3, 2nd most',
    ],
  ],
  ['dan', ['Result: –', 'Best lap: –', 'Best race: –', 'Races flown: 0', 'Laps: 0']],
])('the figures of %s', (pilotId, figures) => {
  expect(getFigures(pilotId)).toEqual(figures);
});

test('shows only figures without comparison if there is no ranking', () => {
  expect(getFigures('ann', null)).toEqual([
    'Result: –',
    'Best lap: –',
    'Best race: 61.00, 1st, fastest',
    'Races flown: 1, 1 won',
    'Laps: 3',
  ]);
});
