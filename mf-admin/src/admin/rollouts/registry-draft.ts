import { describeRegistryChange, type Registry, registrySchema } from '@holeshot/contract/wire';
import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';

enablePatches();

/** A generation of the registry. */
export interface Base {
  generation: number;
  registry: Registry;
}

export interface RegistryDraft {
  /** the generation on which the edits are based */
  base: Base;
  registry: Registry;
  patches: readonly Patch[];
}

/** Mutates the given registry. */
export type Recipe = (registry: Registry) => void;

export const openDraft = (base: Base): RegistryDraft => ({ base, registry: base.registry, patches: [] });

export function editDraft(draft: RegistryDraft, recipe: Recipe): RegistryDraft {
  const [registry, patches] = produceWithPatches(draft.registry, recipe);
  return { ...draft, registry, patches: [...draft.patches, ...patches] };
}

/**
 * Rebases the edits onto a newer generation. Drops those that no longer apply, such as the share of an ended rollout;
 * `lost` counts them.
 */
export function rebaseDraft({ patches }: RegistryDraft, base: Base): { draft: RegistryDraft; lost: number } {
  let draft = openDraft(base);
  for (const patch of patches) draft = withPatch(draft, patch) ?? draft;
  return { draft, lost: patches.length - draft.patches.length };
}

function withPatch(draft: RegistryDraft, patch: Patch): RegistryDraft | undefined {
  try {
    const registry = applyPatches(draft.registry, [patch]);
    if (!registrySchema.safeParse(registry).success) return undefined;
    return { ...draft, registry, patches: [...draft.patches, patch] };
  } catch {
    return undefined;
  }
}

/** One line per change of a draft. */
export const describeDraft = ({ base, registry }: RegistryDraft): string[] =>
  describeRegistryChange(base.registry, registry);
