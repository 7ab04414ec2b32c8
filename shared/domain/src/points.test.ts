import { buildSummary } from '@holeshot/testing/models';
import fc from 'fast-check';
import { lapCounts } from './lap-counts';
import { hasPoints, pointsTable } from './points';

const pilots = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
  { id: 'cat', name: 'Cat' },
  { id: 'dan', name: 'Dan' },
];

const rounds = [1, 2, 3].map((n) => ({ id: `round${n}`, order: n * 100 }));

function scored(pilotId: string, roundNumber: number, points: number, bracket = 'None') {
  return buildSummary({ pilotId, roundNumber, roundOrder: roundNumber * 100, points, bracket });
}

describe('lapCounts', () => {
  const summaries = [
    buildSummary({ pilotId: 'ann', roundNumber: 2, roundOrder: 300, lapCount: 5 }),
    buildSummary({ pilotId: 'ann', eventType: 'TimeTrial', roundNumber: 1, roundOrder: 100, lapCount: 3 }),
    buildSummary({ pilotId: 'bob', eventType: 'TimeTrial', roundNumber: 1, roundOrder: 100, lapCount: 4 }),
    buildSummary({
      pilotId: 'bob',
      eventType: 'TimeTrial',
      roundNumber: 1,
      roundOrder: 100,
      raceNumber: 2,
      lapCount: 4,
    }),
  ];

  it('has a column per round type and number, by round order', () => {
    expect(lapCounts(summaries, pilots).columns.map(({ label }) => label)).toEqual(['T1', 'R2']);
  });

  it('adds up two races in one round; equal totals share a rank, a missed round is empty', () => {
    expect(lapCounts(summaries, pilots).rows).toEqual([
      { pilotId: 'ann', rank: 1, cells: [3, 5], total: 8 },
      { pilotId: 'bob', rank: 1, cells: [8, null], total: 8 },
      { pilotId: 'cat', rank: 3, cells: [null, null], total: 0 },
      { pilotId: 'dan', rank: 3, cells: [null, null], total: 0 },
    ]);
  });

  it('has no laps of a race that is drawn and not flown, and 0 of who did not cross in one that is', () => {
    const drawn = { roundNumber: 2, roundOrder: 200, lapCount: 0, holeshotSeconds: null, position: null };
    const rows = [
      buildSummary({ pilotId: 'ann', raceId: 'flown', lapCount: 3 }),
      buildSummary({ ...drawn, pilotId: 'bob', raceId: 'flown', roundNumber: 1, roundOrder: 100 }),
      buildSummary({ ...drawn, pilotId: 'ann', raceId: 'drawn' }),
      buildSummary({ ...drawn, pilotId: 'bob', raceId: 'drawn' }),
    ];
    const cells = lapCounts(rows, pilots).rows.map((row) => row.cells);
    expect(cells.slice(0, 2)).toEqual([
      [3, null],
      [0, null],
    ]);
  });

  it('has totals that sum up the columns', () => {
    const row = fc.record({
      pilotId: fc.constantFrom('ann', 'bob'),
      roundNumber: fc.nat(4),
      lapCount: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const table = lapCounts(rows.map(buildSummary), pilots);
        const all = rows.reduce((sum, { lapCount }) => sum + lapCount, 0);
        expect(table.rows.reduce((sum, { total }) => sum + total, 0)).toBe(all);
      }),
    );
  });
});

describe('hasPoints', () => {
  const trial = buildSummary({ eventType: 'TimeTrial', points: 5 });
  it.each([
    ['points of a race', [scored('ann', 1, 0), scored('bob', 1, 8)], [], true],
    ['only zero points', [scored('ann', 1, 0), scored('bob', 1, 0)], [{ points: 0 }], false],
    ['a race without points, and a time trial', [buildSummary({ points: null }), trial], [], false],
    ['points brought into the stage', [], [{ points: 0 }, { points: 2 }], true],
  ])('%s', (_, summaries, rollOvers, expected) => {
    expect(hasPoints(summaries, rollOvers)).toBe(expected);
  });
});

describe('pointsTable', () => {
  it("groups pilots by their first race's bracket, and ranks each group", () => {
    const summaries = [
      scored('ann', 1, 10, 'Losers'),
      scored('bob', 1, 8, 'Winners'),
      scored('cat', 2, 6, 'Losers'),
      scored('cat', 1, 6, 'Winners'),
    ];
    const { groups } = pointsTable({ summaries, pilots, rounds });
    expect(
      groups.map(({ bracket, rows }) => [bracket, rows.map(({ pilotId, rank }) => [pilotId, rank])]),
    ).toEqual([
      [
        'Winners',
        [
          ['cat', 1],
          ['bob', 2],
        ],
      ],
      ['Losers', [['ann', 1]]],
    ]);
  });

  it('leaves out time trials and pilots without a race', () => {
    const summaries = [
      scored('ann', 1, 10),
      buildSummary({ pilotId: 'bob', eventType: 'TimeTrial', points: 5 }),
    ];
    const { columns, groups } = pointsTable({ summaries, pilots, rounds });
    expect(columns.map(({ label }) => label)).toEqual(['R1']);
    expect(groups.flatMap(({ rows }) => rows).map(({ pilotId }) => pilotId)).toEqual(['ann']);
  });

  const summaries = [
    ...[10, 2, 8].map((points, index) => scored('ann', index + 1, points)),
    scored('bob', 1, 6),
    scored('bob', 3, 4),
    scored('cat', 1, 8),
  ];
  const dropping = { dropWorstRound: true, roundPositionRollover: false };

  function totals(pointSummary: { dropWorstRound: boolean; roundPositionRollover: boolean } | null) {
    const rollOvers = [{ pilotId: 'ann', points: 1 }];
    const [group] = pointsTable({ summaries, pilots, rounds, pointSummary, rollOvers }).groups;
    return group?.rows.map(({ pilotId, total, stageTotal }) => [pilotId, total, stageTotal]);
  }

  it('has no stage total when the stage has no point summary', () => {
    expect(totals(null)).toEqual([
      ['ann', 20, null],
      ['bob', 10, null],
      ['cat', 8, null],
    ]);
  });

  it('drops the worst round, except for a pilot who missed one or has a single result', () => {
    expect(totals(dropping)).toEqual([
      ['ann', 20, 18],
      ['bob', 10, 10],
      ['cat', 8, 8],
    ]);
  });

  it('names the round that is dropped', () => {
    const [group] = pointsTable({ summaries, pilots, rounds, pointSummary: dropping }).groups;
    expect(group?.rows.map(({ pilotId, dropped }) => [pilotId, dropped?.roundNumber ?? null])).toEqual([
      ['ann', 2],
      ['bob', null],
      ['cat', null],
    ]);
  });

  it('adds roll-over points, which count as a result when the worst is dropped', () => {
    expect(totals({ dropWorstRound: false, roundPositionRollover: true })?.[0]).toEqual(['ann', 20, 21]);
    const both = { dropWorstRound: true, roundPositionRollover: true };
    expect(totals(both)?.[0]).toEqual(['ann', 20, 20]);
    const dropsRollOver = [1, 2].map((points) => {
      const { groups } = pointsTable({
        summaries,
        pilots,
        rounds,
        pointSummary: both,
        rollOvers: [{ pilotId: 'ann', points }],
      });
      return groups[0]?.rows[0]?.dropsRollOver;
    });
    expect(dropsRollOver).toEqual([true, false]);
  });
});
