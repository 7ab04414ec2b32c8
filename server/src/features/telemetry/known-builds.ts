import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import type { Registry } from '@holeshot/contract/wire';
import { findChannel } from '../../rollouts/choose-builds';

const REFRESH_MS = 5_000;

/**
 * Returns a function that says whether the registry mentions a build of a channel: stable, previous, candidate or killed.
 * It calls `read` at most every 5 s; while that fails, the latest registry counts, and none knows no build.
 */
export function createKnownBuilds(
  read: () => Promise<Registry | undefined>,
  now: () => number = Date.now,
): (name: ChannelName, buildId: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const refresh = async () => {
    readAtMs = now();
    const registry = await read().catch(() => undefined);
    if (registry) known = new Set(listBuilds(registry));
  };
  return async (name, buildId) => {
    if (now() - readAtMs >= REFRESH_MS)
      reading = refresh().finally(() => {
        reading = undefined;
      });
    await reading;
    return known.has(`${name} ${buildId}`);
  };
}

const listBuilds = (registry: Registry): string[] =>
  CHANNEL_NAMES.flatMap((name) => {
    const channel = findChannel(registry, name);
    if (!channel) return [];
    const { stable, previous, rollout, killed } = channel;
    const refs = [stable, previous, rollout?.build].flatMap((ref) => ref?.buildId ?? []);
    return [...refs, ...killed].map((buildId) => `${name} ${buildId}`);
  });
