import { CHANNEL_NAMES, REMOTE_NAMES } from '@holeshot/contract';
import { type BuildRef, type Registry, type RegistryChannel, registrySchema } from '@holeshot/contract/wire';
import { desc } from 'drizzle-orm';
import { enablePatches, type Patch, produce, produceWithPatches } from 'immer';
import { bumpRevisions, type Database, schema } from '../database';

enablePatches();

export interface Generation {
  generation: number;
  registry: Registry;
}

/** Another writer wrote the next generation first: read the registry again before another attempt. */
export class RegistryConflict extends Error {
  override readonly name = 'RegistryConflict';
}

/** The newest generation of the registry; undefined before the first. Throws when the stored one is not valid. */
export async function findRegistry({ db }: Pick<Database, 'db'>): Promise<Generation | undefined> {
  const table = schema.registryGenerations;
  const [row] = await db.select().from(table).orderBy(desc(table.generation)).limit(1);
  return row && { generation: row.generation, registry: registrySchema.parse(row.document) };
}

/**
 * Writes the generation after `after` (undefined for the first), with who and why for the audit. Generations never change.
 * Rejects with `RegistryConflict` when that generation exists.
 */
export async function appendRegistry(
  database: Database,
  change: { after: Generation | undefined; registry: Registry; who: string; why: string },
): Promise<Generation> {
  const generation = (change.after?.generation ?? 0) + 1;
  const document = registrySchema.parse(change.registry);
  const patches = change.after ? listPatches(change.after.registry, document) : [];
  await database.transaction(async (tx) => {
    const written = await tx
      .insert(schema.registryGenerations)
      .values({ generation, document, who: change.who, why: change.why, patches })
      .onConflictDoNothing()
      .returning({ generation: schema.registryGenerations.generation });
    if (written.length === 0)
      throw new RegistryConflict(`Generation ${generation} was written by somebody else`);
    await bumpRevisions(tx, ['registry']);
  });
  return { generation, registry: document };
}

/** The registry with `builds` as the stable ones; each build that is replaced becomes the previous one. */
export function withStableBuilds(registry: Registry | undefined, builds: Record<string, BuildRef>): Registry {
  return produce(registry ?? firstRegistry(builds), (draft) => {
    for (const name of CHANNEL_NAMES) {
      const channel = name === 'shell' ? draft.shell : draft.remotes[name];
      const build = builds[name];
      if (!build) continue;
      if (!channel && name !== 'shell') draft.remotes[name] = firstChannel(build);
      if (!channel || build.buildId === channel.stable.buildId) continue;
      channel.previous = channel.stable;
      channel.stable = build;
    }
  });
}

const firstChannel = (stable: BuildRef): RegistryChannel => ({
  stable,
  previous: null,
  rollout: null,
  killed: [],
});

/** What `after` changes in `before`, as immer's patches of the smallest parts that differ. */
function listPatches(before: Registry, after: Registry): Patch[] {
  const [, patches] = produceWithPatches(before, (draft) => assignChanges(draft, after));
  return patches;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes `target` equal to `source`, and leaves alone what is equal already. */
function assignChanges(target: Json, source: Json): void {
  for (const key of Object.keys(target)) if (!(key in source)) delete target[key];
  for (const [key, value] of Object.entries(source)) {
    const own = target[key];
    if (isObject(own) && isObject(value)) assignChanges(own, value);
    else if (JSON.stringify(own) !== JSON.stringify(value)) target[key] = value;
  }
}

/** Throws when a build is missing. */
function firstRegistry(builds: Record<string, BuildRef>): Registry {
  const channel = (name: string): RegistryChannel => {
    const stable = builds[name];
    if (!stable) throw new Error(`There is no build of ${name}; run npm run build`);
    return firstChannel(stable);
  };
  const remotes = REMOTE_NAMES.map((name) => [name, channel(name)]);
  return registrySchema.parse({ shell: channel('shell'), remotes: Object.fromEntries(remotes) });
}
