import fc from 'fast-check';
import { listNeeds, type NeedsInput, type NeedsPilot, planPlaces } from './what-is-needed';

const DEFAULT_POINTS = [10, 8, 6, 4, 2, 0];
const pilot = (pilotId: string, ...results: number[]): NeedsPilot => ({ pilotId, results, keepsAll: false });

test('points of the place before the stage count, also as the result that is dropped', () => {
  const input = {
    pilots: [
      { ...pilot('ann', 10, 4), rollOver: 6 },
      { ...pilot('bob', 8, 8), rollOver: 2 },
      { ...pilot('cat', 6), keepsAll: true, rollOver: 0 },
    ],
    points: DEFAULT_POINTS,
    dropsWorst: true,
    roundsLeft: 0,
    nextRaces: [],
    cut: 1,
  };
  expect(listNeeds(input).map(({ total, dropped }) => [total, dropped])).toEqual([
    [16, 4],
    [16, 2],
    [6, null],
  ]);
});

const permute = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
const combine = <T>(choices: readonly (readonly T[])[]): T[][] =>
  choices.reduce<T[][]>(
    (rows, options) => rows.flatMap((row) => options.map((one) => row.concat([one]))),
    [[]],
  );

/** Every outcome of the rounds left: what each pilot scores in them. */
function listOutcomes({ pilots, points, nextRaces, roundsLeft }: NeedsInput): Map<string, number[]>[] {
  const isDrawn = nextRaces.length > 0 && roundsLeft > 0;
  const free = roundsLeft - (isDrawn ? 1 : 0);
  const orders = isDrawn ? combine(nextRaces.map((race) => permute(race))) : [[]];
  const scores = combine(Array.from({ length: free * pilots.length }, () => [...new Set([...points, 0])]));
  return orders.flatMap((races) =>
    scores.map(
      (score) =>
        new Map(
          pilots.map(({ pilotId }, index) => {
            const place = races.map((ids) => ids.indexOf(pilotId)).find((at) => at >= 0);
            const next = place === undefined ? [] : [points[place] ?? 0];
            return [pilotId, [...next, ...score.slice(index * free, (index + 1) * free)]];
          }),
        ),
    ),
  );
}

function bruteForce(input: NeedsInput) {
  const toTotal = ({ results, keepsAll }: NeedsPilot, scored: readonly number[]) => {
    const all = [...results, ...scored];
    const sum = all.reduce((total, one) => total + one, 0);
    return input.dropsWorst && !keepsAll && all.length > 1 ? sum - Math.min(...all) : sum;
  };
  const outcomes = listOutcomes(input).map((scored) =>
    input.pilots.map((one) => toTotal(one, scored.get(one.pilotId) ?? [])),
  );
  return input.pilots.map(({ pilotId }, index) => {
    const places = outcomes.map((totals) => {
      const own = totals[index] ?? 0;
      const others = totals.filter((_, other) => other !== index);
      return {
        own,
        best: 1 + others.filter((total) => total > own).length,
        worst: 1 + others.filter((total) => total >= own).length,
      };
    });
    const best = Math.min(...places.map((one) => one.best));
    const worst = Math.max(...places.map((one) => one.worst));
    const unsafe = Math.max(...places.filter((one) => one.worst > input.cut).map(({ own }) => own));
    const safe = places.filter(({ own }) => own > unsafe).map(({ own }) => own);
    return {
      pilotId,
      best,
      worst,
      safeAt: safe.length > 0 ? Math.min(...safe) : null,
      status: worst <= input.cut ? 'in' : best > input.cut ? 'out' : 'open',
    };
  });
}

const smallEvent = fc
  .record({
    pilots: fc.array(
      fc.record({ results: fc.array(fc.constantFrom(0, 1, 3), { maxLength: 3 }), keepsAll: fc.boolean() }),
      { minLength: 2, maxLength: 4 },
    ),
    points: fc.constantFrom([3, 1], [3, 1, 0], [3, 2, 1], [2]),
    dropsWorst: fc.boolean(),
    roundsLeft: fc.integer({ min: 0, max: 2 }),
    split: fc.integer({ min: 0, max: 4 }),
    isDrawn: fc.boolean(),
    cut: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ split, isDrawn, pilots, ...rest }): NeedsInput => {
    const named = pilots.map((one, index) => ({ ...one, pilotId: `p${index}` }));
    const ids = named.map(({ pilotId }) => pilotId);
    const races = [ids.slice(0, split), ids.slice(split)].filter((race) => race.length > 0);
    // a free round of many pilots has too many outcomes to try
    const roundsLeft = named.length > 3 || !isDrawn ? Math.min(rest.roundsLeft, 1) : rest.roundsLeft;
    return { ...rest, roundsLeft, pilots: named, nextRaces: isDrawn ? races : [] };
  });

test('the fast answer equals brute force over all outcomes', () => {
  fc.assert(
    fc.property(smallEvent, (input) => {
      const fast = listNeeds(input).map(({ pilotId, best, worst, safeAt, status }) => ({
        pilotId,
        best,
        worst,
        safeAt,
        status,
      }));
      expect(fast).toEqual(bruteForce(input));
    }),
    { numRuns: 2_000 },
  );
});

test('a plan is one of the outcomes, and a better place is never worse', () => {
  fc.assert(
    fc.property(smallEvent, fc.integer({ min: 1, max: 3 }), (input, place) => {
      fc.pre(input.roundsLeft > 0 && input.nextRaces.length === 0);
      const places = Array.from({ length: input.roundsLeft }, () => place);
      const [needs] = listNeeds(input);
      const plan = planPlaces(input, 'p0', places);
      expect(plan?.best).toBeGreaterThanOrEqual(needs?.best ?? 0);
      expect(plan?.worst).toBeLessThanOrEqual(needs?.worst ?? 0);
      const better = planPlaces(input, 'p0', [1, ...places.slice(1)]);
      expect(better?.worst).toBeLessThanOrEqual(plan?.worst ?? 0);
    }),
  );
});

test.each([
  ['nobody is in or out while all can win', 1, [[10], [8], [0]], ['open', 'open', 'open']],
  [
    'who is too far ahead is in, who is too far behind is out',
    1,
    [
      [10, 10],
      [6, 2],
      [0, 0],
    ],
    ['in', 'out', 'out'],
  ],
  ['after the last round everybody is in or out', 0, [[10], [8], [0]], ['in', 'out', 'out']],
])('%s', (_title, roundsLeft, results, status) => {
  const pilots = results.map((points, index) => pilot(`p${index}`, ...points));
  const needs = listNeeds({
    pilots,
    points: DEFAULT_POINTS,
    dropsWorst: false,
    roundsLeft,
    nextRaces: [],
    cut: 1,
  });
  expect(needs.map((one) => one.status)).toEqual(status);
});

test('answers for a whole day ahead without trying every order of its results', () => {
  const pilots = Array.from({ length: 16 }, (_, index) => pilot(`p${index}`, 25 - index));
  const points = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
  const input = { pilots, points, dropsWorst: true, nextRaces: [], cut: 8 };
  const [first] = listNeeds({ ...input, roundsLeft: 14 });
  expect(first).toMatchObject({ best: 1, worst: 16, safeAt: null, status: 'open' });
});

test('two pilots of one race cannot both win it', () => {
  const pilots = [pilot('a', 13), pilot('b', 4), pilot('c', 4)];
  const input = { pilots, points: DEFAULT_POINTS, dropsWorst: false, roundsLeft: 1, cut: 2 };
  const status = (nextRaces: string[][]) => listNeeds({ ...input, nextRaces })[0]?.status;
  expect(status([['a'], ['b', 'c']])).toBe('in');
  expect(listNeeds({ ...input, nextRaces: [['b', 'c']] })[0]?.worst).toBe(2);
  expect(listNeeds({ ...input, nextRaces: [] })[0]?.worst).toBe(3);
});

test('enough on form is what the averages of the others leave', () => {
  const pilots = [pilot('a', 6, 6), pilot('b', 8, 8), pilot('c', 4, 4)];
  const [own] = listNeeds({
    pilots,
    points: DEFAULT_POINTS,
    dropsWorst: false,
    roundsLeft: 1,
    nextRaces: [],
    cut: 2,
  });
  expect(own).toMatchObject({ total: 12, rank: 2, enoughAt: 14, safeAt: 20 });
});
