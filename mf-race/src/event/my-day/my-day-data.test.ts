import { buildChannel, buildPilot, buildRace, EVENT_START } from '@holeshot/testing';
import { toEventPilot } from '../../event-pilots/event-pilot';
import { shortTitle } from '../../racing/race-names';
import { type MyDayInput, toMyDay } from './my-day-data';
import { rangeText, toStartText } from './start-text';

const MINUTE = 60_000;
const at = (minutes: number) => EVENT_START + minutes * MINUTE;
const channels = [5658, 5695, 5760].map((frequency, index) =>
  buildChannel({ id: `c${index + 1}`, number: index + 1, frequency }),
);
const seats = (...ids: string[]) =>
  ids.map((pilotId, index) => ({ pilotId, channelId: `c${index + 1}`, handicapSeconds: 0 }));
const pilots = ['Kestrel', 'Magpie', 'Doppler', 'Rekit'].map((name) =>
  toEventPilot(buildPilot({ id: name.toLowerCase(), name })),
);

const flownRace = (raceNumber: number, minutes: number) =>
  buildRace({
    id: `flown-${raceNumber}`,
    raceNumber,
    start: at(minutes),
    end: at(minutes + 2),
    flights: { kestrel: [2, 20, 21, 22], magpie: [1, 22, 23, 24] },
  });
const drawn = (raceNumber: number, ...ids: string[]) =>
  buildRace({ id: `drawn-${raceNumber}`, raceNumber, start: null, end: null, pilotChannels: seats(...ids) });
const running = buildRace({
  id: 'running',
  raceNumber: 7,
  start: at(30),
  end: null,
  pilotChannels: seats('doppler', 'rekit'),
});
/** latest first, five minutes apart */
const flown = [6, 5, 4, 3, 2, 1].map((number) => flownRace(number, (number - 1) * 5));

const toDay = (changes: Partial<MyDayInput> = {}) =>
  toMyDay({
    event: { laps: 3, eventType: 'Race', channels: [], channelLimitMhz: 37 },
    pilots,
    pilotId: 'kestrel',
    channels,
    flown,
    earlier: undefined,
    own: flown,
    rounds: [],
    nowLocal: at(31),
    next: [
      running,
      drawn(8, 'doppler', 'rekit'),
      drawn(9, 'kestrel', 'magpie'),
      drawn(10, 'rekit', 'kestrel'),
    ],
    summaries: flown.flatMap((race) =>
      race.summaries.map((one) => ({ ...one, points: 10 - 2 * (one.position ?? 0) })),
    ),
    ...changes,
  });

test('names the next race with channel, range and the races before', () => {
  const day = toDay();
  expect(day).toMatchObject({ state: 'battery', countBefore: 2 });
  expect(day.race).toMatchObject({ title: 'Race 1-9', facts: '3 laps, 2 pilots', channelId: 'c1' });
  expect(rangeText(day.race?.forecast?.range ?? null)).toBe('10:40 to 10:41');
  expect(day.ahead.map(({ title, isFlying, isOwn }) => [title, isFlying, isOwn])).toEqual([
    ['Race 1-7', true, false],
    ['Race 1-8', false, false],
    ['Race 1-9', false, true],
  ]);
  expect(day.later.map(({ raceNumber }) => raceNumber)).toEqual([10]);
});

test('the state is line before the next race, flying during a race, and done without a race', () => {
  expect(toDay({ next: [running, drawn(8, 'kestrel')] })).toMatchObject({ state: 'line', countBefore: 1 });
  expect(toDay({ next: [drawn(8, 'kestrel')] })).toMatchObject({ state: 'line', countBefore: 0 });
  expect(toDay({ pilotId: 'rekit', own: [] })).toMatchObject({ state: 'flying', plugIn: null, ahead: [] });
  const rounds = [
    {
      id: 'round-9',
      eventId: 'event-1',
      name: '',
      roundNumber: 9,
      order: 900,
      eventType: 'Race',
      stageId: null,
    } as const,
  ];
  const sameName = rounds.map((round) => ({ ...round, id: 'round-10', order: 1_000 }));
  expect(toDay({ next: [running], rounds: [...rounds, ...sameName] })).toMatchObject({
    state: 'done',
    race: null,
    undrawn: ['Round 9'],
  });
});

test('lists the pilots on the channel now and before, and when the last of them has landed', () => {
  const { plugIn } = toDay();
  expect(plugIn).toMatchObject({
    answer: 'no',
    now: { pilotId: 'doppler' },
    before: { use: { pilotId: 'doppler' }, raceIndex: 0 },
    blocking: { raceNumber: 8 },
  });
  expect(rangeText(plugIn?.landed ?? null)).toBe('10:37 to 10:38');
  expect(toDay({ next: [drawn(9, 'kestrel')] }).plugIn).toMatchObject({ answer: 'yes', blocking: null });
});

test('opponents have gaps to the own best lap, and results gaps to the winner', () => {
  const day = toDay({ pilotId: 'magpie' });
  expect(day.ownBestSeconds).toBe(22);
  expect(day.opponents).toEqual([
    { pilotId: 'kestrel', channelId: 'c1', rank: 1, bestSeconds: 20, gapSeconds: -2 },
  ]);
  expect(day.results[0]).toMatchObject({
    title: 'Race 1-6',
    place: 2,
    text: '70.00',
    gap: '+5.00',
    lostShare: 1,
  });
  expect(day.total).toEqual({ points: 36, rank: 2, count: 2, gapToNext: 12 });
});

test('an event without points has no total', () => {
  const day = toDay({ summaries: flown.flatMap(({ summaries }) => summaries) });
  expect(day.total).toBeNull();
  expect(day.results[0]?.points).toBeNull();
});

test.each([
  ['before it', 31, { from: '10:40', until: '10:50', half: 'AM', isLate: false }],
  ['once it has begun', 45, { from: 'now', until: '10:50', half: 'AM', isLate: false }],
  ['after it', 51, { from: 'now', until: '', half: 'AM', isLate: true }],
])('the range of a start %s', (_title, minutes, text) => {
  const forecast = { likely: at(44), range: { from: at(40), until: at(50) } };
  expect(toStartText(forecast, at(minutes))).toEqual(text);
});

test('shows no minute without a range', () => {
  expect(toStartText({ likely: at(40), range: null }, at(31))).toBeNull();
});

test('a short title has no type', () => {
  expect(['Race 7-3', 'Time trial 23-1', 'Unknown 0-1 (3f9a)'].map(shortTitle)).toEqual([
    '7-3',
    '23-1',
    '0-1 (3f9a)',
  ]);
});

test.each([
  ['is at the battery before anything is drawn', [], 'battery'],
  ['is done when nothing is left', flown, 'done'],
])('a pilot without a race %s', (_, own, state) => {
  expect(toDay({ next: [], own, flown: own }).state).toBe(state);
});
