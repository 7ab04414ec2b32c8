import { REMOTE_NAMES } from '@holeshot/contract';
import type { BuildRef, Registry, RolloutStep } from '@holeshot/contract/wire';
import { changeSlot, NOBODY_ELSE, USUAL_STEPS } from '../builds/registry/change-registry';
import { withStableBuilds } from '../builds/registry/registry';

/** A build whose id repeats a hex digit. */
export const buildRef = (digit: string): BuildRef => ({
  buildId: digit.repeat(16),
  integrity: `sha384-${digit.repeat(64)}`,
});

/** A registry in which shell and remotes have the build `a…`. */
export const buildRegistry = (): Registry =>
  withStableBuilds(
    undefined,
    Object.fromEntries(['shell', ...REMOTE_NAMES].map((name) => [name, buildRef('a')])),
  );

interface RolloutValues {
  steps?: readonly RolloutStep[];
  /** ISO */
  at?: string;
}

/** The registry with a rollout of the build `c…` of mf-race. */
export const withRollout = (
  registry: Registry,
  { steps = USUAL_STEPS, at = '2026-11-22T10:00:00.000Z' }: RolloutValues = {},
): Registry =>
  changeSlot(
    registry,
    'mf-race',
    {
      action: 'start',
      start: { build: buildRef('c'), salt: '5a17'.repeat(4), steps, cohort: NOBODY_ELSE },
    },
    at,
  );
