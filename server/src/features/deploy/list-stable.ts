import { type ChannelName, REMOTE_NAMES } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { Database } from '../../database';
import { findChannel } from '../../rollouts/choose-builds';
import type { BuildStore } from '../../site/build-store';
import { findRegistry } from '../../site/registry';
import type { StableBuilds } from './check-fit';

/** The stable builds beside which a build of `name` runs. Those whose files are lost are left out. */
export async function listStable(
  database: Database,
  store: BuildStore,
  name: ChannelName,
): Promise<StableBuilds> {
  const current = await findRegistry(database);
  const findStable = async (other: ChannelName): Promise<BuildManifest | undefined> => {
    const channel = current && findChannel(current.registry, other);
    return channel && store.manifest(other, channel.stable).catch(() => undefined);
  };
  const others = REMOTE_NAMES.filter((other) => other !== name);
  const remotes = await Promise.all(others.map(findStable));
  return { shell: await findStable('shell'), remotes: remotes.flatMap((manifest) => manifest ?? []) };
}
