import fc from 'fast-check';
import type { Race } from './model';
import { newsText } from './news-text';
import { listFieldRaces, listPilotRaces } from './pilot-races';
import { startTelling, type Told, whatToTell } from './what-to-tell';

const START = Date.UTC(2026, 4, 15, 10);
const MINUTE = 60_000;

interface Row {
  n: number;
  who: string;
  /** minutes after the first start */
  start?: number;
  end?: number;
  channelId?: string;
}

const toRace = ({ n, who, start, end, channelId = 'c1' }: Row): Race => ({
  id: `race-${n}`,
  eventId: 'e',
  roundId: 'r',
  roundNumber: 1,
  roundOrder: 1,
  eventType: 'Race',
  raceNumber: n,
  totalPausedSeconds: 0,
  targetLaps: 3,
  bracket: 'None',
  timingLocation: 'Holeshot',
  start: start === undefined ? null : START + start * MINUTE,
  end: end === undefined ? null : START + end * MINUTE,
  pilotChannels: [...who].map((pilotId) => ({ pilotId, channelId, handicapSeconds: 0 })),
  summaries: [],
});

interface Scene {
  rows: Row[];
  called?: string | null;
  minute?: number;
  isClosed?: boolean;
  ahead?: number;
}

function getInput({ rows, called = null, minute = 30, isClosed = false, ahead = 2 }: Scene) {
  const races = rows.map(toRace);
  const field = listFieldRaces({ races, calledRaceId: called, nowLocal: START + minute * MINUTE });
  return { races, own: isClosed ? [] : listPilotRaces(field, 'a'), ahead };
}

/** Six races flown every five minutes, then those ahead. */
const flown: Row[] = Array.from({ length: 6 }, (_, index) => ({
  n: index + 1,
  who: 'b',
  start: index * 5,
  end: index * 5 + 2,
}));
const ahead = (...who: string[]): Row[] => who.map((names, index) => ({ n: index + 7, who: names }));

const tell = (before: Scene, after: Scene) => {
  const { news, told } = whatToTell(startTelling(getInput(before)), getInput(after));
  return { kinds: news.map(({ kind, raceId }) => `${kind} ${raceId}`), told, news };
};

const CASES: [what: string, before: Scene, after: Scene, expected: string[]][] = [
  [
    'as many races before it as wanted',
    { rows: [...flown, ...ahead('b', 'b', 'b', 'a')] },
    {
      rows: [...flown, { n: 7, who: 'b', start: 30, end: 32 }, ...ahead('b', 'b', 'b', 'a').slice(1)],
      minute: 33,
    },
    ['ahead race-10'],
  ],
  [
    'more races before it than wanted',
    { rows: [...flown, ...ahead('b', 'b', 'b', 'b', 'a')] },
    {
      rows: [...flown, { n: 7, who: 'b', start: 30, end: 32 }, ...ahead('b', 'b', 'b', 'b', 'a').slice(1)],
      minute: 33,
    },
    [],
  ],
  [
    'the last race before it landed',
    { rows: [...flown, { n: 7, who: 'b', start: 30 }, { n: 8, who: 'a' }] },
    { rows: [...flown, { n: 7, who: 'b', start: 30, end: 32 }, { n: 8, who: 'a' }], minute: 32 },
    ['called race-8'],
  ],
  [
    'the app, which tells what it loads, loads it',
    { rows: [...flown, ...ahead('b', 'a')], called: 'race-7' },
    { rows: [...flown, ...ahead('b', 'a')], called: 'race-8' },
    ['called race-8'],
  ],
  [
    'the last race before it landed, and the app loads another one',
    { rows: [...flown, { n: 7, who: 'b', start: 30 }, { n: 8, who: 'a' }], called: 'race-7' },
    { rows: [...flown, { n: 7, who: 'b', start: 30, end: 32 }, { n: 8, who: 'a' }], called: 'race-7' },
    [],
  ],
  [
    'another channel',
    { rows: [...flown, ...ahead('b', 'a')] },
    { rows: [...flown, { n: 7, who: 'b' }, { n: 8, who: 'a', channelId: 'c2' }] },
    ['moved race-8'],
  ],
  [
    'a race put before it',
    { rows: [...flown, { n: 7, who: 'b' }, { n: 9, who: 'a' }] },
    { rows: [...flown, { n: 7, who: 'b' }, { n: 8, who: 'b' }, { n: 9, who: 'a' }] },
    ['moved race-9'],
  ],
  [
    'ten minutes later',
    { rows: [...flown, ...ahead('b', 'a')] },
    { rows: [...flown, ...ahead('b', 'a')], minute: 41 },
    ['moved race-8'],
  ],
  [
    'five minutes later',
    { rows: [...flown, ...ahead('b', 'a')] },
    { rows: [...flown, ...ahead('b', 'a')], minute: 35 },
    [],
  ],
  [
    'another race loaded after it was called',
    { rows: [...flown, ...ahead('a', 'b')], called: 'race-7' },
    { rows: [...flown, ...ahead('a', 'b')], called: 'race-8' },
    ['moved race-7'],
  ],
  [
    'its start',
    { rows: [...flown, ...ahead('a')] },
    { rows: [...flown, { n: 7, who: 'a', start: 31 }], minute: 31 },
    [],
  ],
  [
    'its end, and a later race of the pilot that is near',
    { rows: [...flown, { n: 7, who: 'a', start: 31 }, ...ahead('a', 'b', 'a').slice(1)] },
    {
      rows: [...flown, { n: 7, who: 'a', start: 31, end: 33 }, ...ahead('a', 'b', 'a').slice(1)],
      minute: 33,
    },
    ['ahead race-9'],
  ],
  [
    'a start that was taken back',
    { rows: [...flown, { n: 7, who: 'a', start: 31 }] },
    { rows: [...flown, { n: 7, who: 'a' }], minute: 32 },
    ['stopped race-7'],
  ],
  [
    'its removal',
    { rows: [...flown, ...ahead('b', 'a')] },
    { rows: [...flown, ...ahead('b')] },
    ['cancelled race-8'],
  ],
  [
    'another pilot in its place',
    { rows: [...flown, ...ahead('b', 'a')] },
    { rows: [...flown, ...ahead('b', 'b')] },
    ['cancelled race-8'],
  ],
  [
    'its removal, with another race near',
    { rows: [...flown, ...ahead('b', 'a', 'a')] },
    { rows: [...flown, { n: 7, who: 'b' }, { n: 9, who: 'a' }] },
    ['cancelled race-8', 'ahead race-9'],
  ],
  [
    'the end of the event',
    { rows: [...flown, ...ahead('b', 'a')] },
    { rows: [...flown, ...ahead('b', 'a')], isClosed: true },
    ['cancelled race-8'],
  ],
  ['a draw before anything was flown', { rows: [] }, { rows: ahead('b', 'a') }, []],
];

test.each(CASES)('after %s', (_, before, after, expected) => {
  expect(tell(before, after).kinds).toEqual(expected);
});

test.each(CASES)('reports nothing twice after %s', (_, before, after) => {
  const { told } = tell(before, after);
  expect(whatToTell(told, getInput(after)).news).toEqual([]);
});

test('reports each call of a race that was called, moved back and called again', () => {
  const calls = [null, 'race-7', 'race-8', 'race-7'];
  let told: Told | null = startTelling(getInput({ rows: [...flown, ...ahead('a', 'b')], called: 'race-1' }));
  const kinds = calls.slice(1).flatMap((called) => {
    const result = whatToTell(told, getInput({ rows: [...flown, ...ahead('a', 'b')], called }));
    told = result.told;
    return result.news.map(({ kind }) => kind);
  });
  expect(kinds).toEqual(['called', 'moved', 'called']);
});

test('in any event, each state is reported at most once, and each race has at most one message', () => {
  const row = fc.record({
    who: fc.constantFrom('a', 'b', 'ab', ''),
    done: fc.boolean(),
    channelId: fc.constantFrom('c1', 'c2'),
  });
  const scene = fc.record({
    rows: fc.array(row, { maxLength: 6 }),
    called: fc.constantFrom(null, 'race-7', 'race-9'),
    minute: fc.integer({ min: 30, max: 90 }),
    isClosed: fc.boolean(),
    ahead: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(scene, { minLength: 1, maxLength: 5 }), (scenes) => {
      let told: Told | null = null;
      for (const { rows, ...rest } of scenes) {
        const input = getInput({
          ...rest,
          rows: [
            ...flown,
            ...rows.map(({ done, ...one }, index) => ({
              n: index + 7,
              ...one,
              ...(done && { start: 30 + index, end: 31 + index }),
            })),
          ],
        });
        const { news, told: after } = whatToTell(told, input);
        told = JSON.parse(JSON.stringify(after)) as Told | null;
        expect(new Set(news.map(({ raceId }) => raceId)).size).toBe(news.length);
        expect(whatToTell(told, input).news).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

test('the text names race, pilot, channel and range', () => {
  const { news } = tell(
    {
      rows: [
        ...flown,
        { n: 7, who: 'b', start: 30 },
        { n: 8, who: 'b' },
        { n: 9, who: 'b' },
        { n: 10, who: 'a' },
      ],
    },
    {
      rows: [
        ...flown,
        { n: 7, who: 'b', start: 30, end: 32 },
        { n: 8, who: 'b' },
        { n: 9, who: 'b' },
        { n: 10, who: 'a' },
      ],
      minute: 32,
    },
  );
  const channels = [
    { id: 'c1', number: 5, band: 'Raceband', shortBand: 'R', prefix: '', frequency: 5806 },
  ] as const;
  const [first] = news;
  expect(first && newsText(first, { channels, pilotName: 'Nightjar' })).toEqual({
    title: 'Race 1-10 in 2 races',
    body: 'Nightjar on R5. Expected 10:45 AM to 10:46 AM.',
  });
  expect(first && newsText(first, { channels, pilotName: 'شاهين' }).body).toMatch(
    /^\u2068شاهين\u2069 on R5\./,
  );
});
