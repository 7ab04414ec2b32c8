import type {
  BuildFigures,
  RegistrySlot,
  WireBuildSlot,
  WireRollouts,
  WireRunningRollout,
} from '@holeshot/contract/wire';

export const buildRef = (digit: string) => ({
  buildId: digit.repeat(16),
  integrity: `sha384-${digit.repeat(64)}`,
});

export const buildFigures = (values: Partial<BuildFigures> = {}): BuildFigures => ({
  exposures: 0,
  opened: 0,
  ready: 0,
  loadFailures: 0,
  crashes: 0,
  apiErrors: 0,
  serverFailures: 0,
  vitals: {},
  ...values,
});

export const buildRollout = (values: Partial<WireRunningRollout> = {}): WireRunningRollout => ({
  build: buildRef('c'),
  salt: '5a17'.repeat(4),
  cohort: { staff: true, clubIds: [], userIds: [] },
  steps: [
    { weight: 100, bakeMinutes: 30 },
    { weight: 500, bakeMinutes: 60 },
  ],
  step: 0,
  weight: 100,
  startedAt: '2026-11-22T10:00:00.000Z',
  weightSince: '2026-11-22T10:00:00.000Z',
  isPaused: false,
  suspended: null,
  candidate: buildFigures({
    exposures: 600,
    ready: 500,
    crashes: 12,
    vitals: { LCP: { good: 80, fair: 10, poor: 10 } },
  }),
  stable: buildFigures({ exposures: 59_400, ready: 50_000, crashes: 60 }),
  verdict: { state: 'collecting', reason: 'A step needs 500 pages.' },
  ...values,
});

/** The reply of the server: a rollout of mf-race, and a shell without one. */
export function buildRollouts({
  generation = 7,
  rollout = buildRollout(),
  refused,
}: {
  generation?: number;
  rollout?: WireRunningRollout | null;
  refused?: number | null;
} = {}): WireRollouts {
  const slot: RegistrySlot = { stable: buildRef('a'), previous: buildRef('b'), rollout: null, killed: [] };
  const stored = rollout && stripFigures(rollout);
  const overview = (name: WireBuildSlot['name']): WireBuildSlot => ({
    name,
    builds: ['a', 'b', 'c', 'd'].map((digit) => ({
      ...buildRef(digit),
      publishedAt: '2026-11-20T12:00:00.000Z',
      publishedBy: 'the race team',
      isTried: digit !== 'd',
      bytes: 123_456,
    })),
    rollout: name === 'mf-race' ? rollout : null,
    stable: buildFigures({ exposures: 1_000, ready: 900 }),
  });
  return {
    generation,
    isSigned: refused !== undefined,
    refused: refused ?? null,
    registry: { shell: slot, remotes: { 'mf-race': { ...slot, rollout: stored } } },
    slots: [overview('shell'), overview('mf-race')],
    history: [
      {
        generation,
        at: '2026-11-22T10:00:00.000Z',
        who: 'ada',
        why: 'Faster charts',
        changes: ['mf-race: rollout of ccccccc started at 1 %'],
      },
    ],
    tokens: [
      {
        id: 4,
        name: 'mf-race',
        note: 'the race team',
        createdAt: '2026-11-01T10:00:00.000Z',
        lastUsedAt: null,
        revokedAt: null,
      },
    ],
  };
}

function stripFigures({ candidate: _, stable: __, verdict: ___, ...rollout }: WireRunningRollout) {
  return rollout;
}
