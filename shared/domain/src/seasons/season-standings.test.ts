import fc from 'fast-check';
import { type SeasonPlace, type SeasonRule, seasonMoves, seasonStandings } from '.';

/** Places as text: `A1 B2` is A before B; `C-` has no place. */
const parsePlaces = (text: string): SeasonPlace[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ pilot: one[0] ?? '', rank: one[1] === '-' ? null : Number(one.slice(1)) }));
const over = (...events: string[]) => events.map((text) => ({ isOver: true, places: parsePlaces(text) }));
/** Rows as text: rank, pilot, total; results with their points, dropped ones in brackets. */
const listRows = (rule: SeasonRule, events: Parameters<typeof seasonStandings>[1]): string[] =>
  seasonStandings(rule, events).map(({ rank, pilot, total, results }) => {
    const texts = results.map((one) => (!one ? '–' : one.counts ? one.points : `(${one.points})`));
    return `${rank} ${pilot} ${total}: ${texts.join(' ')}`;
  });

const FIVE: SeasonRule = { points: 'five', counted: null };

describe('worked by hand', () => {
  test('the first five places score 10 8 6 4 2', () => {
    expect(listRows(FIVE, over('A1 B2 C3 D4 E5 F6', 'B1 A2 G-'))).toEqual([
      ...['1 A 18: 10 8', '1 B 18: 8 10'],
      ...['3 C 6: 6 –', '4 D 4: 4 –', '5 E 2: 2 –', '6 F 0: 0 –'],
    ]);
  });

  test('the first ten places score 25 18 15 12 10 8 6 4 2 1', () => {
    const places = over('A1 B2 C3 D4 E5 F6 G7 H8 I9 J10 K11');
    expect(seasonStandings({ points: 'ten', counted: null }, places).map(({ total }) => total)).toEqual([
      ...[25, 18, 15, 12, 10, 8, 6, 4, 2, 1, 0],
    ]);
  });

  test('a point for each pilot beaten: of four, 3 2 1 0; who shares a place beats the same; no place is not beaten', () => {
    const rule: SeasonRule = { points: 'beaten', counted: null };
    expect(listRows(rule, over('A1 B2 C2 D4 E-'))).toEqual(['1 A 3: 3', '2 B 1: 1', '2 C 1: 1', '4 D 0: 0']);
  });

  test('pilots who share a place share its points', () => {
    expect(listRows(FIVE, over('A1 B1 C3'))).toEqual(['1 A 10: 10', '1 B 10: 10', '3 C 6: 6']);
  });

  test('the best two of three count: 10 + 8 without 6; of equal results the earlier one counts', () => {
    const rule: SeasonRule = { points: 'five', counted: 2 };
    expect(listRows(rule, over('A1 B2', 'C1 B2 A3', 'C1 A2 B4'))).toEqual([
      '1 C 20: – 10 10',
      '2 A 18: 10 (6) 8',
      '3 B 16: 8 8 (4)',
    ]);
  });

  test('a tie is broken by head to head, dropped results included', () => {
    // A and B have 10 + 8; B was ahead in the first and third event
    const rule: SeasonRule = { points: 'five', counted: 2 };
    expect(listRows(rule, over('B1 A2', 'A1 B2', 'B4 A5'))).toEqual(['1 B 18: 10 8 (4)', '2 A 18: 8 10 (2)']);
  });

  test('three who beat each other in a circle share a rank, and the next rank skips', () => {
    const circle = over('A1 B2', 'B1 C2', 'C1 A2', 'D4');
    expect(listRows(FIVE, circle).map((text) => text.slice(0, 6))).toEqual([
      ...['1 A 18', '1 B 18', '1 C 18', '4 D 4:'],
    ]);
  });

  test('those who are level within a tie are compared among themselves', () => {
    // 10 each: A beats C and D, B beats C, D beats B, so A 2, B 0, C -2, D 0; and D is ahead of B
    const events = over('A1', 'B1', 'C1', 'D1', 'A6 C7', 'A6 D7', 'B6 C7', 'D6 B7');
    expect(listRows(FIVE, events).map((text) => text.slice(0, 3))).toEqual(['1 A', '2 D', '3 B', '4 C']);
  });

  test('an event that is not over scores nothing, and a pilot who is in one twice has the better place', () => {
    expect(listRows(FIVE, [...over('A3 B2 A1'), { isOver: false, places: parsePlaces('B1') }])).toEqual([
      '1 A 10: 10 –',
      '2 B 8: 8 –',
    ]);
  });

  test('lists pilots whose rank or total differs', () => {
    const before = seasonStandings(FIVE, over('A1 B2 C3'));
    expect(seasonMoves(before, seasonStandings(FIVE, over('B1 C3 D2')))).toEqual([
      { pilot: 'B', rank: [2, 1], total: [8, 10] },
      { pilot: 'D', rank: [null, 2], total: [null, 8] },
      { pilot: 'A', rank: [1, null], total: [10, null] },
    ]);
    expect(seasonMoves(before, before)).toEqual([]);
  });
});

const anyPlaces = fc
  .array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.option(fc.integer({ min: 1, max: 7 }))), {
    maxLength: 5,
  })
  .map((rows): SeasonPlace[] => rows.map(([pilot, rank]) => ({ pilot, rank })));
const anyEvents = fc.array(fc.record({ isOver: fc.boolean(), places: anyPlaces }), { maxLength: 5 });
const anyRule = fc.record({
  points: fc.constantFrom('five' as const, 'ten' as const, 'beaten' as const),
  counted: fc.option(fc.integer({ min: 1, max: 4 })),
});

test('standings do not depend on the order of events or places', () => {
  const ranks = (rule: SeasonRule, events: Parameters<typeof seasonStandings>[1]) =>
    seasonStandings(rule, events).map(({ pilot, rank, total }) => ({ pilot, rank, total }));
  fc.assert(
    fc.property(anyRule, anyEvents, (rule, events) => {
      const turned = events.map((event) => ({ ...event, places: event.places.toReversed() })).reverse();
      expect(ranks(rule, turned)).toEqual(ranks(rule, events));
    }),
  );
});

test('a total is the sum of the best results, and ranks follow the totals', () => {
  fc.assert(
    fc.property(anyRule, anyEvents, (rule, events) => {
      const rows = seasonStandings(rule, events);
      for (const [index, { results, rank, total }] of rows.entries()) {
        const points = results.flatMap((result) => result?.points ?? []).sort((a, b) => b - a);
        const best = points.slice(0, rule.counted ?? points.length);
        expect(total).toBe(best.reduce((sum, one) => sum + one, 0));
        expect(results.filter((result) => result?.counts)).toHaveLength(best.length);
        const before = rows[index - 1];
        if (!before) expect(rank).toBe(1);
        else expect([before.rank, index + 1]).toContain(rank);
        if (before) expect(total).toBeLessThanOrEqual(before.total);
      }
    }),
  );
});

test('a better place that nobody else has never lowers the rank', () => {
  const rule = anyRule.filter(({ points }) => points !== 'beaten');
  fc.assert(
    fc.property(rule, anyEvents, fc.nat(), (rules, events, at) => {
      const improved = events.map((event, index) =>
        index === at % events.length
          ? {
              ...event,
              places: event.places.map((one) =>
                one.pilot === 'A' && one.rank !== null ? { ...one, rank: one.rank - 1 || 1 } : one,
              ),
            }
          : event,
      );
      const getRank = (list: typeof events) =>
        seasonStandings(rules, list).find(({ pilot }) => pilot === 'A')?.rank ?? 99;
      expect(getRank(improved)).toBeLessThanOrEqual(getRank(events));
    }),
  );
});
