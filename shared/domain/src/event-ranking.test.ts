import { buildSummary } from '@holeshot/testing/models';
import fc from 'fast-check';
import { eventRanking, type RankingInput } from './event-ranking';
import { explainRank } from './explain';
import type { RaceSummary, Stage } from './model';

const pilots = ['ann', 'bob', 'cat', 'dan'].map((id) => ({ id, name: id }));

interface Flown {
  round: number;
  bracket?: string;
  eventType?: RaceSummary['eventType'];
  isRunning?: boolean;
  /** in order of their positions */
  order: readonly string[];
  changes?: Record<string, Partial<RaceSummary>>;
}

/** A race in `round<n>` whose first pilot has 10 points, the second 8, and so on. */
const flown = ({ round, bracket = 'None', eventType = 'Race', isRunning, order, changes = {} }: Flown) => ({
  roundId: `round${round}`,
  bracket,
  end: isRunning ? null : 1_000 * round,
  summaries: order.map((pilotId, index) =>
    buildSummary({
      pilotId,
      bracket,
      eventType,
      raceId: `${round}${bracket}`,
      roundId: `round${round}`,
      roundNumber: round,
      roundOrder: round * 100,
      position: isRunning ? null : index + 1,
      points: isRunning ? null : 10 - 2 * index,
      raceSeconds: 80 + index,
      targetLapSeconds: 75 + index,
      lapCount: 3,
      ...changes[pilotId],
    }),
  ),
});

const stage = (id: string, order: number, changes: Partial<Stage> = {}): Stage => ({
  id,
  eventId: 'event-1',
  name: id,
  order,
  stageType: 'Default',
  pointSummary: null,
  timeSummary: null,
  lapCountAfterRound: false,
  standings: null,
  ...changes,
});

const buildInput = (changes: Partial<RankingInput>): RankingInput => ({
  eventType: 'Race',
  pilots,
  rounds: [1, 2, 3].map((n) => ({ id: `round${n}`, order: n * 100, stageId: null })),
  stages: [],
  races: [],
  laps: [],
  rollOvers: [],
  ...changes,
});

const rank = (changes: Partial<RankingInput>) => eventRanking(buildInput(changes));

const inStages = (...stageIds: (string | null)[]) =>
  stageIds.map((stageId, index) => ({ id: `round${index + 1}`, order: (index + 1) * 100, stageId }));

const getRanks = ({ rows }: ReturnType<typeof rank>) => rows.map((row) => `${row.rank} ${row.pilotId}`);

describe('an event without stages', () => {
  it('ranks nobody before a race', () => {
    const { basis, rows } = rank({});
    expect(basis).toBeNull();
    expect(rows.map((row) => row.rank)).toEqual([null, null, null, null]);
  });

  it('ranks races by points; equal points share a rank, who did not fly has none', () => {
    const races = [
      flown({ round: 1, order: ['bob', 'ann'] }),
      flown({ round: 2, order: ['ann', 'bob', 'cat'] }),
    ];
    const ranking = rank({ races });
    expect(getRanks(ranking)).toEqual(['1 ann', '1 bob', '3 cat', 'null dan']);
    expect(ranking.basis).toEqual({ kind: 'points', stage: null });
    expect(ranking.rows[0]).toMatchObject({ points: 18, raceCount: 2, winCount: 1, lapCount: 6 });
  });

  it.each([
    ['TimeTrial', 'time', ['1 cat', '2 bob', 'null ann', 'null dan']],
    ['CasualPractice', 'time', ['1 cat', '2 bob', 'null ann', 'null dan']],
    ['Endurance', 'laps', ['1 bob', '2 ann', '3 cat', 'null dan']],
  ] as const)('of type %s goes by %s', (eventType, kind, expected) => {
    const changes = {
      ann: { targetLapSeconds: null, lapCount: 5 },
      bob: { targetLapSeconds: 30, lapCount: 9 },
      cat: { targetLapSeconds: 29, lapCount: 4 },
    };
    const races = [flown({ round: 1, eventType, order: ['ann', 'bob', 'cat'], changes })];
    const ranking = rank({ eventType, races });
    expect(getRanks(ranking)).toEqual(expected);
    expect(ranking.basis?.kind).toBe(kind);
  });

  it('goes by time while a racing event has only qualified', () => {
    const races = [
      { ...flown({ round: 1, eventType: 'TimeTrial', order: ['bob', 'ann'], changes: {} }) },
    ].map((race) => ({ ...race, summaries: race.summaries.map((row) => ({ ...row, points: null })) }));
    expect(rank({ races }).basis?.kind).toBe('time');
  });
});

describe('stages', () => {
  it('the finals decide, A before B; other pilots follow as in the stage before', () => {
    const ranking = rank({
      stages: [
        stage('heats', 100, { pointSummary: { dropWorstRound: false, roundPositionRollover: false } }),
        stage('finals', 200),
      ],
      rounds: inStages('heats', 'finals'),
      races: [
        flown({ round: 1, order: ['dan', 'cat', 'bob', 'ann'] }),
        flown({ round: 2, bracket: 'B', order: ['dan'] }),
        flown({
          round: 2,
          bracket: 'A',
          order: ['ann', 'bob'],
          changes: { bob: { dnf: true, raceSeconds: null } },
        }),
      ],
    });
    expect(ranking.rows.map((row) => [row.rank, row.pilotId, row.final])).toEqual([
      [1, 'ann', 'A1'],
      [2, 'bob', 'A2'],
      [3, 'dan', 'B1'],
      [4, 'cat', null],
    ]);
    expect(ranking.basis).toEqual({ kind: 'final', stage: { id: 'finals', name: 'finals' } });
    expect(ranking.rows.map(({ points }) => points)).toEqual([14, 14, 20, 8]);
    expect(ranking.rows.map(({ raceSeconds }) => raceSeconds)).toEqual([80, 82, 80, 81]);
  });

  it('keeps the A final ahead while it is still to be flown', () => {
    const ranking = rank({
      stages: [stage('finals', 100)],
      rounds: inStages('finals'),
      races: [
        flown({ round: 1, bracket: 'B', order: ['ann', 'bob'] }),
        flown({ round: 1, bracket: 'A', order: ['cat', 'dan'], isRunning: true }),
      ],
    });
    expect(ranking.rows.map((row) => [row.pilotId, row.final])).toEqual([
      ['cat', null],
      ['dan', null],
      ['ann', 'B1'],
      ['bob', 'B2'],
    ]);
    expect(ranking.racesLeft).toBe(1);
  });

  it('keeps the result of a final while another one of its letter is drawn', () => {
    const none = { raceSeconds: null };
    const ranking = rank({
      stages: [stage('heats', 100), stage('finals', 200)],
      rounds: inStages('heats', 'finals', 'finals'),
      races: [
        flown({ round: 1, order: ['ann', 'bob', 'cat'] }),
        flown({
          round: 2,
          bracket: 'A',
          order: ['ann', 'bob'],
          changes: { ann: { position: 2, raceSeconds: 96 }, bob: { position: 1, raceSeconds: 95 } },
        }),
        flown({
          round: 3,
          bracket: 'A',
          order: ['ann', 'bob', 'cat'],
          isRunning: true,
          changes: { ann: none, bob: none, cat: none },
        }),
      ],
    });
    expect(ranking.rows.slice(0, 3).map((row) => [row.pilotId, row.final, row.raceSeconds])).toEqual([
      ['bob', 'A1', 95],
      ['ann', 'A2', 96],
      ['cat', 'A3', 82],
    ]);
  });

  it.each(['A', 'Losers'])('in %s, pilots who share a position share a rank', (bracket) => {
    const out = { position: 2, dnf: true };
    const changes = { ann: { position: 1 }, cat: out, dan: out };
    const ranking = rank({
      stages: [stage('finals', 100)],
      rounds: inStages('finals'),
      races: [flown({ round: 1, bracket, order: ['dan', 'ann', 'cat'], changes })],
    });
    expect(getRanks(ranking).slice(0, 3)).toEqual(['1 ann', '2 cat', '2 dan']);
  });

  it('several finals of one letter go by the points of the stage', () => {
    const ranking = rank({
      stages: [
        stage('finals', 100, { pointSummary: { dropWorstRound: false, roundPositionRollover: false } }),
      ],
      rounds: inStages('finals', 'finals', 'finals'),
      races: [
        flown({ round: 1, bracket: 'A', order: ['bob', 'ann'] }),
        flown({ round: 2, bracket: 'A', order: ['bob', 'ann'] }),
        flown({ round: 3, bracket: 'A', order: ['ann', 'bob'] }),
      ],
    });
    expect(getRanks(ranking).slice(0, 2)).toEqual(['1 bob', '2 ann']);
  });

  it('an elimination ranks by the last round flown, then winners before losers, then the result', () => {
    const ranking = rank({
      stages: [stage('elimination', 100, { stageType: 'DoubleElimination' })],
      rounds: inStages('elimination', 'elimination'),
      races: [
        flown({ round: 1, bracket: 'Losers', order: ['dan'] }),
        flown({ round: 2, bracket: 'Losers', order: ['cat'] }),
        flown({ round: 2, bracket: 'Winners', order: ['bob', 'ann'] }),
      ],
    });
    expect(getRanks(ranking)).toEqual(['1 bob', '2 ann', '3 cat', '4 dan']);
    expect(ranking.basis?.kind).toBe('elimination');
  });

  it('standings of the desktop app stand above all', () => {
    const rows = [
      { name: 'cat', pilotId: 'cat', values: ['A1', '8'] },
      { name: 'gone', pilotId: 'gone', values: ['A2', '9'] },
      { name: 'ann', pilotId: 'ann', values: ['B1', '7'] },
    ];
    const ranking = rank({
      stages: [stage('finals', 100, { standings: { headings: ['Final', 'Points'], rows } })],
      rounds: inStages('finals'),
      races: [flown({ round: 1, order: ['ann', 'bob', 'cat'] })],
    });
    expect(ranking.rows.map((row) => [row.rank, row.pilotId, row.final])).toEqual([
      [1, 'cat', 'A1'],
      [2, 'ann', 'B1'],
      [null, 'bob', null],
      [null, 'dan', null],
    ]);
  });

  it.each([
    ['times', { timeSummary: { includeAllRounds: false, type: 'EventLap' } }, 'time', 'bob'],
    ['points', { pointSummary: { dropWorstRound: false, roundPositionRollover: true } }, 'points', 'cat'],
  ] as const)('without finals go by their %s', (_, summary, kind, first) => {
    const ranking = rank({
      stages: [stage('only', 100, summary)],
      rounds: inStages('only'),
      races: [flown({ round: 1, order: ['ann', 'bob', 'cat'], changes: { bob: { targetLapSeconds: 60 } } })],
      rollOvers: [
        { pilotId: 'cat', points: 20, roundOrder: 50 },
        { pilotId: 'bob', points: 90, roundOrder: 900 },
      ],
    });
    expect(ranking.basis?.kind).toBe(kind);
    expect(ranking.rows[0]?.pilotId).toBe(first);
  });

  it.each([
    ['PB', 'pbLapSeconds', [19, 20]],
    ['EventLap', 'targetLapSeconds', [60, 61]],
    ['RaceTime', 'raceSeconds', [70, 71]],
  ] as const)('has the times of the stage that decide the rank: %s', (type, field, times) => {
    const [first, second] = times;
    const ranking = rank({
      stages: [stage('heats', 100), stage('last', 200, { timeSummary: { includeAllRounds: false, type } })],
      rounds: inStages('heats', 'last'),
      races: [
        flown({ round: 1, order: ['ann', 'bob', 'cat'], changes: { ann: { [field]: 1 } } }),
        flown({
          round: 2,
          order: ['ann', 'bob'],
          changes: { ann: { [field]: second }, bob: { [field]: first } },
        }),
      ],
    });
    expect(ranking.rows.map((row) => [row.pilotId, row.targetSeconds])).toEqual([
      ['bob', first],
      ['ann', second],
      ['cat', null],
      ['dan', null],
    ]);
  });

  it('points of an earlier stage do not make one without points rank by points', () => {
    const none = { points: null };
    const ranking = rank({
      stages: [stage('only', 100)],
      rounds: inStages('only'),
      races: [flown({ round: 1, order: ['bob', 'ann'], changes: { ann: none, bob: none } })],
      rollOvers: [{ pilotId: 'cat', points: 20, roundOrder: 50 }],
    });
    expect(ranking.basis?.kind).toBe('time');
    expect(getRanks(ranking).slice(0, 2)).toEqual(['1 bob', '2 ann']);
  });

  it('a stage that includes all rounds goes by the times of all', () => {
    const fast = { targetLapSeconds: 60 };
    const input = {
      stages: [stage('only', 200, { timeSummary: { includeAllRounds: true, type: 'EventLap' as const } })],
      rounds: inStages(null, 'only'),
      races: [
        flown({ round: 1, order: ['cat', 'ann'], changes: { ann: fast } }),
        flown({ round: 2, order: ['bob', 'ann'] }),
      ],
    };
    const ranking = rank(input);
    expect(getRanks(ranking)).toEqual(['1 ann', '2 bob', '2 cat', 'null dan']);
    expect(ranking.basis?.stage?.id).toBe('only');
    const races = explainRank(buildInput(input), 'ann')?.races ?? [];
    expect(races.map(({ summary, isUsed }) => [summary.raceId, isUsed])).toEqual([
      ['1None', true],
      ['2None', false],
    ]);
  });

  it('pilots who flew only outside of stages come last, as in an event without stages', () => {
    const input = {
      stages: [stage('finals', 300)],
      rounds: inStages(null, null, 'finals'),
      races: [
        flown({ round: 1, order: ['ann', 'bob', 'cat'] }),
        flown({ round: 2, order: ['cat', 'dan', 'ann', 'bob'] }),
        flown({ round: 3, bracket: 'A', order: ['bob', 'ann'] }),
      ],
    };
    const ranking = rank(input);
    expect(ranking.basis).toEqual({ kind: 'final', stage: { id: 'finals', name: 'finals' } });
    expect(getRanks(ranking)).toEqual(['1 bob', '2 ann', '3 cat', '4 dan']);
    expect(explainRank(buildInput(input), 'cat')).toMatchObject({
      basis: { kind: 'points', stage: null },
      rank: 3,
      figure: 16,
      ahead: { pilotId: 'ann', rank: 2, figure: null },
    });
  });

  it('a stage without an ended race does not decide', () => {
    const ranking = rank({
      stages: [stage('heats', 100), stage('finals', 200)],
      rounds: inStages('heats', 'finals'),
      races: [flown({ round: 1, order: ['bob'] }), flown({ round: 2, order: ['ann'], isRunning: true })],
    });
    expect(ranking.basis?.stage?.id).toBe('heats');
  });

  it('a stage without an ended race does not decide, whatever the desktop app ranked in it', () => {
    const rows = [{ name: 'ann', pilotId: 'ann', values: ['0'] }];
    const ranking = rank({
      stages: [stage('heats', 100), stage('finals', 200, { standings: { headings: ['Points'], rows } })],
      rounds: inStages('heats', 'finals'),
      races: [
        flown({ round: 1, order: ['bob', 'ann'] }),
        flown({ round: 2, order: ['ann'], isRunning: true }),
      ],
    });
    expect(ranking.basis?.stage?.id).toBe('heats');
    expect(getRanks(ranking).slice(0, 2)).toEqual(['1 bob', '2 ann']);
  });
});

it('knows the best lap of each pilot', () => {
  const laps = [
    { raceId: 'r1', pilotId: 'ann', seconds: 25 },
    { raceId: 'r2', pilotId: 'ann', seconds: 24 },
    { raceId: 'r1', pilotId: 'bob', seconds: 24.5 },
  ];
  const { rows } = rank({ races: [flown({ round: 1, order: ['ann', 'bob'] })], laps });
  expect(rows.map(({ bestLap }) => bestLap?.seconds)).toEqual([24, 24.5]);
  expect(rows[0]?.bestLap?.raceId).toBe('r2');
});

const arbitraryRace = fc.record({
  round: fc.integer({ min: 1, max: 3 }),
  bracket: fc.constantFrom('None', 'Winners', 'Losers', 'A', 'B'),
  isRunning: fc.boolean(),
  order: fc.shuffledSubarray(['ann', 'bob', 'cat', 'dan'], { minLength: 1 }),
});

test('each pilot has one row; ranks rise, begin at 1 and leave a gap as wide as a tie', () => {
  fc.assert(
    fc.property(fc.array(arbitraryRace, { maxLength: 8 }), fc.boolean(), (races, hasStages) => {
      const { rows, basis } = rank({
        races: races.map(flown),
        ...(hasStages && {
          stages: [stage('one', 100), stage('two', 200)],
          rounds: inStages('one', 'one', 'two'),
        }),
      });
      expect(rows.map(({ pilotId }) => pilotId).sort()).toEqual(['ann', 'bob', 'cat', 'dan']);
      const ranks = rows.flatMap((row) => row.rank ?? []);
      expect(ranks.every((value, index) => value === index + 1 || value === ranks[index - 1])).toBe(true);
      expect(basis === null).toBe(ranks.length === 0);
    }),
  );
});

describe('explainRank', () => {
  const explain = (pilotId: string, changes: Partial<RankingInput>) =>
    explainRank(buildInput(changes), pilotId);
  const listRaces = (explanation: ReturnType<typeof explain>) =>
    explanation?.races.map(({ summary, isUsed, rankWithout }) => [summary.raceId, isUsed, rankWithout]);
  const heats = [
    flown({ round: 1, order: ['ann', 'bob', 'cat'] }),
    flown({ round: 2, order: ['bob', 'ann', 'cat'] }),
    flown({ round: 3, order: ['bob', 'cat', 'ann'] }),
  ];

  it('has the points of each race, and the place without it', () => {
    const explanation = explain('ann', { races: heats });
    expect(explanation).toMatchObject({
      basis: { kind: 'points', stage: null },
      rank: 2,
      rankedCount: 3,
      figure: 24,
      rollOver: 0,
      tiedWith: [],
      ahead: { pilotId: 'bob', rank: 1, figure: 28 },
    });
    expect(listRaces(explanation)).toEqual([
      ['1None', true, 3],
      ['2None', true, 3],
      ['3None', true, 3],
    ]);
  });

  it('leaves out the result that a stage drops, and adds points of the stage before', () => {
    const stages = [
      stage('heats', 100, { pointSummary: { dropWorstRound: true, roundPositionRollover: true } }),
    ];
    const rollOvers = [{ pilotId: 'ann', points: 10, roundOrder: 50 }];
    const rounds = inStages('heats', 'heats', 'heats');
    const explanation = explain('ann', { races: heats, stages, rounds, rollOvers });
    expect(explanation).toMatchObject({ rank: 1, figure: 28, rollOver: 10 });
    expect(listRaces(explanation)).toEqual([
      ['1None', true, 2],
      ['2None', true, 1],
      ['3None', false, 1],
    ]);
  });

  it('has no points of a race that scores none, whatever the desktop app stored', () => {
    const practice = flown({ round: 1, eventType: 'TimeTrial', order: ['ann', 'bob'] });
    const explanation = explain('ann', { races: [practice, ...heats.slice(1)] });
    expect(explanation?.races.map(({ figure, isUsed }) => [figure, isUsed])).toEqual([
      [null, false],
      [8, true],
      [6, true],
    ]);
  });

  it.each(['Endurance', 'TimeTrial'] as const)('has no figure of practice in a %s', (eventType) => {
    const races = [
      flown({ round: 1, eventType: 'Practice', order: ['ann'], changes: { ann: { targetLapSeconds: 1 } } }),
      flown({ round: 2, eventType, order: ['ann', 'bob'] }),
    ];
    const explanation = explain('ann', { eventType, races });
    expect(explanation?.races.map(({ figure, isUsed }) => [figure, isUsed])).toEqual([
      [null, false],
      [explanation?.figure, true],
    ]);
  });

  it('has the race of the best time', () => {
    const races = [60, 50, 55].map((targetLapSeconds, index) =>
      flown({
        round: index + 1,
        eventType: 'TimeTrial',
        order: ['bob', 'ann'],
        changes: { bob: { targetLapSeconds } },
      }),
    );
    expect(listRaces(explain('bob', { eventType: 'TimeTrial', races }))).toEqual([
      ['1None', false, 1],
      ['2None', true, 1],
      ['3None', false, 1],
    ]);
  });

  it('has the last race of a final, and the stage before for pilots in no final', () => {
    const stages = [stage('heats', 100), stage('finals', 200)];
    const races = [
      flown({ round: 1, order: ['dan', 'cat', 'bob', 'ann'] }),
      flown({ round: 2, bracket: 'A', order: ['ann', 'bob'] }),
      flown({ round: 3, bracket: 'A', order: ['bob', 'ann'] }),
    ];
    const input = { stages, races, rounds: inStages('heats', 'finals', 'finals') };
    expect(listRaces(explain('bob', input))).toEqual([
      ['2A', false, 1],
      ['3A', true, 2],
    ]);
    expect(explain('cat', input)).toMatchObject({ rank: 4, basis: { stage: { id: 'heats' } } });
  });

  it('names pilots who share a place, and returns nothing for an unranked pilot', () => {
    const races = [flown({ round: 1, order: ['bob', 'ann'] }), flown({ round: 2, order: ['ann', 'bob'] })];
    expect(explain('ann', { races })).toMatchObject({ rank: 1, ahead: null, tiedWith: ['bob'] });
    expect(explain('dan', { races })).toBeNull();
  });

  test('has the rank of the event, and points that are the sum of the used results', () => {
    fc.assert(
      fc.property(fc.array(arbitraryRace, { maxLength: 8 }), fc.boolean(), (races, hasStages) => {
        const input = buildInput({
          races: races.map(flown),
          ...(hasStages && {
            stages: [
              stage('one', 100, { pointSummary: { dropWorstRound: true, roundPositionRollover: false } }),
              stage('two', 200),
            ],
            rounds: inStages('one', 'one', 'two'),
          }),
        });
        for (const row of eventRanking(input).rows) {
          const explanation = explainRank(input, row.pilotId);
          expect(explanation?.rank ?? null).toBe(row.rank);
          if (explanation?.basis.kind !== 'points') continue;
          const used = explanation.races.filter(({ isUsed }) => isUsed);
          expect(used.reduce((sum, { figure }) => sum + (figure ?? 0), 0)).toBe(explanation.figure);
        }
      }),
    );
  });
});

test.each([
  ['a stage', [stage('quali', 100)], 'quali'],
  ['an event', [], null],
])('%s whose races have no points has no ranks by points', (_, stages, stageId) => {
  const rounds = [1, 2].map((n) => ({ id: `round${n}`, order: n * 100, stageId }));
  const none = Object.fromEntries(
    pilots.map(({ id }) => [id, { points: 0, targetLapSeconds: null, raceSeconds: null, lapCount: 0 }]),
  );
  const races = [flown({ round: 1, order: ['ann', 'bob', 'cat', 'dan'], changes: none })];
  const { basis, rows } = rank({ stages, rounds, races });
  expect(basis).toBeNull();
  expect(rows.map(({ rank: place }) => place)).toEqual([null, null, null, null]);
});

test('laps of practice do not count in an Endurance', () => {
  const races = [
    flown({ round: 1, eventType: 'Practice', order: ['ann', 'cat'], changes: { ann: { lapCount: 40 } } }),
    flown({ round: 2, eventType: 'Endurance', order: ['bob', 'ann'], changes: { bob: { lapCount: 9 } } }),
  ];
  const { rows } = rank({ eventType: 'Endurance', races });
  expect(rows.map((row) => [row.pilotId, row.rank, row.lapCount])).toEqual([
    ['bob', 1, 9],
    ['ann', 2, 3],
    ['cat', null, 0],
    ['dan', null, 0],
  ]);
});

test('an Endurance without a lap has no ranks', () => {
  const none = Object.fromEntries(pilots.map(({ id }) => [id, { lapCount: 0 }]));
  const races = [flown({ round: 1, eventType: 'Endurance', order: ['ann', 'bob'], changes: none })];
  expect(rank({ eventType: 'Endurance', races }).rows.every(({ rank: place }) => place === null)).toBe(true);
});
