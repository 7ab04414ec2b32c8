import { buildChannel, buildFlownRace, buildRound } from '@holeshot/testing';
import { roundsView } from './rounds-view-model';

const base = { event: { channels: [] }, channels: [buildChannel()], stages: [] };
const flights = { slow: [2, 25, 25, 25], quick: [1, 20, 20, 20] };

const cards = (race: Parameters<typeof buildFlownRace>[0]) =>
  roundsView({ ...base, rounds: [buildRound()], races: [buildFlownRace(race)] }).sections[0]?.races[0];

test.each([
  ['the event type', buildRound(), 'Race Round 1'],
  ['the name', buildRound({ name: 'Semi final', roundNumber: 3 }), 'Semi final Round 3'],
  ['stage and event type', buildRound({ stageId: 'stage-1' }), 'Finals Race Round 1'],
])('a round is headed by %s', (_, round, heading) => {
  const races = [buildFlownRace({ flights })];
  const stages = [{ id: 'stage-1', name: 'Finals' }];
  expect(roundsView({ ...base, stages, rounds: [round], races }).sections[0]?.heading).toBe(heading);
});

test('races stand by number in their round, rounds in order, and races without a round last', () => {
  const rounds = [buildRound({ id: 'late', roundNumber: 2, order: 200 }), buildRound()];
  const race = (id: string, roundId: string | null, raceNumber: number, roundOrder: number) =>
    buildFlownRace({ id, roundId, raceNumber, roundOrder });
  const races = [
    race('lost', null, 1, 2_147_483_647),
    race('d', 'late', 1, 200),
    race('b', 'round-1', 2, 100),
    race('a', 'round-1', 1, 100),
  ];
  const { sections } = roundsView({ ...base, rounds, races });
  expect(sections.map((section) => section.races.map(({ id }) => id))).toEqual([['a', 'b'], ['d'], ['lost']]);
});

test('a card is titled by type, round and race', () => {
  expect(cards({ flights })?.title).toBe('Race 1-2');
});

test('a Race shows places, in their order', () => {
  expect(cards({ flights })?.pilots.map(({ pilotId, result }) => [pilotId, result])).toEqual([
    ['quick', '1st'],
    ['slow', '2nd'],
  ]);
});

test('a time trial shows times, and DNF for too few laps', () => {
  const card = cards({ eventType: 'TimeTrial', flights: { ...flights, broken: [1, 19] } });
  expect(card?.pilots.map(({ result }) => result)).toEqual(['60.00', '75.00', 'DNF']);
});

test('no result is shown before the race has ended', () => {
  const card = cards({ flights, end: null });
  expect(card?.state).toBe('in-progress');
  expect(card?.pilots.map(({ pilotId, result }) => [pilotId, result])).toEqual([
    ['slow', null],
    ['quick', null],
  ]);
});

test('a channel that the event does not list has the fallback colour', () => {
  const { channels } = roundsView({ ...base, rounds: [buildRound()], races: [buildFlownRace({ flights })] });
  expect(channels).toEqual({ r1: { label: 'R1', color: '#8E3900', frequency: 5658 } });
});

test('an endurance race shows place, laps and time, and nobody is DNF', () => {
  const card = cards({ flights: { a: [1, 20], b: [1, 25, 25, 25, 25] }, eventType: 'Endurance' });
  expect(card?.pilots.map(({ pilotId, result }) => [pilotId, result])).toEqual([
    ['b', '1st · 4 laps · 75.00'],
    ['a', '2nd · 1 lap'],
  ]);
});
