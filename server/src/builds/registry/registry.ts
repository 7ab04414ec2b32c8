import { findSlot, REMOTE_NAMES, sortSlotNames } from '@holeshot/contract';
import {
  type BuildRef,
  describeRegistryChange,
  type Registry,
  type RegistrySlot,
  registrySchema,
  type WireRegistryEntry,
} from '@holeshot/contract/wire';
import { desc } from 'drizzle-orm';
import { enablePatches, type Patch, produce, produceWithPatches } from 'immer';
import { ApiError } from '../../api/api-error';
import { type Database, invalidate, type Queryable, schema } from '../../database';
import { isSignedBy, signGeneration } from './registry-key';

enablePatches();

/** How many generations the database keeps. */
const MAX_LOOKED_AT = 1_000;

export interface Generation {
  generation: number;
  registry: Registry;
}

/** Another writer stored the next generation first: read the registry again before retrying. */
export class RegistryConflict extends ApiError {
  constructor(newest?: number) {
    const state = newest === undefined ? '' : `: it is at generation ${newest}`;
    super('conflict', `Somebody has changed the registry meanwhile${state}.`, 'generation');
  }
}

/** The newest generation is not signed with the key of the settings, so no generation may follow it. */
export class RegistryUnsigned extends ApiError {
  constructor(generation: number) {
    super(
      'conflict',
      `Generation ${generation} of the registry is not signed with REGISTRY_KEY. Look at it: npm run registry -- sign`,
      'generation',
    );
  }
}

/** Where the registry is, and what its generations are signed with. */
export type RegistrySource = Pick<Database, 'db' | 'registryKey'>;

/** The current generation, and the number of a newer one without a valid signature. */
interface StoredRegistry {
  current: Generation | undefined;
  refused: number | undefined;
}

/**
 * The newest generation of the registry; with a key in the settings, the newest one that it signed. Throws when that
 * one is invalid.
 */
export async function readRegistry({ db, registryKey }: RegistrySource): Promise<StoredRegistry> {
  const { generation, document, signature } = schema.registryGenerations;
  const newest = db
    .select({ generation, document, signature })
    .from(schema.registryGenerations)
    .orderBy(desc(generation));
  const isUsable = (row: { generation: number; document: unknown; signature: string | null }) =>
    !registryKey || isSignedBy(registryKey, row);
  const [first] = await newest.limit(1);
  const usable = first && !isUsable(first) ? (await newest.limit(MAX_LOOKED_AT)).find(isUsable) : first;
  return {
    current: usable && { generation: usable.generation, registry: registrySchema.parse(usable.document) },
    refused: first === usable ? undefined : first?.generation,
  };
}

/** The current generation of the registry; undefined before the first. Throws like `readRegistry`. */
export const findRegistry = async (source: RegistrySource): Promise<Generation | undefined> =>
  (await readRegistry(source)).current;

/**
 * Writes the generation after `after` (undefined for the first), with who and why for the audit. Generations never change.
 * Rejects with `RegistryConflict` when that generation exists, with `RegistryUnsigned` when the settings' key did not sign it.
 */
export async function appendRegistry(
  database: Database,
  change: { after: Generation | undefined; registry: Registry; who: string; why: string },
): Promise<Generation> {
  const generation = (change.after?.generation ?? 0) + 1;
  const document = registrySchema.parse(change.registry);
  const patches = change.after ? listPatches(change.after.registry, document) : [];
  const { registryKey } = database;
  const signature = registryKey ? signGeneration(registryKey, { generation, document }) : null;
  await database.transaction(async (tx) => {
    const written = await tx
      .insert(schema.registryGenerations)
      .values({ generation, document, who: change.who, why: change.why, patches, signature })
      .onConflictDoNothing()
      .returning({ generation: schema.registryGenerations.generation });
    if (written.length > 0) return invalidate(tx, ['registry']);
    const { refused } = await readRegistry({ db: tx, registryKey });
    throw refused === undefined ? new RegistryConflict() : new RegistryUnsigned(refused);
  });
  return { generation, registry: document };
}

/** The builds of a slot that visitors get, or may get back. */
export const listServed = ({ stable, previous, rollout }: RegistrySlot): BuildRef[] =>
  [stable, previous, rollout?.build].flatMap((build) => build ?? []);

/** The registry with `builds` as the stable ones; replaced builds become the previous ones. */
export function withStableBuilds(registry: Registry | undefined, builds: Record<string, BuildRef>): Registry {
  return produce(registry ?? firstRegistry(builds), (draft) => {
    for (const name of sortSlotNames(Object.keys(builds))) {
      const slot = findSlot(draft, name);
      const build = builds[name];
      if (!build) continue;
      if (!slot && name !== 'shell') draft.remotes[name] = firstSlot(build);
      if (!slot || build.buildId === slot.stable?.buildId) continue;
      slot.previous = slot.stable;
      slot.stable = build;
    }
  });
}

const firstSlot = (stable: BuildRef): RegistrySlot => ({
  stable,
  previous: null,
  rollout: null,
  killed: [],
});

/** The difference as minimal immer patches. */
function listPatches(before: Registry, after: Registry): Patch[] {
  const [, patches] = produceWithPatches(before, (draft) => assignChanges(draft, after));
  return patches;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes `target` equal to `source` without touching equal parts. */
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
  const slot = (name: string): RegistrySlot => {
    const stable = builds[name];
    if (!stable) throw new Error(`There is no build of ${name}; run npm run build`);
    return firstSlot(stable);
  };
  const others = sortSlotNames(Object.keys(builds)).filter((name) => name !== 'shell');
  const remotes = [...new Set([...REMOTE_NAMES, ...others])].map((name) => [name, slot(name)]);
  return registrySchema.parse({ shell: slot('shell'), remotes: Object.fromEntries(remotes) });
}

/** Like `readRegistry`, with null for no newer generation. Throws `ApiError` (not-found) when the site has no registry. */
export async function requireStored(
  source: RegistrySource,
): Promise<{ current: Generation; refused: number | null }> {
  const { current, refused = null } = await readRegistry(source);
  if (current) return { current, refused };
  throw new ApiError('not-found', 'The site has no registry: it serves the builds of a developer.');
}

/** The current generation of the registry. Throws like `requireStored`. */
export const requireRegistry = async (source: RegistrySource): Promise<Generation> =>
  (await requireStored(source)).current;

const MAX_ENTRIES = 50;

/** The newest 50 generations of the registry with their changes, newest first. */
export async function readHistory(db: Queryable): Promise<WireRegistryEntry[]> {
  const table = schema.registryGenerations;
  const rows = await db
    .select()
    .from(table)
    .orderBy(desc(table.generation))
    .limit(MAX_ENTRIES + 1);
  return rows.slice(0, MAX_ENTRIES).map(({ generation, document, at, who, why }, index) => {
    const before = rows[index + 1];
    const registry = registrySchema.safeParse(document).data;
    const changes = registry
      ? describeRegistryChange(registrySchema.safeParse(before?.document).data ?? null, registry)
      : ['no registry that this version can read'];
    return { generation, at: at.toISOString(), who, why, changes };
  });
}
