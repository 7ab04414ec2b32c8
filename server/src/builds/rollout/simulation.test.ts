import { type SimulatedEnd, seededRandom, simulateRollout } from '../testing/simulate-rollout';

const VISITORS = 100_000;
const RUNS = 100;
/** Robots run no scripts. */
const READY = 0.8;

interface Case {
  failing: number;
  stableFailing: number;
  ready?: number;
}

function run({ failing, stableFailing, ready = READY }: Case, runs = RUNS): SimulatedEnd[] {
  return Array.from({ length: runs }, (_, seed) =>
    simulateRollout({
      visitors: VISITORS,
      candidate: { failing, ready },
      stable: { failing: stableFailing, ready: READY },
      random: seededRandom(seed + 1),
    }),
  );
}

const countEnds = (ends: readonly SimulatedEnd[], state: SimulatedEnd['state']): number =>
  ends.filter((end) => end.state === state).length;

test.each([
  ['fails for 2 % of visitors', { failing: 0.02, stableFailing: 0.001 }],
  ['fails for everybody', { failing: 1, stableFailing: 0.001 }],
  ['never becomes interactive, and reports nothing', { failing: 0.001, stableFailing: 0.001, ready: 0 }],
  ['becomes interactive half as often', { failing: 0.001, stableFailing: 0.001, ready: READY / 2 }],
])('a build that %s is rolled back within 1,000 exposures in all runs', (_, rates) => {
  const ends = run(rates);
  const inTime = ends.filter(({ state, exposures }) => state === 'rolled-back' && exposures <= 1_000);
  expect(inTime.length).toBe(RUNS);
});

test.each([0.001, 0.02])(
  'an equal build is rolled back in at most 0.5 % of runs, where %d of visitors see a failure',
  (failing) => {
    const ends = run({ failing, stableFailing: failing });
    expect(countEnds(ends, 'rolled-back')).toBeLessThanOrEqual(0.005 * RUNS);
    expect(countEnds(ends, 'promoted')).toBeGreaterThanOrEqual(0.9 * RUNS);
  },
);

test('a better build is never rolled back', () => {
  expect(countEnds(run({ failing: 0.001, stableFailing: 0.02 }, 10), 'rolled-back')).toBe(0);
});
