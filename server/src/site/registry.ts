import { REMOTE_NAMES } from '@holeshot/contract';
import { type BuildRef, type Registry, type RegistryChannel, registrySchema } from '@holeshot/contract/wire';
import { desc } from 'drizzle-orm';
import { produce } from 'immer';
import { bumpRevisions, type Database, schema } from '../database';

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
 * Writes the generation after `after` (0 for the first), with who and why for the audit. Generations never change.
 * Rejects with `RegistryConflict` when that generation exists.
 */
export async function appendRegistry(
  database: Database,
  change: { after: number; registry: Registry; who: string; why: string },
): Promise<Generation> {
  const generation = change.after + 1;
  const document = registrySchema.parse(change.registry);
  await database.transaction(async (tx) => {
    const written = await tx
      .insert(schema.registryGenerations)
      .values({ generation, document, who: change.who, why: change.why })
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
    const channels = { shell: draft.shell, ...draft.remotes };
    for (const [name, channel] of Object.entries(channels)) {
      const build = builds[name];
      if (!build || build.buildId === channel.stable.buildId) continue;
      channel.previous = channel.stable;
      channel.stable = build;
    }
  });
}

/** Throws when a build is missing. */
function firstRegistry(builds: Record<string, BuildRef>): Registry {
  const channel = (name: string): RegistryChannel => {
    const stable = builds[name];
    if (!stable) throw new Error(`There is no build of ${name}; run npm run build`);
    return { stable, previous: null };
  };
  const remotes = REMOTE_NAMES.map((name) => [name, channel(name)]);
  return registrySchema.parse({ shell: channel('shell'), remotes: Object.fromEntries(remotes) });
}
