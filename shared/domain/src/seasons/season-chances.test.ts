import fc from 'fast-check';
import { type SeasonPlace, type SeasonRule, seasonChances, seasonStandings } from '.';

const PILOTS = ['A', 'B', 'C'];
/** A season in which the pilots come in this order in each event that is over. */
const fly = (rule: SeasonRule, ...orders: string[]) =>
  seasonStandings(
    rule,
    orders.map((order) => ({
      isOver: true,
      places: [...order].map((pilot, index): SeasonPlace => ({ pilot, rank: index + 1 })),
    })),
  );
const listChances = (rule: SeasonRule, left: number, ...orders: string[]) =>
  seasonChances(rule, fly(rule, ...orders), left);

const FIVE: SeasonRule = { points: 'five', counted: null };

describe('worked by hand', () => {
  test('one event left: A 30, B 24, C 18; B draws level with 6 points, C is out', () => {
    // A has won with 5 points: 30 + 5 > 24 + 10, which a fourth place (4) misses and a third (6) has
    expect(listChances(FIVE, 1, 'ABC', 'ABC', 'ABC')).toEqual([
      { state: 'open', level: null, enough: 6 },
      { state: 'open', level: 6, enough: null },
      { state: 'out', level: null, enough: null },
    ]);
  });

  test('A has 50, B 36: with one event left nobody reaches A, 46 at most', () => {
    const [leader, ...others] = listChances(FIVE, 1, 'ABC', 'ABC', 'ABC', 'ABC', 'ACB') ?? [];
    expect(leader?.state).toBe('won');
    expect(others.map(({ state }) => state)).toEqual(['out', 'out']);
  });

  test('dropped results: best two of 10 10 and 8 8, a win brings B from 16 to 18, which A has passed', () => {
    const rule: SeasonRule = { points: 'five', counted: 2 };
    expect(listChances(rule, 1, 'AB', 'AB')?.map(({ state }) => state)).toEqual(['won', 'out']);
    // with two left B can have 20, which is level, and takes two wins
    expect(listChances(rule, 2, 'AB', 'AB')).toEqual([
      { state: 'open', level: null, enough: null },
      { state: 'open', level: 20, enough: null },
    ]);
  });

  test('a pilot without a result so far counts as a rival', () => {
    // A has 10; a newcomer may win both events left and have 20
    expect(listChances(FIVE, 2, 'A')).toEqual([{ state: 'open', level: null, enough: 12 }]);
  });

  test('nothing is needed without an event left, and nothing is certain where a win has no fixed points', () => {
    expect(listChances(FIVE, 0, 'ABC')).toBeNull();
    expect(listChances({ points: 'beaten', counted: null }, 1, 'ABC')).toBeNull();
    expect(listChances(FIVE, 3)).toBeNull();
  });
});

const combine = <T>(options: readonly T[], length: number): T[][] =>
  length === 0 ? [[]] : combine(options, length - 1).flatMap((row) => options.map((one) => [...row, one]));

/** Every outcome of the events left, as the points of A, B, C and of somebody new in each. */
function listOutcomes(rule: SeasonRule, rows: ReturnType<typeof fly>, left: number) {
  const perPilot = combine([10, 8, 6, 4, 2, 0], left);
  const total = (own: readonly number[], scored: readonly number[]) =>
    [...own, ...scored]
      .sort((a, b) => b - a)
      .slice(0, rule.counted ?? undefined)
      .reduce((sum, one) => sum + one, 0);
  return [...rows.map(({ results }) => results.flatMap((one) => one?.points ?? [])), []].map((own) =>
    perPilot.map((scored) => ({
      scored: scored.reduce((sum, one) => sum + one, 0),
      total: total(own, scored),
    })),
  );
}

test('winners, pilots who are out, and sufficient points agree with every outcome', () => {
  const order = fc.shuffledSubarray(PILOTS, { minLength: 1 }).map((pilots) => pilots.join(''));
  const season = fc.record({
    orders: fc.array(order, { minLength: 1, maxLength: 5 }),
    counted: fc.option(fc.integer({ min: 1, max: 4 })),
    left: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(season, ({ orders, counted, left }) => {
      const rule: SeasonRule = { points: 'five', counted };
      const rows = fly(rule, ...orders);
      const outcomes = listOutcomes(rule, rows, left);
      for (const [index, chance] of (seasonChances(rule, rows, left) ?? []).entries()) {
        // pilots score independently, so the extremes of each are those of the whole
        const own = outcomes[index] ?? [];
        const others = outcomes.filter((_, other) => other !== index);
        const worstRival = Math.max(...others.flat().map(({ total }) => total));
        const idleRival = Math.max(...others.map((ofOne) => Math.min(...ofOne.map(({ total }) => total))));
        const totals = own.map(({ total }) => total);
        const [least, most] = [Math.min(...totals), Math.max(...totals)];
        expect(chance.state).toBe(least > worstRival ? 'won' : most < idleRival ? 'out' : 'open');
        const cheapest = (target: number) =>
          Math.min(...own.filter(({ total }) => total >= target).map(({ scored }) => scored));
        if (chance.state !== 'open') continue;
        expect(chance.enough ?? Number.POSITIVE_INFINITY).toBe(cheapest(worstRival + 1));
        const isLeader = rows[index]?.rank === 1;
        expect(chance.level).toBe(isLeader ? null : cheapest(rows[0]?.total ?? 0));
      }
    }),
  );
});
