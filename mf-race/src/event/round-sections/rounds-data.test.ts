import { buildChannel, buildRace, buildRound } from '@holeshot/testing';
import { toRoundsData } from './rounds-data';

const base = { event: { channels: [] }, channels: [buildChannel()], stages: [] };
const flights = { slow: [2, 25, 25, 25], quick: [1, 20, 20, 20] };

const cardOf = (race: Parameters<typeof buildRace>[0]) =>
  toRoundsData({ ...base, rounds: [buildRound()], races: [buildRace(race)] }).sections[0]?.races[0];

test.each([
  ['the event type', buildRound(), 'Race Round 1'],
  ['the name', buildRound({ name: 'Semi final', roundNumber: 3 }), 'Semi final Round 3'],
  ['stage and event type', buildRound({ stageId: 'stage-1' }), 'Finals Race Round 1'],
])('the heading of a round has %s', (_, round, heading) => {
  const races = [buildRace({ flights })];
  const stages = [{ id: 'stage-1', name: 'Finals' }];
  expect(toRoundsData({ ...base, stages, rounds: [round], races }).sections[0]?.heading).toBe(heading);
});

test('orders rounds, and races by number within a round; races without a round come last', () => {
  const rounds = [buildRound({ id: 'late', roundNumber: 2, order: 200 }), buildRound()];
  const race = (id: string, roundId: string | null, raceNumber: number, roundOrder: number) =>
    buildRace({ id, roundId, raceNumber, roundOrder });
  const races = [
    race('lost', null, 1, 2_147_483_647),
    race('d', 'late', 1, 200),
    race('b', 'round-1', 2, 100),
    race('a', 'round-1', 1, 100),
  ];
  const { sections } = toRoundsData({ ...base, rounds, races });
  expect(sections.map((section) => section.races.map(({ id }) => id))).toEqual([['a', 'b'], ['d'], ['lost']]);
});

test('the title of a card has type, round and race', () => {
  expect(cardOf({ flights })?.title).toBe('Race 1-2');
});

test('a Race shows positions in order', () => {
  expect(cardOf({ flights })?.pilots.map(({ pilotId, result }) => [pilotId, result])).toEqual([
    ['quick', '1st'],
    ['slow', '2nd'],
  ]);
});

test('a TimeTrial shows times, and DNF for too few laps', () => {
  const card = cardOf({ eventType: 'TimeTrial', flights: { ...flights, broken: [1, 19] } });
  expect(card?.pilots.map(({ result }) => result)).toEqual(['60.00', '75.00', 'DNF']);
});

test('shows no results before the race has ended', () => {
  const card = cardOf({ flights, end: null });
  expect(card?.state).toBe('in-progress');
  expect(card?.pilots.map(({ pilotId, result }) => [pilotId, result])).toEqual([
    ['slow', null],
    ['quick', null],
  ]);
});

test('a channel that the event does not list has the fallback colour', () => {
  const { channels } = toRoundsData({
    ...base,
    rounds: [buildRound()],
    races: [buildRace({ flights })],
  });
  expect(channels).toEqual({ r1: { label: 'R1', color: '#8E3900', frequency: 5658 } });
});

test('an Endurance shows position, laps and time, and no DNF', () => {
  const card = cardOf({ flights: { a: [1, 20], b: [1, 25, 25, 25, 25] }, eventType: 'Endurance' });
  expect(card?.pilots.map(({ pilotId, result }) => [pilotId, result])).toEqual([
    ['b', '1st · 4 laps · 75.00'],
    ['a', '2nd · 1 lap'],
  ]);
});
