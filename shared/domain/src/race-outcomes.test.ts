import { buildSummary } from '@holeshot/testing/models';
import fc from 'fast-check';
import type { EventType, RaceSummary } from './model';
import { raceOutcomes } from './race-outcomes';

const getRows = (eventType: EventType, changes: Partial<RaceSummary>[], targetLaps = 3) =>
  raceOutcomes(
    changes.map((change, index) =>
      buildSummary({ pilotId: 'abcd'.charAt(index), eventType, targetLapCount: 3, lapCount: 3, ...change }),
    ),
    targetLaps,
  ).map(({ pilotId, place, text, gap, isOut }) => [pilotId, place, text, gap, isOut]);

it('gives the time of the winner of a Race, the gaps of the others and the laps of who went out', () => {
  expect(
    getRows('Race', [
      { position: 3, dnf: true, lapCount: 2 },
      { position: 2, raceSeconds: 96.15 },
      { position: 1, raceSeconds: 89.17 },
    ]),
  ).toEqual([
    ['c', 1, '89.17', '', false],
    ['b', 2, '+6.98', '', false],
    ['a', null, '2 of 3 laps', '', true],
  ]);
});

it.each<[string, EventType, Partial<RaceSummary>[], number, unknown[][]]>([
  [
    'best laps with gaps in a TimeTrial',
    'TimeTrial',
    [
      { position: 1, targetLapSeconds: 60 },
      { position: 2, targetLapSeconds: 61.5 },
      { position: 3, lapCount: 1 },
    ],
    3,
    [
      ['a', 1, '60.00', '', false],
      ['b', 2, '61.50', '+1.50', false],
      ['c', null, '1 of 3 laps', '', true],
    ],
  ],
  [
    'laps in an Endurance',
    'Endurance',
    [
      { position: 1, lapCount: 7 },
      { position: 2, lapCount: 1 },
    ],
    3,
    [
      ['a', 1, '7 laps', '', false],
      ['b', 2, '1 lap', '', false],
    ],
  ],
  [
    'the own time of a pilot whom the director placed behind a slower one',
    'Race',
    [
      { position: 1, raceSeconds: 90 },
      { position: 2, raceSeconds: 80 },
    ],
    3,
    [
      ['a', 1, '90.00', '', false],
      ['b', 2, '80.00', '', false],
    ],
  ],
  [
    'laps where the race is too short for a time',
    'Race',
    [{ position: 1, lapCount: 2 }],
    2,
    [['a', 1, '2 laps', '', false]],
  ],
  [
    'DNF for a pilot with all laps',
    'Race',
    [{ position: 1, dnf: true, raceSeconds: 80 }],
    3,
    [['a', null, 'DNF', '', true]],
  ],
])('gives %s', (_, eventType, changes, targetLaps, rows) => {
  expect(getRows(eventType, changes, targetLaps)).toEqual(rows);
});

it('has each pilot once, nobody above a pilot who finished before, and no negative gap', () => {
  const row = fc.record({
    position: fc.integer({ min: 1, max: 8 }),
    raceSeconds: fc.option(fc.double({ min: 10, max: 400, noNaN: true })),
    dnf: fc.boolean(),
    lapCount: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (changes) => {
      const summaries = changes.map((change, index) => buildSummary({ pilotId: String(index), ...change }));
      const outcomes = raceOutcomes(summaries, 3);
      expect(outcomes.map(({ pilotId }) => pilotId).sort()).toEqual(summaries.map(({ pilotId }) => pilotId));
      const places = outcomes.map(({ place }) => place ?? 99);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(outcomes.every(({ text }) => text !== '' && !text.startsWith('-'))).toBe(true);
    }),
  );
});
