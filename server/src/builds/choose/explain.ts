import { listSlots, type SlotName } from '@holeshot/contract';
import type { Registry } from '@holeshot/contract/wire';
import { chooseBuilds, computeBucket, type Reason, type Visitor } from './choose-builds';
import type { Resolution } from './resolve';

export interface Explanation {
  name: SlotName;
  /** the build that was chosen */
  chosen: string;
  reason: Reason;
  /** the build that the visitor gets, which differs when the chosen one is unusable; null for none */
  used: string | null;
  /** of the visitor in the slot's rollout, from 0 to 9,999; null without a rollout or without an id */
  bucket: number | null;
  /** visitors with a bucket below it get the candidate; null without a rollout */
  weight: number | null;
}

/** Explains each choice of builds for a visitor. `resolution` is what the visitor gets. */
export function explain(registry: Registry, visitor: Visitor, { refs }: Resolution): Explanation[] {
  const choices = chooseBuilds(registry, visitor);
  return listSlots(registry).flatMap(({ name, slot: { rollout } }) => {
    const choice = choices[name];
    const chosen = choice?.refs[0]?.buildId;
    if (!choice || chosen === undefined) return [];
    return {
      name,
      chosen,
      reason: choice.reason,
      used: refs[name]?.buildId ?? null,
      bucket: rollout && visitor.id !== null ? computeBucket(rollout.salt, visitor.id) : null,
      weight: rollout?.weight ?? null,
    };
  });
}
