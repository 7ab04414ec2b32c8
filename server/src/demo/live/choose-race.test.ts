import { chooseRace } from './choose-race';

type State = 'flown' | 'flying' | 'waiting';

const races = (...states: State[]) =>
  states.map((state, index) => ({
    id: `race-${index}`,
    roundId: `round-${Math.floor(index / 2)}`,
    roundOrder: Math.floor(index / 2),
    raceNumber: index + 1,
    start: state === 'waiting' ? null : 1_000 * index,
    end: state === 'flown' ? 1_000 * index + 500 : null,
  }));

test.each([
  ['the race in progress', races('flown', 'waiting', 'flying'), 'race-2', []],
  ['the next race', races('flown', 'waiting', 'waiting'), 'race-1', []],
  ['the last round once more', races('flown', 'flown', 'flown', 'flown'), 'race-2', ['race-2', 'race-3']],
])('chooses %s', (_, list, raceId, resetIds) => {
  expect(chooseRace(list)).toEqual({ raceId, resetIds });
});

test('chooses nothing without races', () => {
  expect(chooseRace([])).toBeUndefined();
});
