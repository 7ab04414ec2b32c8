import { findSlot, isRequiredSlot, type SlotName } from '@holeshot/contract';
import type { BuildRef, Cohort, Registry, RegistrySlot, Rollout, RolloutStep } from '@holeshot/contract/wire';
import { produce } from 'immer';
import { ApiError } from '../../api/api-error';

/** 1, 5, 25 and 100 %. */
export const USUAL_STEPS: readonly RolloutStep[] = [
  { weight: 100, bakeMinutes: 30 },
  { weight: 500, bakeMinutes: 60 },
  { weight: 2_500, bakeMinutes: 120 },
  { weight: 10_000, bakeMinutes: 240 },
];

export const NOBODY_ELSE: Cohort = { staff: false, clubIds: [], userIds: [] };

export const refuse = (reason: string): ApiError => new ApiError('bad-parameter', `${reason}.`, 'action');

interface Start {
  build: BuildRef;
  /** 16 random hex digits */
  salt: string;
  steps: readonly RolloutStep[];
  cohort: Cohort;
  /** also a build that was killed before */
  again?: boolean;
}

type Change =
  | { action: 'start'; start: Start }
  /** to the next step, or to `weight` */
  | { action: 'advance'; weight?: number | undefined }
  /** to a smaller share, at which it stays paused */
  | { action: 'lower'; weight: number }
  | { action: 'pause' | 'resume' | 'promote' }
  /** pauses the candidate `buildId` and withdraws it from all visitors */
  | { action: 'suspend'; buildId: string; why: string }
  /** of the candidate, or of the stable build without a rollout */
  | { action: 'rollback'; buildId: string };

/**
 * The registry after a change of one slot at `now` (ISO). Throws `ApiError` (bad-parameter) when the slot's state
 * does not allow it: two rollouts at once, a killed candidate, a step after the last, a weight below the present one.
 */
export function changeSlot(registry: Registry, name: SlotName, change: Change, now: string): Registry {
  return produce(registry, (draft) => {
    if (name !== 'shell' && change.action === 'start')
      draft.remotes[name] ??= { stable: null, previous: null, rollout: null, killed: [] };
    const slot = findSlot(draft, name);
    if (!slot) throw refuse(`${name} has no build yet`);
    apply(name, slot, change, now);
  });
}

function apply(name: SlotName, slot: RegistrySlot, change: Change, now: string): void {
  if (change.action === 'start') start(name, slot, change.start, now);
  else if (change.action === 'rollback') rollBack(name, slot, change.buildId);
  else {
    const { rollout } = slot;
    if (!rollout) throw refuse(`${name} has no rollout`);
    if (rollout.suspended !== null && (change.action === 'advance' || change.action === 'promote'))
      throw refuse(`The rollout is suspended: ${rollout.suspended} Resume it first, or roll it back`);
    if (change.action === 'suspend') suspend(name, rollout, change);
    else if (change.action === 'advance') advance(rollout, change.weight, now);
    else if (change.action === 'lower') lower(rollout, change.weight, now);
    else if (change.action === 'pause') rollout.isPaused = true;
    else if (change.action === 'resume') resume(rollout, now);
    else promote(slot, rollout);
  }
}

function start(
  name: SlotName,
  slot: RegistrySlot,
  { build, salt, steps, cohort, again = false }: Start,
  now: string,
): void {
  const { stable, rollout, killed } = slot;
  const { buildId } = build;
  if (rollout) throw refuse(`${name} has a rollout already: ${rollout.build.buildId}`);
  if (killed.includes(buildId) && !again)
    throw refuse(`Build ${buildId} of ${name} was taken back: say that you want it again`);
  if (buildId === stable?.buildId) throw refuse(`Build ${buildId} of ${name} is the stable one`);
  slot.killed = killed.filter((id) => id !== buildId);
  slot.rollout = {
    build,
    salt,
    cohort,
    steps: [...steps],
    step: 0,
    weight: steps[0]?.weight ?? 0,
    startedAt: now,
    weightSince: now,
    isPaused: false,
    suspended: null,
  };
}

/** Only raises the weight: visitors who have the candidate keep it. */
function advance(rollout: Rollout, weight: number | undefined, now: string): void {
  const next = rollout.steps[rollout.step + 1];
  const newWeight = weight ?? next?.weight;
  if (newWeight === undefined) throw refuse('The rollout is at its last step: promote it');
  if (newWeight <= rollout.weight)
    throw refuse(`The weight is ${rollout.weight} basis points already: lower it instead`);
  rollout.weight = newWeight;
  rollout.weightSince = now;
  const reached = rollout.steps.findLastIndex((step) => step.weight <= newWeight);
  rollout.step = Math.max(rollout.step, reached);
}

/** Lowers the weight and pauses the rollout. */
function lower(rollout: Rollout, weight: number, now: string): void {
  if (weight >= rollout.weight)
    throw refuse(`The weight is ${rollout.weight} basis points: raise it instead`);
  rollout.weight = weight;
  rollout.weightSince = now;
  rollout.step = Math.max(
    0,
    rollout.steps.findLastIndex((step) => step.weight <= weight),
  );
  rollout.isPaused = true;
}

function suspend(name: SlotName, rollout: Rollout, { buildId, why }: { buildId: string; why: string }): void {
  if (rollout.build.buildId !== buildId) throw refuse(`Build ${buildId} of ${name} is not the candidate`);
  rollout.isPaused = true;
  rollout.suspended = why;
}

function resume(rollout: Rollout, now: string): void {
  rollout.isPaused = false;
  rollout.suspended = null;
  rollout.weightSince = now;
}

function promote(slot: RegistrySlot, { build }: Rollout): void {
  slot.previous = slot.stable;
  slot.stable = build;
  slot.rollout = null;
}

function rollBack(name: SlotName, slot: RegistrySlot, buildId: string): void {
  const { stable, previous, rollout, killed } = slot;
  const inUse = (rollout ? rollout.build : stable)?.buildId;
  if (inUse === undefined) throw refuse(`${name} has no build`);
  if (buildId !== inUse)
    throw refuse(
      `Build ${buildId} of ${name} is not the ${rollout ? 'candidate' : 'stable build'}: that is ${inUse}`,
    );
  if (!rollout) {
    if (!previous && isRequiredSlot(name)) throw refuse(`${name} has no build before the stable one`);
    slot.stable = previous;
  }
  slot.killed = [...killed, buildId];
  slot.rollout = null;
  // without a rollout it is the stable build now; with one, the build before the stable one may have been tried again
  if (!rollout || previous?.buildId === buildId) slot.previous = null;
}
