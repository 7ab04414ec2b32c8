import type { Registry, RegistrySlot, Rollout } from './registry';
import { describeRegistryChange } from './registry-changes';

const ref = (digit: string) => ({ buildId: digit.repeat(16), integrity: `sha384-${digit.repeat(64)}` });

const rollout: Rollout = {
  build: ref('c'),
  salt: '5a17'.repeat(4),
  cohort: { staff: false, clubIds: [], userIds: [] },
  steps: [{ weight: 100, bakeMinutes: 30 }],
  step: 0,
  weight: 100,
  startedAt: '2026-11-22T10:00:00.000Z',
  weightSince: '2026-11-22T10:00:00.000Z',
  isPaused: false,
  suspended: null,
};

const slot = (values: Partial<RegistrySlot> = {}): RegistrySlot => ({
  stable: ref('a'),
  previous: null,
  rollout: null,
  killed: [],
  ...values,
});

const registry = (race: RegistrySlot): Registry => ({ shell: slot(), remotes: { 'mf-race': race } });

const describe = (before: Partial<RegistrySlot>, after: Partial<RegistrySlot>) =>
  describeRegistryChange(registry(slot(before)), registry(slot(after)));

test.each<[string, Partial<RegistrySlot>, Partial<RegistrySlot>, string[]]>([
  ['nothing', { rollout }, { rollout: { ...rollout, weightSince: '2026-11-22T11:00:00.000Z' } }, []],
  ['a start', {}, { rollout }, ['mf-race: rollout of ccccccc started at 1 %']],
  [
    'a step',
    { rollout },
    { rollout: { ...rollout, weight: 550, step: 1 } },
    ['mf-race: weight 1 % → 5.5 %', 'mf-race: step 1 → 2'],
  ],
  ['a pause', { rollout }, { rollout: { ...rollout, isPaused: true } }, ['mf-race: paused']],
  ['its end', { rollout: { ...rollout, isPaused: true } }, { rollout }, ['mf-race: resumed']],
  [
    'a cohort',
    { rollout },
    { rollout: { ...rollout, cohort: { staff: true, clubIds: [3, 5], userIds: [7] } } },
    ['mf-race: cohort nobody → staff, clubs 3, 5, user 7'],
  ],
  [
    'steps',
    { rollout },
    { rollout: { ...rollout, steps: [{ weight: 2_500, bakeMinutes: 5 }] } },
    ['mf-race: steps 1 % for 30 min → 25 % for 5 min'],
  ],
  [
    'a promotion',
    { rollout },
    { stable: ref('c'), previous: ref('a') },
    [
      'mf-race: stable build aaaaaaa → ccccccc',
      'mf-race: previous build none → aaaaaaa',
      'mf-race: rollout of ccccccc ended',
    ],
  ],
  [
    'a rollback',
    { rollout },
    { killed: [ref('c').buildId] },
    ['mf-race: rollout of ccccccc ended', 'mf-race: ccccccc taken back'],
  ],
  ['forgiveness', { killed: [ref('c').buildId] }, {}, ['mf-race: ccccccc allowed again']],
])('%s is described', (_, before, after, lines) => {
  expect(describe(before, after)).toEqual(lines);
});

test('the first registry and a new remote are described by their builds', () => {
  expect(describeRegistryChange(null, registry(slot()))).toEqual([
    'shell: first build aaaaaaa',
    'mf-race: first build aaaaaaa',
  ]);
  expect(describeRegistryChange({ shell: slot(), remotes: {} }, registry(slot()))).toEqual([
    'mf-race: first build aaaaaaa',
  ]);
});
