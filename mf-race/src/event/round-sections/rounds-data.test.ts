import { buildChannel, buildRace, buildRound, EVENT_START } from '@holeshot/testing';
import { toRoundsData } from './rounds-data';

const HOUR = 3_600_000;
const event = { channels: [], laps: 3, start: EVENT_START, end: EVENT_START + 8 * HOUR };
const base = { event, channels: [buildChannel()], stages: [] };
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

test('a race without laps of its own has those of the event', () => {
  expect(cardOf({ flights, targetLaps: 0 })?.targetLaps).toBe(3);
  expect(cardOf({ flights, targetLaps: 5 })?.targetLaps).toBe(5);
});

test.each([
  ['an evening', 8, null],
  ['a weekend', 32, 'Sat'],
])('a card in %s of %i hours has the day %p', (_, hours, day) => {
  const long = { ...event, end: EVENT_START + hours * HOUR };
  const races = [buildRace({ flights })];
  expect(
    toRoundsData({ ...base, event: long, rounds: [buildRound()], races }).sections[0]?.races[0]?.day,
  ).toBe(day);
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
