import fc from 'fast-check';
import { compareRaces, isEventFinished, raceState, splitRaces } from './race-state';

const ROUND_ORDERS: Record<string, number> = { first: 100, second: 200 };

function race(
  id: string,
  roundId: string | null,
  raceNumber: number,
  start: number | null,
  end: number | null,
) {
  return { id, roundId, roundOrder: ROUND_ORDERS[roundId ?? ''] ?? 0, raceNumber, start, end };
}

it.each([
  [null, null, 'not-started'],
  [null, 5, 'not-started'],
  [1, null, 'in-progress'],
  [1, 5, 'finished'],
] as const)('a race with start %p and end %p is %s', (start, end, state) => {
  expect(raceState({ start, end })).toBe(state);
});

it('sorts races by round order, then number; races without a round are last', () => {
  const races = [
    race('d', null, 1, null, null),
    race('c', 'second', 1, null, null),
    race('b', 'first', 2, null, null),
    race('a', 'first', 1, null, null),
  ];
  expect(races.sort(compareRaces).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

describe('splitRaces', () => {
  const races = [
    race('r5', 'second', 2, null, null),
    race('r4', 'second', 1, 40, null),
    race('r3', 'first', 3, null, null),
    race('r2', 'first', 2, 20, 25),
    race('r1', 'first', 1, 10, 15),
  ];

  it('returns the last finished races', () => {
    expect(
      splitRaces(races)
        .last(1)
        .map(({ id }) => id),
    ).toEqual(['r2']);
    expect(
      splitRaces(races)
        .last(3)
        .map(({ id }) => id),
    ).toEqual(['r1', 'r2']);
    expect(splitRaces(races).last(0)).toEqual([]);
  });

  it('returns the race in progress first, even out of order', () => {
    expect(
      splitRaces(races)
        .next(2)
        .map(({ id }) => id),
    ).toEqual(['r4', 'r3']);
  });

  it('contains every race exactly once', () => {
    const anyRace = fc.record({
      id: fc.uuid(),
      roundId: fc.constantFrom('first', 'second', null),
      roundOrder: fc.nat(3),
      raceNumber: fc.nat(9),
      start: fc.option(fc.nat()),
      end: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(fc.array(anyRace), (some) => {
        const { last, next } = splitRaces(some);
        const all = [...last(some.length), ...next(some.length)];
        expect(new Set(all)).toEqual(new Set(some));
        expect(all).toHaveLength(some.length);
      }),
    );
  });
});

it.each([
  [[1], [], true],
  [[1], [2], false],
  [[], [], false],
  [[], [2], false],
])('an event with last %p and next %p is finished: %p', (last, next, expected) => {
  expect(isEventFinished(last, next)).toBe(expected);
});
