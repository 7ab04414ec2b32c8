import { buildDetection, buildRace, EVENT_START } from '@holeshot/testing/models';
import { momentText, parseMoment, tenthsText } from '../objections/clock-text';
import { layOutAxis } from '../objections/lay-out-axis';
import type { Objection } from '../objections/objections.query';
import { buildObjection } from '../objections/testing/build-objection';
import type { Desk } from './desk.query';
import { cutText } from './effects-table';
import { listCases } from './list-cases';
import { listFacts } from './list-facts';
import { previewRuling } from './preview-ruling';
import { toDraft, toRuling } from './ruling-draft';
import { rulingText } from './ruling-text';

const race = buildRace({ flights: { ann: [2, 28, 56], bob: [3, 27, 27, 27], cat: [4, 30, 30, 30] } });
const at = (seconds: number): number => EVENT_START + seconds * 1_000;

const objection = (changes: Partial<Objection> = {}) =>
  buildObjection(EVENT_START, { id: 1, words: '', ...changes });
const desk: Desk = {
  code: 'ABCDEF',
  lapCount: 9,
  open: [{ raceId: 'race-1', untilMs: at(1_800) }],
  usual: { ann: 28 },
  doubts: [
    {
      kind: 'double-lap',
      raceId: 'race-1',
      pilotId: 'ann',
      detectionId: 'ann-2',
      value: 56,
      text: 'Lap 2 took 56.00.',
    },
  ],
};
const decided = {
  decision: 'rejected',
  answer: 'A crash',
  by: 'Mara',
  atMs: at(300),
  revision: null,
} as const;
const [asked, doubted] = listCases([objection()], desk).open;
if (!asked || !doubted) throw new Error('no cases');

describe('cases', () => {
  it('begin with objections, and keep their addresses once they are decided', () => {
    expect(
      [asked, doubted].map(({ key, title, what, figure, why }) => [key, title, what, figure, why]),
    ).toEqual([
      ['objection.1', 'Objection', 'Lap 2', '56.00', '+28.00 to the usual 28.00'],
      ['double-lap.race-1.ann.ann-2', 'Looks like two', 'Lap 2 took 56.00.', '', ''],
    ]);
    const later = listCases(
      [objection({ decided }), objection({ id: 2, doubt: 'double-lap', reason: null, decided })],
      { ...desk, doubts: [] },
    );
    expect(later.open).toEqual([]);
    expect(later.decided.map(({ key }) => key)).toEqual([doubted.key, asked.key]);
  });

  it('offer to accept a clear question, and leave unclear ones to a person', () => {
    expect(asked.ruling).toEqual({ kind: 'add', pilotId: 'ann', time: at(58.4) });
    expect(doubted.ruling).toBeNull();
    expect(toRuling(toDraft(doubted, race), race)).toEqual({ kind: 'add', pilotId: 'ann', time: at(58) });
  });
});

test.each([
  [
    { kind: 'add', moment: '0:58.4' },
    { kind: 'add', pilotId: 'ann', time: at(58.4) },
  ],
  [
    { kind: 'move', moment: '58,4' },
    { kind: 'move', detectionId: 'ann-2', time: at(58.4) },
  ],
  [{ kind: 'add', moment: 'soon' }, null],
  // it counts already
  [{ kind: 'count' }, null],
  [{ kind: 'discount', detectionId: '' }, null],
  [{ kind: 'discount' }, { kind: 'count', detectionId: 'ann-2', counts: false }],
  [
    { kind: 'reassign', pilotId: 'bob' },
    { kind: 'reassign', detectionId: 'ann-2', pilotId: 'bob' },
  ],
] as const)('%j is %j', (change, ruling) => {
  expect(toRuling({ ...toDraft(asked, race), ...change }, race)).toEqual(ruling);
});

test('only a crossing that does not count can be counted', () => {
  const detections = race.detections.map((one) => (one.id === 'ann-2' ? { ...one, valid: false } : one));
  const draft = { ...toDraft(asked, race), kind: 'count' as const };
  const ruling = { kind: 'count', detectionId: 'ann-2', counts: true };
  expect(toRuling(draft, { ...race, detections })).toEqual(ruling);
});

test.each([
  ['0:58.40', 58.4],
  ['1:26.35', 86.35],
])('%s are %s s', (text, seconds) => {
  expect(momentText(seconds)).toBe(text);
  expect(parseMoment(text)).toBeCloseTo(seconds, 5);
});

test.each([
  ['0:58.4', 58.4],
  ['1:00.0', 59.96],
  ['60:10.0', 3_610],
])('a person enters %s', (text, seconds) => {
  expect(tenthsText(seconds)).toBe(text);
  expect(parseMoment(text)).toBeCloseTo(seconds, 0);
});

it('says what a ruling does', () => {
  const getName = (id: string) => id;
  expect(rulingText({ kind: 'add', pilotId: 'ann', time: at(58.4) }, race, getName)).toBe(
    'add a crossing at 0:58.40',
  );
  expect(rulingText({ kind: 'move', detectionId: 'ann-1', time: at(31) }, race, getName)).toBe(
    'move the crossing at 0:30.00 to 0:31.00',
  );
  expect(rulingText({ kind: 'reassign', detectionId: 'ann-1', pilotId: 'bob' }, race, getName)).toBe(
    "the crossing at 0:30.00 was bob's",
  );
});

it('lists facts about the lap: the usual lap, detections of the timer, and laps of the others', () => {
  expect(listFacts(asked, race, 28)).toEqual([
    { text: '56.00 beside a usual lap of 28.00', value: '2.00 times' },
    { text: 'No crossing seen between 0:30.00 and 1:26.00', value: '' },
    { text: 'The others in the air crossed twice in it', value: '1 of 1' },
  ]);
  const missed = buildDetection({ id: 'x', pilotId: 'ann', time: at(58), valid: false });
  const facts = listFacts(asked, { ...race, detections: [...race.detections, missed] }, undefined);
  expect(facts[0]).toEqual({
    text: 'Crossings between 0:30.00 and 1:26.00 that do not count',
    value: '0:58.00',
  });
});

type PreviewInput = Parameters<typeof previewRuling>[0];
const rows = race.summaries.map((row) => ({ ...row, points: row.dnf ? 0 : 12 - 2 * (row.position ?? 0) }));
const scored = { ...race, summaries: rows };
const previewInput = (changes: object): PreviewInput =>
  ({
    event: { eventType: 'Race', pbLaps: 1, laps: 3, channels: [], cut: 1 },
    pilots: ['ann', 'bob', 'cat'].map((id) => ({ id, name: id, photoUrl: null, practicePilot: false })),
    races: [scored],
    rounds: [{ id: 'round-1', order: 100, stageId: null }],
    stages: [],
    rollOvers: {},
    ...changes,
  }) as unknown as PreviewInput;

it('previews places, points and the cut with the rules that the server uses', () => {
  const input = previewInput({});
  const preview = previewRuling(input, scored, asked.ruling);
  const toRow = ({ before, after }: (typeof preview.effects)[number]) => [
    ...[after.pilotId, before.position, after.position, after.points],
  ];
  expect(preview.effects.map(toRow)).toEqual([
    ['ann', 3, 2, 8],
    ['cat', 2, 3, 6],
  ]);
  expect(preview.event.after.get('ann')?.points).toBeGreaterThan(0);
  expect(preview.event.cut).toMatchObject({ count: 1 });
  expect(previewRuling(input, scored, null)).toMatchObject({ effects: [], notes: [] });
});

describe('the places of a stage', () => {
  const staged = (stage: object, changes: object = {}) =>
    previewInput({
      rounds: [{ id: 'round-1', order: 100, stageId: 'heats' }],
      stages: [{ id: 'heats', stageType: 'Default', pointSummary: null, timeSummary: null, ...stage }],
      ...changes,
    });
  const listPlaces = (input: PreviewInput) => {
    const { before, after } = previewRuling(input, scored, asked.ruling).event;
    return ['ann', 'cat'].map((id) => [before.get(id), after.get(id)]);
  };

  it('include roll-over points', () => {
    const pointSummary = { dropWorstRound: false, roundPositionRollover: true };
    const rollOvers = { heats: [{ pilotId: 'cat', points: 9 }] };
    expect(listPlaces(staged({ pointSummary }, { rollOvers }))).toEqual([
      [
        { points: 0, rank: 3 },
        { points: 8, rank: 3 },
      ],
      [
        { points: 17, rank: 1 },
        { points: 15, rank: 1 },
      ],
    ]);
  });

  it('have no points where times rank, and no cut in an elimination', () => {
    const timed = staged({ timeSummary: { includeAllRounds: false, type: 'RaceTime' } });
    expect(listPlaces(timed)[0]?.[1]).toEqual({ points: null, rank: 2 });
    const bracket = staged({ stageType: 'DoubleElimination' });
    expect(previewRuling(bracket, scored, asked.ruling).event.cut).toBeNull();
  });
});

it('says who moves into and out of the cut', () => {
  const cut = { count: 2, comesIn: ['ann', 'bob'], dropsOut: ['cat'] };
  expect(cutText({ before: new Map(), after: new Map(), cut }, (id) => id)).toBe(
    'ann and bob come into the top 2. cat drops out of the top 2.',
  );
});

it('lays out all crossings, and marks what a ruling would add', () => {
  const { race: ruled } = previewRuling(
    {
      event: { pbLaps: 1, laps: 3, channels: [], cut: null },
      pilots: [],
      races: [],
      rounds: [],
      stages: [],
      rollOvers: {},
    } as never,
    race,
    asked.ruling,
  );
  const { rows, ticks } = layOutAxis(race, ruled);
  const [ann, bob] = rows;
  expect(ann?.crossings.map(({ state }) => state)).toEqual(['counts', 'counts', 'proposed', 'counts']);
  expect(ann?.laps.map(({ text, isProposed }) => [text, isProposed])).toEqual([
    ['28.00', false],
    ['28.4', true],
    ['27.6', true],
  ]);
  expect(bob?.laps.every(({ isProposed }) => !isProposed)).toBe(true);
  expect(ticks.map(({ text }) => text)).toEqual(['0:00', '0:20', '0:40', '1:00', '1:20']);
});
