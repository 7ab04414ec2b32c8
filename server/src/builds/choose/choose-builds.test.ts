import { findSlot, REMOTE_NAMES, SLOT_NAMES } from '@holeshot/contract';
import type { BuildRef, Registry, Rollout } from '@holeshot/contract/wire';
import fc from 'fast-check';
import { buildRef } from '../../testing/build-registry';
import { changeSlot, NOBODY_ELSE } from '../registry/change-registry';
import { chooseBuilds, computeBucket, NOBODY, type Visitor } from './choose-builds';

const [STABLE, PREVIOUS, CANDIDATE, OTHER] = [buildRef('a'), buildRef('b'), buildRef('c'), buildRef('d')];
const NOW = '2026-11-22T08:00:00.000Z';
const RACE = 'mf-race';

const slot = () => ({ stable: STABLE, previous: PREVIOUS, rollout: null, killed: [] as string[] });
const plain: Registry = {
  shell: slot(),
  remotes: Object.fromEntries(REMOTE_NAMES.map((name) => [name, slot()])),
};
const withRollout = (options: Partial<Rollout>, name: 'shell' | 'mf-race' = RACE): Registry => {
  const start = {
    build: CANDIDATE,
    salt: '0'.repeat(16),
    steps: [{ weight: 1, bakeMinutes: 0 }],
    cohort: NOBODY_ELSE,
  };
  const registry = changeSlot(plain, name, { action: 'start', start }, NOW);
  const changed = findSlot(registry, name);
  const rollout = { ...changed?.rollout, ...options } as Rollout;
  return name === 'shell'
    ? { ...registry, shell: { ...registry.shell, rollout } }
    : { ...registry, remotes: { ...registry.remotes, [name]: { ...slot(), rollout } } };
};
const visitor = (options: Partial<Visitor> = {}): Visitor => ({ ...NOBODY, ...options });
const getChoice = (registry: Registry, who: Visitor) => {
  const choice = chooseBuilds(registry, who)[RACE];
  return { build: choice?.refs[0], reason: choice?.reason };
};

const visitorIds = fc.stringMatching(/^[0-9a-f]{32}$/);
const salts = fc.stringMatching(/^[0-9a-f]{16}$/);
const weights = fc.integer({ min: 0, max: 10_000 });

describe('buckets', () => {
  it('gives nobody the candidate at 0 %, and everybody at 100 %', () => {
    fc.assert(
      fc.property(visitorIds, salts, (id, salt) => {
        expect(getChoice(withRollout({ salt, weight: 0 }), visitor({ id })).build).toEqual(STABLE);
        expect(getChoice(withRollout({ salt, weight: 10_000 }), visitor({ id })).build).toEqual(CANDIDATE);
      }),
    );
  });

  it('gives the candidate to as many buckets as the weight says', () => {
    fc.assert(
      fc.property(visitorIds, salts, (id, salt) => {
        const bucket = computeBucket(salt, id);
        expect(getChoice(withRollout({ salt, weight: bucket }), visitor({ id })).build).toEqual(STABLE);
        expect(getChoice(withRollout({ salt, weight: bucket + 1 }), visitor({ id })).build).toEqual(
          CANDIDATE,
        );
      }),
    );
  });

  it('only adds visitors when the weight is raised', () => {
    fc.assert(
      fc.property(visitorIds, salts, weights, weights, (id, salt, one, two) => {
        const [low, high] = [Math.min(one, two), Math.max(one, two)];
        const isIn = (weight: number) =>
          getChoice(withRollout({ salt, weight }), visitor({ id })).build?.buildId === CANDIDATE.buildId;
        expect(isIn(low) && !isIn(high)).toBe(false);
      }),
    );
  });

  it('keeps a visitor when another build follows in the same rollout, since the salt decides', () => {
    fc.assert(
      fc.property(visitorIds, salts, weights, (id, salt, weight) => {
        const first = getChoice(withRollout({ salt, weight }), visitor({ id }));
        const second = getChoice(withRollout({ salt, weight, build: OTHER }), visitor({ id }));
        expect(first.reason).toBe(second.reason);
      }),
    );
  });

  it('are spread evenly, and those of two rollouts do not depend on each other', () => {
    const ids = Array.from({ length: 40_000 }, (_, index) => index.toString(16).padStart(32, '0'));
    const isIn = (salt: string, id: string) => computeBucket(salt, id) < 2_500;
    const first = ids.filter((id) => isIn('1'.repeat(16), id));
    const both = first.filter((id) => isIn('2'.repeat(16), id));
    // four standard deviations
    expect(Math.abs(first.length - 10_000)).toBeLessThan(4 * Math.sqrt(40_000 * 0.25 * 0.75));
    expect(Math.abs(both.length - 2_500)).toBeLessThan(4 * Math.sqrt(10_000 * 0.25 * 0.75));
  });

  it('stay the same in later versions: visitors keep their builds', () => {
    expect(computeBucket('0123456789abcdef', 'f'.repeat(32))).toBe(9_314);
  });
});

describe('chooseBuilds', () => {
  const person = { id: 7, isStaff: false, clubIds: [3] };
  const cohort = { staff: true, clubIds: [3], userIds: [9] };

  it.each<[string, Partial<Visitor>, Partial<Rollout>, BuildRef, string]>([
    ['the stable build for a visitor without a cookie', {}, { weight: 9_999 }, STABLE, 'stable'],
    [
      'the candidate for staff',
      { person: { id: 1, isStaff: true, clubIds: [] } },
      { cohort },
      CANDIDATE,
      'staff',
    ],
    ['the candidate for a club', { person }, { cohort }, CANDIDATE, 'club'],
    [
      'the candidate for a user',
      { person: { ...person, id: 9, clubIds: [] } },
      { cohort },
      CANDIDATE,
      'user',
    ],
    ['the stable build for others', { person: { ...person, clubIds: [4] } }, { cohort }, STABLE, 'stable'],
    [
      'the stable build after a failure',
      { person, avoided: new Set([CANDIDATE.buildId]) },
      { cohort },
      STABLE,
      'stable',
    ],
    [
      'the previous build after a failure of the stable one',
      { avoided: new Set([STABLE.buildId]) },
      {},
      PREVIOUS,
      'fallback',
    ],
    ['an override before all', { person, overrides: { [RACE]: OTHER } }, { cohort }, OTHER, 'override'],
    [
      'the stable build when all failed',
      { avoided: new Set([STABLE.buildId, PREVIOUS.buildId]) },
      {},
      STABLE,
      'fallback',
    ],
  ])('returns %s', (_title, who, rollout, build, reason) => {
    expect(getChoice(withRollout({ weight: 0, ...rollout }), visitor(who))).toEqual({ build, reason });
  });

  it('never chooses a killed build, not even by an override', () => {
    const anyRef = fc.constantFrom(STABLE, PREVIOUS, CANDIDATE, OTHER);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(PREVIOUS, CANDIDATE, OTHER), { selector: ({ buildId }) => buildId }),
        fc.option(anyRef, { nil: undefined }),
        fc.subarray([STABLE, PREVIOUS, CANDIDATE, OTHER]),
        visitorIds,
        weights,
        (killed, override, avoided, id, weight) => {
          const registry = withRollout({ weight });
          const race = registry.remotes[RACE];
          const ids = killed.map(({ buildId }) => buildId);
          const choice = chooseBuilds(
            {
              ...registry,
              remotes: { ...registry.remotes, ...(race && { [RACE]: { ...race, killed: ids } }) },
            },
            visitor({
              id,
              overrides: override ? { [RACE]: override } : {},
              avoided: new Set(avoided.map(({ buildId }) => buildId)),
            }),
          )[RACE];
          expect(choice?.refs.filter(({ buildId }) => ids.includes(buildId))).toEqual([]);
          expect(choice?.refs.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('names each build once, and ends with the safe ones', () => {
    const choice = chooseBuilds(withRollout({ weight: 10_000 }), visitor({ id: '0'.repeat(32) }))[RACE];
    expect(choice?.refs).toEqual([CANDIDATE, STABLE, PREVIOUS]);
    const override = chooseBuilds(plain, visitor({ overrides: { [RACE]: PREVIOUS } }))[RACE];
    expect(override?.refs).toEqual([PREVIOUS, STABLE]);
  });

  it('chooses for each slot by itself', () => {
    const choices = chooseBuilds(withRollout({ weight: 10_000 }, 'shell'), visitor({ id: '0'.repeat(32) }));
    expect(SLOT_NAMES.map((name) => choices[name]?.reason)).toEqual([
      'bucket',
      'stable',
      'stable',
      'stable',
      'stable',
    ]);
  });
});

describe('a remote without a stable build', () => {
  const without = (registry: Registry): Registry => {
    const race = registry.remotes[RACE];
    if (!race) throw new Error('There is no mf-race');
    return {
      ...registry,
      remotes: { ...registry.remotes, [RACE]: { ...race, stable: null, previous: null } },
    };
  };

  it('is there for those who get its candidate, and for nobody else', () => {
    const registry = without(withRollout({ weight: 10_000 }));
    expect(chooseBuilds(registry, visitor({ id: 'f'.repeat(32) }))[RACE]).toEqual({
      refs: [CANDIDATE],
      reason: 'bucket',
    });
    expect(chooseBuilds(registry, NOBODY)[RACE]).toBeUndefined();
    const avoided = new Set([CANDIDATE.buildId]);
    expect(chooseBuilds(registry, visitor({ id: 'f'.repeat(32), avoided }))[RACE]).toBeUndefined();
  });
});

it('gives nobody a suspended candidate', () => {
  const cohort = { staff: true, clubIds: [], userIds: [] };
  const registry = withRollout({ weight: 10_000, suspended: 'It hangs.', cohort });
  const person = { id: 1, isStaff: true, clubIds: [] };
  expect(getChoice(registry, visitor({ id: 'f'.repeat(32), person })).build).toEqual(STABLE);
});
