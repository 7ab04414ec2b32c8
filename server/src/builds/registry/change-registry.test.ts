import { REMOTE_NAMES } from '@holeshot/contract';
import { type BuildRef, type Registry, registrySchema } from '@holeshot/contract/wire';
import fc from 'fast-check';
import { ApiError } from '../../api/api-error';
import { buildRef } from '../../testing/build-registry';
import { changeSlot, NOBODY_ELSE, USUAL_STEPS } from './change-registry';

const [STABLE, PREVIOUS, CANDIDATE] = [buildRef('a'), buildRef('b'), buildRef('c')];
const RACE = 'mf-race';
const [EIGHT, NINE] = ['2026-11-22T08:00:00.000Z', '2026-11-22T09:00:00.000Z'];

const slot = (previous: BuildRef | null = PREVIOUS) => ({
  stable: STABLE,
  previous,
  rollout: null,
  killed: [],
});
const plain: Registry = {
  shell: slot(),
  remotes: Object.fromEntries(REMOTE_NAMES.map((name) => [name, slot()])),
};
const rollBack = ({ buildId }: BuildRef) => ({ action: 'rollback', buildId }) as const;
const start = { build: CANDIDATE, salt: '0'.repeat(16), steps: USUAL_STEPS, cohort: NOBODY_ELSE };
const started = changeSlot(plain, RACE, { action: 'start', start }, EIGHT);
const getRace = (registry: Registry) => registry.remotes[RACE];

it('a rollout starts at its first step, and leaves the stable build and other slots alone', () => {
  expect(getRace(started)).toMatchObject({
    stable: STABLE,
    rollout: {
      build: CANDIDATE,
      step: 0,
      weight: 100,
      startedAt: EIGHT,
      weightSince: EIGHT,
      isPaused: false,
    },
  });
  expect(started.shell).toBe(plain.shell);
});

describe('the first build of a new remote', () => {
  const NEW = 'mf-weather';
  const first = changeSlot(plain, NEW, { action: 'start', start }, EIGHT);
  const promoted = changeSlot(first, NEW, { action: 'promote' }, NINE);

  it('goes through the steps, beside no stable build', () => {
    expect(first.remotes[NEW]).toMatchObject({ stable: null, rollout: { build: CANDIDATE, weight: 100 } });
    expect(promoted.remotes[NEW]).toMatchObject({ stable: CANDIDATE, previous: null, rollout: null });
  });

  it('can be taken back, as candidate and as stable build', () => {
    const none = { stable: null, previous: null, rollout: null, killed: [CANDIDATE.buildId] };
    expect(changeSlot(first, NEW, rollBack(CANDIDATE), NINE).remotes[NEW]).toEqual(none);
    expect(changeSlot(promoted, NEW, rollBack(CANDIDATE), NINE).remotes[NEW]).toEqual(none);
  });
});

const suspend = { action: 'suspend', buildId: CANDIDATE.buildId, why: 'It hangs.' } as const;
const suspended = changeSlot(started, RACE, suspend, EIGHT);

it('a suspended rollout waits for a person, who resumes it or takes it back', () => {
  expect(getRace(suspended)?.rollout).toMatchObject({ suspended: 'It hangs.', isPaused: true, weight: 100 });
  const resumed = changeSlot(suspended, RACE, { action: 'resume' }, NINE);
  expect(getRace(resumed)?.rollout).toMatchObject({ suspended: null, isPaused: false, weightSince: NINE });
  expect(getRace(changeSlot(suspended, RACE, rollBack(CANDIDATE), NINE))?.rollout).toBeNull();
});

it('advancing goes to the next step, and starts its time', () => {
  const registry = changeSlot(started, RACE, { action: 'advance' }, NINE);
  expect(getRace(registry)?.rollout).toMatchObject({
    step: 1,
    weight: 500,
    startedAt: EIGHT,
    weightSince: NINE,
  });
});

it('advancing to a weight passes the steps below it', () => {
  const registry = changeSlot(started, RACE, { action: 'advance', weight: 3_000 }, NINE);
  expect(getRace(registry)?.rollout).toMatchObject({ step: 2, weight: 3_000 });
  expect(getRace(changeSlot(registry, RACE, { action: 'advance' }, NINE))?.rollout?.weight).toBe(10_000);
});

it('promoting makes the candidate stable, and the stable build the previous one', () => {
  expect(getRace(changeSlot(started, RACE, { action: 'promote' }, NINE))).toEqual({
    stable: CANDIDATE,
    previous: STABLE,
    rollout: null,
    killed: [],
  });
});

it('rolling back ends the rollout and kills the candidate', () => {
  expect(getRace(changeSlot(started, RACE, rollBack(CANDIDATE), NINE))).toEqual({
    stable: STABLE,
    previous: PREVIOUS,
    rollout: null,
    killed: [CANDIDATE.buildId],
  });
});

it('a previous build that is rolled out again and taken back is none to go back to', () => {
  const again = changeSlot(plain, RACE, { action: 'start', start: { ...start, build: PREVIOUS } }, EIGHT);
  expect(getRace(changeSlot(again, RACE, rollBack(PREVIOUS), NINE))).toEqual({
    stable: STABLE,
    previous: null,
    rollout: null,
    killed: [PREVIOUS.buildId],
  });
});

it('rolling back without a rollout makes the previous build stable', () => {
  expect(getRace(changeSlot(plain, RACE, rollBack(STABLE), NINE))).toEqual({
    stable: PREVIOUS,
    previous: null,
    rollout: null,
    killed: [STABLE.buildId],
  });
});

it('a build that was taken back is rolled out again when somebody says so', () => {
  const change = { action: 'start', start: { ...start, again: true } } as const;
  expect(getRace(changeSlot(killed, RACE, change, NINE))).toMatchObject({
    killed: [],
    rollout: { build: CANDIDATE, weight: 100 },
  });
});

it('a lowered rollout has fewer visitors, at the step that they are, and waits', () => {
  expect(getRace(changeSlot(atEnd, RACE, { action: 'lower', weight: 600 }, NINE))?.rollout).toMatchObject({
    weight: 600,
    step: 1,
    isPaused: true,
    weightSince: NINE,
  });
  expect(getRace(changeSlot(atEnd, RACE, { action: 'lower', weight: 0 }, NINE))?.rollout).toMatchObject({
    weight: 0,
    step: 0,
  });
});

it('a resumed rollout begins its step anew', () => {
  const paused = changeSlot(started, RACE, { action: 'pause' }, EIGHT);
  expect(getRace(paused)?.rollout?.isPaused).toBe(true);
  expect(getRace(changeSlot(paused, RACE, { action: 'resume' }, NINE))?.rollout).toMatchObject({
    isPaused: false,
    weightSince: NINE,
  });
});

const killed = changeSlot(started, RACE, rollBack(CANDIDATE), NINE);
const atEnd = changeSlot(started, RACE, { action: 'advance', weight: 10_000 }, NINE);
const withoutPrevious: Registry = { ...plain, remotes: { [RACE]: slot(null) } };

it.each<[string, Registry, Parameters<typeof changeSlot>[2], string]>([
  ['a second rollout', started, { action: 'start', start }, 'has a rollout already'],
  ['a killed build', killed, { action: 'start', start }, 'was taken back'],
  ['the stable build', plain, { action: 'start', start: { ...start, build: STABLE } }, 'is the stable one'],
  ['a step after the last', atEnd, { action: 'advance' }, 'at its last step'],
  ['to advance to a lower weight', atEnd, { action: 'advance', weight: 50 }, 'lower it instead'],
  ['to lower to a higher weight', started, { action: 'lower', weight: 500 }, 'raise it instead'],
  ['to advance a suspended one', suspended, { action: 'advance' }, 'suspended: It hangs.'],
  ['to promote a suspended one', suspended, { action: 'promote' }, 'suspended: It hangs.'],
  ['to suspend another build', started, { ...suspend, buildId: STABLE.buildId }, 'is not the candidate'],
  ['to pause nothing', plain, { action: 'pause' }, 'has no rollout'],
  ['to go back to nothing', withoutPrevious, rollBack(STABLE), 'no build before the stable one'],
  // as when the controller has taken the candidate back a moment before
  ['to take back a candidate that is none any more', killed, rollBack(CANDIDATE), 'is not the stable build'],
  ['to take back the stable build during a rollout', started, rollBack(STABLE), 'is not the candidate'],
])('refuses %s', (_title, registry, change, message) => {
  expect(() => changeSlot(registry, RACE, change, NINE)).toThrow(ApiError);
  expect(() => changeSlot(registry, RACE, change, NINE)).toThrow(message);
});

it('any sequence of changes keeps the registry valid, and the stable build never a killed one', () => {
  const digits = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const change = fc.oneof(
    digits.map((digit) => ({ action: 'start' as const, start: { ...start, build: buildRef(digit) } })),
    fc.record({ action: fc.constantFrom('advance', 'lower'), weight: fc.integer({ min: 0, max: 10_000 }) }),
    digits.map((digit) => rollBack(buildRef(digit))),
    digits.map((digit) => ({ ...suspend, buildId: buildRef(digit).buildId })),
    fc.constantFrom('pause', 'resume', 'promote').map((action) => ({ action: action as 'pause' })),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let registry = plain;
      for (const step of changes) {
        try {
          registry = changeSlot(registry, RACE, step, NINE);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }
      expect(registrySchema.parse(registry)).toEqual(registry);
      const race = getRace(registry);
      expect(race?.killed).not.toContain(race?.stable?.buildId);
      expect(race?.killed).not.toContain(race?.rollout?.build.buildId);
    }),
  );
});
