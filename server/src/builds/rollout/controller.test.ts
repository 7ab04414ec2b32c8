import type { BuildFigures, Rollout } from '@holeshot/contract/wire';
import fc from 'fast-check';
import { buildRegistry, withRollout } from '../../testing/build-registry';
import { chooseStable, judgeRollout, MIN_SAMPLE } from './controller';
import type { FiguresPair } from './guards';
import { NO_FIGURES } from './read-figures';

const START = '2026-11-22T10:00:00.000Z';
const STEPS = [
  { weight: 100, bakeMinutes: 30 },
  { weight: 10_000, bakeMinutes: 30 },
];

function getRollout(values: Partial<Rollout> = {}): Rollout {
  const { rollout } = withRollout(buildRegistry(), { steps: STEPS, at: START }).remotes['mf-race'] ?? {};
  if (!rollout) throw new Error('There is no rollout');
  return { ...rollout, ...values };
}

const figures = (values: Partial<BuildFigures>): BuildFigures => ({ ...NO_FIGURES, ...values });

const judge = (
  candidate: Partial<BuildFigures>,
  stable: Partial<BuildFigures>,
  { minutes = 60, isFrozen = false, rollout = getRollout() } = {},
) => {
  const pair: FiguresPair = { candidate: figures(candidate), stable: figures(stable) };
  const nowMs = Date.parse(START) + minutes * 60_000;
  return judgeRollout('mf-race', rollout, { current: pair, settled: pair }, { nowMs, isFrozen });
};

const GOOD = { exposures: 600, ready: 540, crashes: 1 };
const STABLE = { exposures: 59_400, ready: 53_460, crashes: 60 };

test.each([
  [
    'a good candidate advances',
    GOOD,
    'advancing',
    '1 failure on 600 pages, and the step has lasted its time. On to 100 % of visitors.',
  ],
  [
    'a small sample collects',
    { exposures: 100, opened: 20, ready: 90 },
    'collecting',
    '0 failures on 120 pages. A step needs 500 pages.',
  ],
  [
    'a failing candidate is rolled back',
    { exposures: 600, ready: 540, crashes: 12 },
    'rolling-back',
    'Failures: 2.00 % (12 of 600 pages) against 0.10 % (60 of 59,400 pages) with the stable build.',
  ],
  [
    'pages that never become interactive end it',
    { exposures: 600, ready: 30 },
    'rolling-back',
    'Pages that became interactive: 5.00 % (30 of 600 pages) against 90.0 % (53,460 of 59,400 pages) with the stable build.',
  ],
  [
    'failed calls of the API end it',
    { exposures: 600, ready: 540, apiErrors: 60 },
    'rolling-back',
    'Failed calls of the API: 10.0 % (60 of 600 pages) against 0.0 % (0 of 59,400 pages) with the stable build.',
  ],
  [
    'failures that may be chance hold the step',
    { exposures: 600, ready: 540, crashes: 4 },
    'collecting',
    'Failures: 0.67 % (4 of 600 pages) against 0.10 % (60 of 59,400 pages) with the stable build. The step waits for more figures.',
  ],
] as const)('%s', (_, candidate, state, reason) => {
  expect(judge(candidate, STABLE)).toEqual({ state, reason });
});

test('a step lasts its time', () => {
  expect(judge(GOOD, STABLE, { minutes: 28.5 })).toEqual({
    state: 'healthy',
    reason: '1 failure on 600 pages. The step lasts 2 more minutes.',
  });
});

test('after the last step the candidate becomes the stable build', () => {
  const rollout = getRollout({ step: 1, weight: 10_000 });
  expect(judge(GOOD, STABLE, { rollout }).reason).toMatch(/It becomes the stable build\.$/);
});

test('5 failures in the first pages end it before a sample is there, also on the server', () => {
  const stable = { exposures: 90, ready: 80 };
  expect(judge({ exposures: 5, crashes: 5 }, stable).state).toBe('rolling-back');
  expect(judge({ exposures: 6, serverFailures: 6 }, stable).state).toBe('rolling-back');
  expect(judge({ exposures: 4, crashes: 4 }, stable).state).toBe('collecting');
  // as often as stable fails
  expect(judge({ exposures: 40, crashes: 5 }, { exposures: 90, crashes: 11 }).state).toBe('collecting');
});

test.each([
  [5, 5],
  [25, 3],
  [50, 2],
  [200, 1.5],
])('%i failures, and not one less, end it at %d times the share of the stable build', (after, ratio) => {
  const stable = { exposures: 10_000_000, ready: 9_000_000, crashes: 10_000 };
  const judgeCrashes = (crashes: number) => {
    const exposures = Math.round((crashes * 1_000) / (ratio * 1.05));
    return judge({ exposures, ready: exposures * 0.9, crashes }, stable).state;
  };
  expect(judgeCrashes(after)).toBe('rolling-back');
  expect(judgeCrashes(after - 1)).not.toBe('rolling-back');
});

test('a page that fails twice counts once', () => {
  expect(judge({ exposures: 6, crashes: 9 }, STABLE).reason).toContain('100.0 % (6 of 6 pages)');
});

test('slower pages hold a step and end nothing', () => {
  const vitals = (poor: number) => ({ LCP: { good: 400 - poor, fair: 100, poor } });
  const verdict = judge({ ...GOOD, vitals: vitals(200) }, { ...STABLE, vitals: vitals(20) });
  expect(verdict).toEqual({
    state: 'collecting',
    reason:
      'Pages of mf-race are slower: LCP is poor for 40.0 % against 4.00 %. The step waits for more figures.',
  });
  expect(judge({ ...GOOD, vitals: vitals(22) }, { ...STABLE, vitals: vitals(20) }).state).toBe('advancing');
});

test('paused and frozen rollouts do not advance, but are rolled back', () => {
  const paused = { rollout: getRollout({ isPaused: true }) };
  const failing = { exposures: 600, ready: 540, crashes: 12 };
  expect(judge(GOOD, STABLE, paused).state).toBe('paused');
  expect(judge(failing, STABLE, paused).state).toBe('rolling-back');
  expect(judge(GOOD, STABLE, { isFrozen: true }).state).toBe('frozen');
  expect(judge(failing, STABLE, { isFrozen: true }).state).toBe('rolling-back');
});

test('a suspended rollout waits, and says why', () => {
  const suspended = { rollout: getRollout({ isPaused: true, suspended: 'It hangs.' }) };
  const reason = 'It hangs. Nobody gets it until somebody resumes it.';
  expect(judge(GOOD, STABLE, suspended)).toEqual({ state: 'paused', reason });
});

test('while most visitors have the candidate, the stable build of before is compared', () => {
  const concurrent = figures({ exposures: 1 });
  const before = figures({ exposures: 2 });
  expect(chooseStable(5_000, { concurrent, before })).toBe(concurrent);
  expect(chooseStable(10_000, { concurrent, before })).toBe(before);
});

const pages = fc.integer({ min: 1, max: 100_000 });
const counts = fc.record({
  exposures: fc.nat(5_000),
  opened: fc.nat(5_000),
  ready: fc.nat(5_000),
  loadFailures: fc.nat(200),
  crashes: fc.nat(200),
  apiErrors: fc.nat(200),
  serverFailures: fc.nat(200),
});
const minutes = fc.nat(600);

test('builds with the same rates are never rolled back, however visitors are divided', () => {
  fc.assert(
    fc.property(
      pages,
      fc.integer({ min: 1, max: 50 }),
      fc.nat(100),
      fc.nat(100),
      (exposures, times, failing, ready) => {
        const one = {
          exposures,
          crashes: Math.floor((exposures * failing) / 100),
          ready: Math.floor((exposures * ready) / 100),
        };
        const many = {
          exposures: one.exposures * times,
          crashes: one.crashes * times,
          ready: one.ready * times,
        };
        expect(judge(one, many).state).not.toBe('rolling-back');
        expect(judge(many, one).state).not.toBe('rolling-back');
      },
    ),
  );
});

test('further failures of the candidate never save it, and fewer of the stable build neither', () => {
  fc.assert(
    fc.property(counts, counts, fc.nat(50), (candidate, stable, more) => {
      fc.pre(judge(candidate, stable).state === 'rolling-back' && candidate.exposures > 50);
      const worse = { ...candidate, crashes: candidate.crashes + more };
      expect(judge(worse, stable).state).toBe('rolling-back');
      const better = { ...stable, crashes: Math.max(0, stable.crashes - more) };
      expect(judge(candidate, better).state).toBe('rolling-back');
    }),
  );
});

test('it advances only after its time, with its sample, and when no guard is against it', () => {
  fc.assert(
    fc.property(
      counts,
      counts,
      minutes,
      fc.boolean(),
      fc.boolean(),
      (candidate, stable, time, isPaused, isFrozen) => {
        const rollout = getRollout({ isPaused });
        const { state } = judge(candidate, stable, { minutes: time, isFrozen, rollout });
        const unguarded = judge(candidate, stable, { minutes: time }).state;
        expect(state === 'rolling-back').toBe(unguarded === 'rolling-back');
        if (state !== 'advancing') return;
        expect([isPaused, isFrozen, time >= 30]).toEqual([false, false, true]);
        const { exposures, opened } = candidate;
        expect(exposures + opened).toBeGreaterThanOrEqual(MIN_SAMPLE);
      },
    ),
  );
});

test('a build that fails everywhere is rolled back with any division of visitors', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 5_000 }), fc.integer({ min: 1, max: 99 }), (exposures, times) => {
      fc.pre(exposures * times >= 100);
      const stable = { exposures: exposures * times, ready: exposures * times };
      expect(judge({ exposures, crashes: exposures, ready: 0 }, stable).state).toBe('rolling-back');
    }),
  );
});
