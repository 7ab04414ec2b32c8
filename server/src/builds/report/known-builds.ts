import { listSlotNames, type SlotName } from '@holeshot/contract';
import type { Registry } from '@holeshot/contract/wire';
import { findSlot } from '../choose/choose-builds';

const REFRESH_MS = 5_000;
/** For a build that is not known: its rollout may have just begun. */
const RETRY_MS = 1_000;

/** A build that the registry mentions. */
interface KnownBuild {
  /** whether its slot has a rollout, which reports may end */
  isInRollout: boolean;
}

/**
 * Reads the registry by itself, because reports are taken without pages, too: those have a source that follows it.
 * Returns a function that finds a build of a slot: stable, previous, candidate or killed.
 * It calls `read` every 5 s at most, for an unknown build every second; while that fails, the latest registry counts, and none
 * knows no build.
 */
export function createKnownBuilds(
  read: () => Promise<Registry | undefined>,
  now: () => number = Date.now,
): (name: SlotName, buildId: string) => Promise<KnownBuild | undefined> {
  let known: ReadonlyMap<string, KnownBuild> = new Map();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const refresh = async () => {
    readAtMs = now();
    const registry = await read().catch(() => undefined);
    if (registry) known = new Map(listBuilds(registry));
  };
  return async (name, buildId) => {
    const key = `${name} ${buildId}`;
    if (now() - readAtMs >= (known.has(key) ? REFRESH_MS : RETRY_MS))
      reading = refresh().finally(() => {
        reading = undefined;
      });
    await reading;
    return known.get(key);
  };
}

const listBuilds = (registry: Registry): [key: string, KnownBuild][] =>
  listSlotNames(registry).flatMap((name) => {
    const slot = findSlot(registry, name);
    if (!slot) return [];
    const { stable, previous, rollout, killed } = slot;
    const refs = [stable, previous, rollout?.build].flatMap((ref) => ref?.buildId ?? []);
    const known = { isInRollout: rollout !== null };
    return [...refs, ...killed].map((buildId): [string, KnownBuild] => [`${name} ${buildId}`, known]);
  });
