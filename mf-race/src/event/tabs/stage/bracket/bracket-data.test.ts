import { buildRace, buildRound, EVENT_START } from '@holeshot/testing';
import fc from 'fast-check';
import { listEdges, listPath, racesOfColumn, toBracket } from './bracket-data';
import { edgePath, layOutBracket, paperZoom } from './bracket-layout';

const event = { laps: 3, start: EVENT_START, end: null };
const stage = { id: 'elimination', stageType: 'DoubleElimination' as const };
const round = (id: string, roundNumber: number, stageId: string) =>
  buildRound({ id, roundNumber, order: roundNumber * 100, stageId });

/** A race whose pilots arrive in the given order. */
const race = (id: string, bracket: string, pilots: readonly string[], end: number | null = EVENT_START) =>
  buildRace({
    id,
    bracket,
    roundId: `r${id.charAt(0)}`,
    roundNumber: Number(id.charAt(0)),
    roundOrder: Number(id.charAt(0)) * 100,
    raceNumber: Number(id.charAt(2)),
    end,
    flights: Object.fromEntries(pilots.map((pilot, index) => [pilot, [1, 20 + index, 20, 20]])),
  });

const rounds = [
  round('r1', 1, 'elimination'),
  round('r2', 2, 'elimination'),
  round('r3', 3, 'finals'),
  round('r4', 4, 'finals'),
];
const stages = [{ id: 'elimination' }, { id: 'finals' }];
const races = [
  race('1-1', 'Winners', ['ann', 'bob', 'cat', 'dan']),
  race('1-2', 'Losers', ['eve', 'fay', 'gus', 'hal']),
  race('2-1', 'Winners', ['bob', 'ann']),
  race('2-2', 'Losers', ['cat', 'eve', 'fay']),
  race('3-1', 'A', ['ann', 'bob', 'cat']),
  race('4-1', 'A', ['cat', 'ann', 'bob']),
  race('4-2', 'B', ['eve', 'dan']),
];
const input = { event, stage, stages, rounds, races, isOver: false };
const getBracket = (changes: Partial<typeof input>) => {
  const bracket = toBracket({ ...input, ...changes });
  if (!bracket) throw new Error('No bracket');
  return bracket;
};

test('has a column per round with winners above losers, and the A final of the last stage', () => {
  const { columns, winnerId } = getBracket({});
  expect(
    columns.map(({ label, step, zones }) => [
      label,
      step,
      ...zones.map(({ name, races: some }) => [
        name,
        ...some.map(({ id, isFinal }) => (isFinal ? `${id}!` : id)),
      ]),
    ]),
  ).toEqual([
    ['Round 1', 'Rd 1', ['Winners', '1-1'], ['Losers', '1-2']],
    ['Round 2', 'Rd 2', ['Winners', '2-1'], ['Losers', '2-2']],
    ['Final', 'Final', [null, '4-1!']],
  ]);
  expect(winnerId).toBe('cat');
});

test.each([
  ['cat', ['Race 1-1 3rd, to losers', '2-2 1st', 'A final 1st']],
  ['ann', ['Race 1-1 1st', '2-1 2nd', 'A final 2nd']],
  ['dan', ['Race 1-1 4th, out']],
  ['hal', ['Race 1-2 4th, out']],
])('the path of %s is %p', (pilotId, way) => {
  expect(listPath(getBracket({}), pilotId).map(({ title, text }) => `${title} ${text}`)).toEqual(way);
});

test('a pilot of a winners’ race who is not drawn again is not out until the final is drawn', () => {
  const waiting = getBracket({
    rounds: [...rounds.slice(0, 2), round('r3', 3, 'elimination')],
    races: [...races.slice(0, 4), race('3-1', 'Losers', ['cat', 'eve'], null)],
  });
  expect(listPath(waiting, 'bob').at(-1)).toMatchObject({ title: '2-1', text: '1st' });
  expect(listPath(waiting, 'fay').at(-1)).toMatchObject({ title: '2-2', text: '3rd, out' });
});

test('has no winner and nobody out while the last round is flown', () => {
  const { columns, edges, winnerId } = getBracket({
    races: [...races.slice(0, 2), race('2-1', 'Winners', ['bob', 'ann'], null)],
  });
  expect(winnerId).toBeNull();
  expect(columns).toHaveLength(2);
  expect(edges.map(({ pilotId }) => pilotId)).toEqual(['bob', 'ann']);
  expect(listPath({ columns, edges, winnerId }, 'bob').at(-1)).toMatchObject({ title: '2-1', text: '' });
});

test('a first round alone has no lines', () => {
  expect(getBracket({ races: races.slice(0, 2) })).toMatchObject({ edges: [], winnerId: null });
});

test.each([
  ['is the final', 'None', false, true],
  ['of the winners may be one of several', 'Winners', false, false],
  ['of the winners is the final once the event is over', 'Winners', true, true],
])('a last round of one race %s', (_, bracket, isOver, isFinal) => {
  const some = [...races.slice(0, 2), race('2-1', bracket, ['ann', 'bob'])];
  const { columns } = getBracket({ races: some, isOver });
  expect(columns.flatMap(racesOfColumn).map((one) => one.isFinal)).toEqual([false, false, isFinal]);
});

test.each([
  ['of another type', { stage: { id: 'finals', stageType: 'Default' as never } }],
  ['without races', { races: [] }],
])('a stage %s has no bracket', (_, changes) => {
  expect(toBracket({ ...input, ...changes })).toBeNull();
});

test('a stage of another type has one if its races are winners’ and losers’ races', () => {
  expect(toBracket({ ...input, stage: { ...stage, stageType: 'Default' as never } })).not.toBeNull();
});

/** Rounds of heats with any pilots, a pilot once per round. */
const heats = fc
  .array(fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }), { minLength: 1, maxLength: 6 })
  .map((drawn) =>
    drawn.flatMap((heatOf, index) =>
      [1, 2, 3].flatMap((heat) => {
        const pilots = heatOf.flatMap((value, pilot) => (value === heat ? [`p${pilot}`] : []));
        return pilots.length > 0
          ? [race(`${index + 1}-${heat}`, heat === 1 ? 'Winners' : 'Losers', pilots)]
          : [];
      }),
    ),
  )
  .filter((all) => all.length > 0);

test('each edge joins consecutive races of one pilot, and boxes never overlap', () => {
  fc.assert(
    fc.property(heats, (all) => {
      const bracket = getBracket({
        stages: [{ id: 'elimination' }],
        rounds: [1, 2, 3, 4, 5, 6].map((number) => round(`r${number}`, number, 'elimination')),
        races: all,
      });
      const { columns } = bracket;
      const inColumn = (pilot: string) =>
        columns.map((column) =>
          racesOfColumn(column).find(({ pilots }) => pilots.some((p) => p.pilotId === pilot)),
        );
      for (const pilot of new Set(all.flatMap(({ pilotChannels }) => pilotChannels.map((p) => p.pilotId)))) {
        const own = inColumn(pilot).flatMap((some) => some?.id ?? []);
        expect(
          listEdges(columns)
            .filter(({ pilotId }) => pilotId === pilot)
            .map(({ from, to }) => [from.raceId, to.raceId]),
        ).toEqual(own.slice(1).map((id, index) => [own[index], id]));
      }
      const layout = layOutBracket(columns);
      for (const { boxes } of layout.columns) {
        for (const [index, { top, height }] of boxes.entries()) {
          expect(top).toBeGreaterThanOrEqual(
            index === 0 ? 44 : (boxes[index - 1]?.top ?? 0) + (boxes[index - 1]?.height ?? 0) + 20,
          );
          expect(top + height).toBeLessThanOrEqual(layout.height);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('a line runs from row to row, level at both ends', () => {
  const bracket = getBracket({});
  const layout = layOutBracket(bracket.columns);
  const edge = bracket.edges.find(({ pilotId, to }) => pilotId === 'ann' && to.column === 1);
  expect(layout.zones.map(({ name }) => name)).toEqual(['Winners', 'Losers']);
  expect(edge && edgePath(edge, layout, bracket)).toBe('M252 117.5H252C284 117.5 284 179.5 316 179.5');
});

test.each([
  [2, 1],
  [4, 0.55],
])('a bracket of %i columns is printed at %d of its size, and fits on A4', (count, zoom) => {
  const [column] = getBracket({}).columns;
  const layout = layOutBracket(column ? Array.from({ length: count }, () => column) : []);
  expect(paperZoom(layout)).toBeCloseTo(zoom, 2);
  expect(layout.width * paperZoom(layout)).toBeLessThanOrEqual(660);
});
