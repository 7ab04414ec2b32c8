import type { ChannelName } from '@holeshot/contract';
import type {
  BuildRef,
  Cohort,
  Registry,
  RegistryChannel,
  Rollout,
  RolloutStep,
} from '@holeshot/contract/wire';
import { produce } from 'immer';

/** 1, 5, 25 and 100 %. */
export const USUAL_STEPS: readonly RolloutStep[] = [
  { weight: 100, bakeMinutes: 30 },
  { weight: 500, bakeMinutes: 60 },
  { weight: 2_500, bakeMinutes: 120 },
  { weight: 10_000, bakeMinutes: 240 },
];

export const NOBODY_ELSE: Cohort = { staff: false, clubIds: [], userIds: [] };

/** A change that the state of a channel does not allow. The message says why, for people. */
export class RolloutRefused extends Error {
  override readonly name = 'RolloutRefused';
}

export interface Start {
  build: BuildRef;
  /** 16 random hex digits */
  salt: string;
  steps: readonly RolloutStep[];
  cohort: Cohort;
}

type Change =
  | { action: 'start'; start: Start }
  /** to the next step, or to `weight` */
  | { action: 'advance'; weight?: number | undefined }
  | { action: 'pause' | 'resume' | 'promote' | 'rollback' };

/**
 * The registry after a change of one channel at `now` (ISO). Throws `RolloutRefused` when the channel's state does not
 * allow it: two rollouts at once, a killed candidate, a step after the last, a weight below the present one.
 */
export function changeChannel(registry: Registry, name: ChannelName, change: Change, now: string): Registry {
  return produce(registry, (draft) => {
    const channel = name === 'shell' ? draft.shell : draft.remotes[name];
    if (channel) apply(name, channel, change, now);
    else if (name !== 'shell' && change.action === 'start')
      draft.remotes[name] = { stable: change.start.build, previous: null, rollout: null, killed: [] };
    else throw new RolloutRefused(`${name} has no build yet`);
  });
}

function apply(name: ChannelName, channel: RegistryChannel, change: Change, now: string): void {
  if (change.action === 'start') channel.rollout = startRollout(name, channel, change.start, now);
  else if (change.action === 'rollback' && !channel.rollout) goBack(name, channel);
  else {
    const { rollout } = channel;
    if (!rollout) throw new RolloutRefused(`${name} has no rollout`);
    if (change.action === 'advance') advance(rollout, change.weight, now);
    else if (change.action === 'pause') rollout.isPaused = true;
    else if (change.action === 'resume') resume(rollout, now);
    else if (change.action === 'promote') promote(channel, rollout);
    else end(channel, rollout);
  }
}

function startRollout(
  name: ChannelName,
  { stable, rollout, killed }: RegistryChannel,
  { build, salt, steps, cohort }: Start,
  now: string,
): Rollout {
  const { buildId } = build;
  if (rollout) throw new RolloutRefused(`${name} has a rollout already: ${rollout.build.buildId}`);
  if (killed.includes(buildId)) throw new RolloutRefused(`Build ${buildId} of ${name} was taken back`);
  if (buildId === stable.buildId) throw new RolloutRefused(`Build ${buildId} of ${name} is the stable one`);
  const weight = steps[0]?.weight ?? 0;
  return {
    build,
    salt,
    cohort,
    steps: [...steps],
    step: 0,
    weight,
    startedAt: now,
    weightSince: now,
    isPaused: false,
  };
}

/** A weight only rises: whoever has the candidate keeps it. */
function advance(rollout: Rollout, weight: number | undefined, now: string): void {
  const next = rollout.steps[rollout.step + 1];
  const wanted = weight ?? next?.weight;
  if (wanted === undefined) throw new RolloutRefused('The rollout is at its last step: promote it');
  if (wanted <= rollout.weight)
    throw new RolloutRefused(`The weight can only rise: it is ${rollout.weight} basis points`);
  rollout.weight = wanted;
  rollout.weightSince = now;
  const reached = rollout.steps.findLastIndex((step) => step.weight <= wanted);
  rollout.step = Math.max(rollout.step, reached);
}

function resume(rollout: Rollout, now: string): void {
  rollout.isPaused = false;
  rollout.weightSince = now;
}

function promote(channel: RegistryChannel, { build }: Rollout): void {
  channel.previous = channel.stable;
  channel.stable = build;
  channel.rollout = null;
}

function end(channel: RegistryChannel, { build }: Rollout): void {
  channel.killed = [...channel.killed, build.buildId];
  // the build before the stable one was tried again
  if (channel.previous?.buildId === build.buildId) channel.previous = null;
  channel.rollout = null;
}

function goBack(name: ChannelName, channel: RegistryChannel): void {
  const { stable, previous, killed } = channel;
  if (!previous) throw new RolloutRefused(`${name} has no build before the stable one`);
  channel.killed = [...killed, stable.buildId];
  channel.stable = previous;
  channel.previous = null;
}
