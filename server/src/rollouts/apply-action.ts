import { randomBytes } from 'node:crypto';
import type { ChannelName } from '@holeshot/contract';
import { CHANNEL_NAMES } from '@holeshot/contract';
import type { BuildRef, Registry, RegistryChange, RolloutAction } from '@holeshot/contract/wire';
import { ApiError } from '../api/api-error';
import type { Database } from '../database';
import { appendRegistry, findRegistry, type Generation, RegistryConflict } from '../site/registry';
import { changeChannel, NOBODY_ELSE, RolloutRefused, USUAL_STEPS } from './change-registry';
import { findChannel } from './choose-builds';

/** The build of that id, wherever its files are; undefined when the site has none. */
export type FindBuild = (name: ChannelName, buildId: string) => Promise<BuildRef | undefined>;

interface ActionOptions {
  database: Database;
  findBuild: FindBuild;
  /** for the audit */
  who: string;
}

/**
 * Changes the rollout of a channel as people ask for, and returns the new generation. Throws `ApiError`: `conflict` when
 * the registry has changed since they looked at it, `bad-parameter` when the channel's state does not allow it.
 */
export async function applyAction(
  { database, findBuild, who }: ActionOptions,
  name: ChannelName,
  action: RolloutAction,
): Promise<Generation> {
  const current = await findExpected(database, action.generation);
  const now = new Date().toISOString();
  const registry = await refuseWith(async () => {
    if (action.action !== 'start') return changeChannel(current.registry, name, action, now);
    const { buildId, steps = USUAL_STEPS, cohort = NOBODY_ELSE } = action;
    const build = await findBuild(name, buildId);
    if (!build) throw new RolloutRefused(`The site has no build ${buildId} of ${name}: publish it first`);
    const salt = randomBytes(8).toString('hex');
    return changeChannel(
      current.registry,
      name,
      { action: 'start', start: { build, salt, steps, cohort } },
      now,
    );
  });
  return append(database, { after: current, registry, who, why: action.why });
}

/**
 * Replaces the whole registry, as somebody edited it. Throws `ApiError`: `conflict` as above, `bad-parameter` when it
 * names a build that the site does not have, or gives visitors one that was taken back.
 */
export async function replaceRegistry(
  { database, findBuild, who }: ActionOptions,
  { generation, registry, why }: RegistryChange,
): Promise<Generation> {
  const current = await findExpected(database, generation);
  const faults = await findRegistryFaults(registry, findBuild);
  if (faults.length > 0) throw new ApiError('bad-parameter', faults.join(' '), 'registry');
  return append(database, { after: current, registry, who, why });
}

async function findRegistryFaults(registry: Registry, findBuild: FindBuild): Promise<string[]> {
  const faults: string[] = [];
  for (const name of CHANNEL_NAMES) {
    const channel = findChannel(registry, name);
    if (!channel) continue;
    const { stable, previous, rollout, killed } = channel;
    for (const ref of [stable, previous, rollout?.build]) {
      if (!ref) continue;
      const known = await findBuild(name, ref.buildId);
      if (known?.integrity !== ref.integrity)
        faults.push(`The site has no such build ${ref.buildId} of ${name}.`);
      if (ref !== previous && killed.includes(ref.buildId))
        faults.push(`Build ${ref.buildId} of ${name} was taken back.`);
    }
  }
  return faults;
}

async function findExpected(database: Database, generation: number): Promise<Generation> {
  const current = await findRegistry(database);
  if (current?.generation === generation) return current;
  throw changedMeanwhile(current?.generation);
}

const changedMeanwhile = (generation: number | undefined): ApiError =>
  new ApiError(
    'conflict',
    `Somebody has changed the registry meanwhile${generation === undefined ? '' : `: it is at generation ${generation}`}.`,
    'generation',
  );

async function refuseWith<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof RolloutRefused) throw new ApiError('bad-parameter', `${error.message}.`, 'action');
    throw error;
  }
}

async function append(
  database: Database,
  change: { after: Generation; registry: Registry; who: string; why: string },
): Promise<Generation> {
  try {
    return await appendRegistry(database, change);
  } catch (error) {
    if (error instanceof RegistryConflict) throw changedMeanwhile(undefined);
    throw error;
  }
}
