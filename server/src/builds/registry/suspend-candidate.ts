import { setTimeout as wait } from 'node:timers/promises';
import { findSlot, type SlotName } from '@holeshot/contract';
import type { Database } from '../../database';
import { changeSlot } from './change-registry';
import { appendRegistry, findRegistry, RegistryConflict } from './registry';

const MAX_TRIES = 5;
const RETRY_MS = 100;

/**
 * Withdraws a build from all visitors until a person resumes its rollout. `why` is a sentence for the registry's
 * history. Resolves to false when the build is no candidate or already suspended.
 */
export async function suspendCandidate(
  database: Database,
  { name, buildId }: { name: SlotName; buildId: string },
  why: string,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const after = await findRegistry(database);
    const rollout = after && findSlot(after.registry, name)?.rollout;
    if (!after || rollout?.build.buildId !== buildId || rollout.suspended !== null) return false;
    const change = { action: 'suspend', buildId, why } as const;
    const registry = changeSlot(after.registry, name, change, new Date().toISOString());
    try {
      await appendRegistry(database, { after, registry, who: 'the site', why });
      return true;
    } catch (error) {
      if (!(error instanceof RegistryConflict) || attempt === MAX_TRIES) throw error;
      await wait(RETRY_MS);
    }
  }
}
