import { describeRegistryChange, type Registry, registrySchema } from '@holeshot/contract/wire';
import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';

enablePatches();

/** A generation of the registry. */
export interface Base {
  generation: number;
  registry: Registry;
}

/** The registry as somebody edits it. */
export interface RegistryDraft {
  /** the generation that the edits are made to */
  base: Base;
  registry: Registry;
  /** the edits, in their order */
  patches: readonly Patch[];
}

/** Changes the registry that it is given. */
export type Recipe = (registry: Registry) => void;

export const openDraft = (base: Base): RegistryDraft => ({ base, registry: base.registry, patches: [] });

export function editDraft(draft: RegistryDraft, recipe: Recipe): RegistryDraft {
  const [registry, patches] = produceWithPatches(draft.registry, recipe);
  return { ...draft, registry, patches: [...draft.patches, ...patches] };
}

/**
 * The same edits of a newer generation. Those that it has no place for, such as the share of a rollout that has ended, are
 * left out; `lost` counts them.
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

/** What a draft changes, a line each. */
export const describeDraft = ({ base, registry }: RegistryDraft): string[] =>
  describeRegistryChange(base.registry, registry);
