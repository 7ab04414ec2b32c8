import { buildChannel, buildRace, buildRound, EVENT_START } from '@holeshot/testing';
import { toRoundsData } from './rounds-data';

const HOUR = 3_600_000;
const event = { channels: [], laps: 3, start: EVENT_START, end: EVENT_START + 8 * HOUR };
const base = { event, channels: [buildChannel()], stages: [] };
const pilotChannels = [{ pilotId: 'slow', channelId: 'r1', handicapSeconds: 0 }];
const flights = { slow: [2, 25, 25, 25], quick: [1, 20, 20, 20] };

const getCard = (race: Parameters<typeof buildRace>[0]) =>
  toRoundsData({ ...base, rounds: [buildRound()], races: [buildRace(race)] }).sections[0]?.races[0];

test.each([
  ['the event type', buildRound(), [], 'Race Round 1', 'Rd 1'],
  ['the name', buildRound({ name: 'Semi final', roundNumber: 3 }), [], 'Semi final Round 3', 'Rd 3'],
  ['the stage alone', buildRound({ stageId: 'stage-1' }), [], 'Finals Round 1', 'Rd 1'],
  ['stage and name', buildRound({ stageId: 'stage-1', name: 'Semi' }), [], 'Finals Semi Round 1', 'Rd 1'],
  ['one name of two', buildRound({ stageId: 'stage-1', name: 'final' }), [], 'Finals Round 1', 'Rd 1'],
  [
    'stage and type among several types',
    buildRound({ stageId: 'stage-1' }),
    [buildRound({ id: 'other', eventType: 'TimeTrial', order: 300 })],
    'Finals Race Round 1',
    'Race 1',
  ],
])('the heading of a round has %s', (_, round, otherRounds, heading, chip) => {
  const rounds = [round, ...otherRounds];
  const races = rounds.map(({ id, eventType, order }) =>
    buildRace({ id, roundId: id, eventType, roundOrder: order, start: null, end: null, pilotChannels }),
  );
  const stages = [{ id: 'stage-1', name: 'Finals' }];
  expect(toRoundsData({ ...base, stages, rounds, races }).sections[0]).toMatchObject({ heading, chip });
});

describe('the order of rounds and races', () => {
  const rounds = [1, 2, 3, 4].map((number) =>
    buildRound({ id: `r${number}`, roundNumber: number, order: number * 100 }),
  );
  const ended = { start: EVENT_START, end: EVENT_START + 60_000 };
  const running = { start: EVENT_START, end: null };
  const coming = { start: null, end: null };
  const race = (id: string, state: { start: number | null; end: number | null }) =>
    buildRace({
      id,
      roundId: id.slice(0, 2),
      roundOrder: Number(id.charAt(1)) * 100,
      raceNumber: Number(id.charAt(3)),
      pilotChannels,
      ...state,
    });
  const flown = [race('r1-1', ended), race('r1-2', ended), race('r2-1', ended)];
  const getIds = (races: ReturnType<typeof race>[], isOver: boolean) =>
    toRoundsData({ ...base, rounds, races, isOver }).sections.map((section) =>
      section.races.map(({ id }) => id).join(' '),
    );

  test('sorts the race in progress, upcoming and flown races, then upcoming and earlier rounds', () => {
    const races = [
      ...flown,
      race('r2-2', ended),
      race('r2-3', running),
      race('r2-4', coming),
      race('r2-5', coming),
      race('r3-1', coming),
      race('r4-1', coming),
      buildRace({ id: 'lost', pilotChannels, roundId: null, roundOrder: Number.MAX_SAFE_INTEGER }),
    ];
    expect(getIds(races, false)).toEqual(['r2-3 r2-4 r2-5 r2-2 r2-1', 'r3-1', 'r4-1', 'r1-2 r1-1', 'lost']);
  });

  test('unflown races come last once the event is over', () => {
    const races = [...flown, race('r2-2', coming), race('r3-1', coming)];
    expect(getIds(races, true)).toEqual(['r2-1 r2-2', 'r1-2 r1-1', 'r3-1']);
  });

  test('the A final is before the B final', () => {
    const races = [
      { ...race('r1-1', ended), bracket: 'A' },
      { ...race('r1-2', ended), bracket: 'B' },
    ];
    expect(getIds(races, true)).toEqual(['r1-1 r1-2']);
  });

  test('before the event, rounds and races are in racing order', () => {
    expect(getIds([race('r1-1', coming), race('r1-2', coming), race('r2-1', coming)], false)).toEqual([
      'r1-1 r1-2',
      'r2-1',
    ]);
  });
});

test('lists only the names of rounds without pilots', () => {
  const rounds = [1, 2, 3, 4, 5].map((number) =>
    buildRound({ id: `r${number}`, roundNumber: number, order: number }),
  );
  const empty = { start: null, end: null, pilotChannels: [] };
  const races = [
    buildRace({ id: 'flown', roundId: 'r1', roundOrder: 1, flights }),
    buildRace({ ...empty, id: 'second', roundId: 'r2', roundOrder: 2 }),
    buildRace({ ...empty, id: 'third', roundId: 'r3', roundOrder: 3 }),
    buildRace({ id: 'drawn', roundId: 'r4', roundOrder: 4, start: null, end: null, pilotChannels }),
    buildRace({ ...empty, id: 'fifth', roundId: 'r5', roundOrder: 5 }),
  ];
  const { sections, emptyRounds } = toRoundsData({ ...base, rounds, races });
  expect(sections.map(({ id }) => id)).toEqual(['r1', 'r4']);
  expect(emptyRounds).toEqual([['Race Round 2', 'Race Round 3'], ['Race Round 5']]);
});

test('the title of a card has type, round and race', () => {
  expect(getCard({ flights })?.title).toBe('Race 1-2');
});

test('a race without laps of its own has those of the event', () => {
  expect(getCard({ flights, targetLaps: 0 })?.targetLaps).toBe(3);
  expect(getCard({ flights, targetLaps: 5 })?.targetLaps).toBe(5);
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

const getResults = (race: Parameters<typeof buildRace>[0]) =>
  getCard(race)?.pilots.map(({ pilotId, result }) => [pilotId, result?.place, result?.text]);

test('a Race shows the winner with the race time and the others with their gaps, in order', () => {
  expect(getResults({ flights })).toEqual([
    ['quick', 1, '61.00'],
    ['slow', 2, '+16.00'],
  ]);
});

test('a TimeTrial shows times, and the number of laps of pilots with too few', () => {
  expect(getResults({ eventType: 'TimeTrial', flights: { ...flights, broken: [1, 19] } })).toEqual([
    ['quick', 1, '60.00'],
    ['slow', 2, '75.00'],
    ['broken', null, '1 of 3 laps'],
  ]);
});

test('shows no results before the race has ended', () => {
  const card = getCard({ flights, end: null });
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
  expect(getResults({ flights: { a: [1, 20], b: [1, 25, 25, 25, 25] }, eventType: 'Endurance' })).toEqual([
    ['b', 1, '4 laps · 75.00'],
    ['a', 2, '1 lap'],
  ]);
});
