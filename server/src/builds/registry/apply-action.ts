import { randomBytes } from 'node:crypto';
import { listSlots, type SlotName } from '@holeshot/contract';
import type { BuildRef, Registry, RegistryChange, RolloutAction } from '@holeshot/contract/wire';
import { ApiError } from '../../api/api-error';
import type { Database } from '../../database';
import { changeSlot, NOBODY_ELSE, refuse, USUAL_STEPS } from './change-registry';
import { appendRegistry, findRegistry, type Generation, listServed, RegistryConflict } from './registry';

/** The build of that id, wherever its files are; undefined when the site has none. */
type FindBuild = (name: SlotName, buildId: string) => Promise<BuildRef | undefined>;

interface ActionOptions {
  database: Database;
  findBuild: FindBuild;
  /** for the audit */
  who: string;
}

/**
 * Applies an action to the rollout of a slot, and returns the new generation. Throws `ApiError`: `conflict` when the
 * registry has changed since the page was loaded, `bad-parameter` when the slot's state does not allow it.
 */
export async function applyAction(
  { database, findBuild, who }: ActionOptions,
  name: SlotName,
  action: RolloutAction,
): Promise<Generation> {
  const after = await findExpected(database, action.generation);
  const change = action.action === 'start' ? await startWith(findBuild, name, action) : action;
  const registry = changeSlot(after.registry, name, change, new Date().toISOString());
  return appendRegistry(database, { after, registry, who, why: action.why });
}

async function startWith(
  findBuild: FindBuild,
  name: SlotName,
  {
    buildId,
    steps = [...USUAL_STEPS],
    cohort = NOBODY_ELSE,
    again = false,
  }: Extract<RolloutAction, { action: 'start' }>,
) {
  const build = await findBuild(name, buildId);
  if (!build) throw refuse(`The site has no build ${buildId} of ${name}: publish it first`);
  const salt = randomBytes(8).toString('hex');
  return { action: 'start' as const, start: { build, salt, steps, cohort, again } };
}

/**
 * Replaces the registry by an edited one. Throws `ApiError`: `conflict` as above, `bad-parameter` when it names a build
 * that the site does not have, or gives visitors a killed one.
 */
export async function replaceRegistry(
  { database, findBuild, who }: ActionOptions,
  { generation, registry, why }: RegistryChange,
): Promise<Generation> {
  const after = await findExpected(database, generation);
  const faults = await findRegistryFaults(registry, findBuild);
  if (faults.length > 0) throw new ApiError('bad-parameter', faults.join(' '), 'registry');
  return appendRegistry(database, { after, registry, who, why });
}

async function findRegistryFaults(registry: Registry, findBuild: FindBuild): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, slot } of listSlots(registry)) {
    for (const ref of listServed(slot)) {
      const build = await findBuild(name, ref.buildId);
      if (build?.integrity !== ref.integrity || (ref.manifest ?? build.manifest) !== build.manifest)
        faults.push(`The site has no such build ${ref.buildId} of ${name}.`);
      if (ref !== slot.previous && slot.killed.includes(ref.buildId))
        faults.push(`Build ${ref.buildId} of ${name} was taken back.`);
    }
  }
  return faults;
}

async function findExpected(database: Database, generation: number): Promise<Generation> {
  const current = await findRegistry(database);
  if (current?.generation === generation) return current;
  throw new RegistryConflict(current?.generation);
}
