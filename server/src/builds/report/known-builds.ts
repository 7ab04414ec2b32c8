import { listSlots, type SlotName } from '@holeshot/contract';
import type { Registry } from '@holeshot/contract/wire';
import { listServed } from '../registry/registry';

const REFRESH_MS = 5_000;
/** For an unknown build, whose rollout may have just begun. */
const RETRY_MS = 1_000;

/** A build that the registry mentions. */
interface KnownBuild {
  /** whether its slot has a rollout, which reports may end */
  isInRollout: boolean;
}

/**
 * Reads the registry itself, because the API also runs without pages, whose source follows the registry. Returns a
 * function that finds a build of a slot: stable, previous, candidate or killed. It calls `read` at most every 5 s, for
 * an unknown build every second, and uses the last result while that fails.
 */
export function createKnownBuilds(
  read: () => Promise<Registry | undefined>,
  now: () => number = Date.now,
): (name: SlotName, buildId: string) => Promise<KnownBuild | undefined> {
  let buildsByKey: ReadonlyMap<string, KnownBuild> = new Map();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const refresh = async () => {
    readAtMs = now();
    const registry = await read().catch(() => undefined);
    if (registry) buildsByKey = new Map(listBuilds(registry));
  };
  return async (name, buildId) => {
    const key = `${name} ${buildId}`;
    if (now() - readAtMs >= (buildsByKey.has(key) ? REFRESH_MS : RETRY_MS))
      reading = refresh().finally(() => {
        reading = undefined;
      });
    await reading;
    return buildsByKey.get(key);
  };
}

const listBuilds = (registry: Registry): [key: string, KnownBuild][] =>
  listSlots(registry).flatMap(({ name, slot }) => {
    const served = listServed(slot).map(({ buildId }) => buildId);
    const build = { isInRollout: slot.rollout !== null };
    return [...served, ...slot.killed].map((buildId): [string, KnownBuild] => [`${name} ${buildId}`, build]);
  });
