import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findSlot, isSlotName } from '@holeshot/contract';
import { type BuildRef, currentBuildsSchema, type Registry } from '@holeshot/contract/wire';
import { type Database, schema } from '../../database';
import {
  appendRegistry,
  findRegistry,
  type Generation,
  RegistryConflict,
  RegistryUnsigned,
  withStableBuilds,
} from '../registry/registry';

/**
 * Makes the builds of the last `npm run build` the stable ones, unless they are. A slot stays unchanged while its
 * stable build, or the first one of a new remote, was published from outside, and when the build of this machine was
 * killed. Returns the newest generation that is signed as the settings require; a newer unsigned one also keeps out the
 * builds of this machine. Several processes may start at once. Rejects when there are no builds, or no signed
 * generation.
 */
export async function loadBuilds(database: Database, buildsDir: string): Promise<Generation> {
  const text = await readFile(path.join(buildsDir, 'current.json'), 'utf8').catch(() => {
    throw new Error(`There are no builds in ${buildsDir}; run npm run build`);
  });
  const own = currentBuildsSchema.parse(JSON.parse(text));
  const current = await findRegistry(database);
  const stable = current ? await pickReplacements(database, current.registry, own) : own;
  const registry = withStableBuilds(current?.registry, stable);
  if (current && JSON.stringify(current.registry) === JSON.stringify(registry)) return current;
  try {
    return await appendRegistry(database, {
      after: current,
      registry,
      who: 'npm run build',
      why: 'built on this machine',
    });
  } catch (error) {
    if (error instanceof RegistryConflict) return loadBuilds(database, buildsDir);
    if (error instanceof RegistryUnsigned && current) return current;
    throw error;
  }
}

/** The builds of this machine that may replace a stable one. */
async function pickReplacements(
  { db }: Database,
  registry: Registry,
  own: Record<string, BuildRef>,
): Promise<Record<string, BuildRef>> {
  const { name, buildId } = schema.builds;
  const published = await db.select({ name, buildId }).from(schema.builds);
  const mayReplace = (slotName: string, build: BuildRef): boolean => {
    const slot = isSlotName(slotName) ? findSlot(registry, slotName) : undefined;
    if (!slot) return true;
    const { stable, killed } = slot;
    if (!stable || killed.includes(build.buildId)) return false;
    return !published.some((row) => row.name === slotName && row.buildId === stable.buildId);
  };
  return Object.fromEntries(Object.entries(own).filter(([slotName, build]) => mayReplace(slotName, build)));
}
