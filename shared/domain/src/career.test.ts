import * as fc from 'fast-check';
import { type AttendedEvent, careerSeasons, careerTotals, lapSteps } from './career';

const event = (changes: Partial<AttendedEvent> = {}): AttendedEvent => ({
  id: 'event-1',
  clubId: 7,
  start: Date.UTC(2026, 4, 16),
  isOver: true,
  rank: 4,
  raceCount: 6,
  winCount: 2,
  bestLapSeconds: 25,
  ...changes,
});

describe('totals', () => {
  it.each<[string, Partial<AttendedEvent>, number, number]>([
    ['a first place is a win and a podium', { rank: 1 }, 1, 1],
    ['a third place is a podium', { rank: 3 }, 0, 1],
    ['a fourth place is neither', { rank: 4 }, 0, 0],
    ['no rank is neither', { rank: null }, 0, 0],
    ['an event that is not over is neither', { rank: 1, isOver: false }, 0, 0],
  ])('%s', (_, changes, wins, podiums) => {
    expect(careerTotals([event(changes)], 7)).toMatchObject({ wins, podiums });
  });

  it('add up races, and have the best lap of one club', () => {
    const events = [event(), event({ bestLapSeconds: 24.5 }), event({ clubId: 8, bestLapSeconds: 20 })];
    expect(careerTotals(events, 7)).toMatchObject({
      events: 3,
      races: 18,
      racesWon: 6,
      bestLapSeconds: 24.5,
    });
    expect(careerTotals(events, null).bestLapSeconds).toBeNull();
  });
});

test('seasons are years, newest first, without events that have no date', () => {
  const events = [event({ start: Date.UTC(2024, 0, 1), rank: 1 }), event(), event({ start: null })];
  expect(careerSeasons(events, 7).map(({ year, events: count, wins }) => [year, count, wins])).toEqual([
    [2026, 1, 0],
    [2024, 1, 1],
  ]);
});

test('a step is a record when it is faster than all before at the club', () => {
  const at = (month: number, bestLapSeconds: number | null, clubId = 7) =>
    event({ id: `e${month}`, start: Date.UTC(2026, month, 1), bestLapSeconds, clubId });
  const events = [at(5, 28), at(1, 30), at(2, 31), at(3, 20, 8), at(4, null), at(6, 28)];
  expect(lapSteps(events, 7).map(({ id, seconds, isRecord }) => [id, seconds, isRecord])).toEqual([
    ['e1', 30, true],
    ['e2', 31, false],
    ['e5', 28, true],
    ['e6', 28, false],
  ]);
});

test('records only fall', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 5, max: 99, noNaN: true })), (laps) => {
      const steps = lapSteps(
        laps.map((bestLapSeconds, index) => event({ start: index, bestLapSeconds })),
        7,
      );
      const records = steps.filter(({ isRecord }) => isRecord).map(({ seconds }) => seconds);
      expect(records).toEqual([...new Set(records)].sort((a, b) => b - a));
    }),
  );
});
