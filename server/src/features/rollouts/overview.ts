import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import type {
  RegistryChannel,
  WireBuildChannel,
  WireRollouts,
  WireRunningRollout,
} from '@holeshot/contract/wire';
import type { Database } from '../../database';
import { findChannel } from '../../rollouts/choose-builds';
import { listPublishTokens } from '../../rollouts/publish-tokens';
import { NO_FIGURES, readFigures } from '../../rollouts/read-figures';
import { judgeNow } from '../../rollouts/run-controller';
import type { BuildStore } from '../../site/build-store';
import { listBuilds, listPublished, type PublishedRow } from './list-builds';
import { readHistory } from './read-history';
import { requireRegistry } from './require-registry';

const DAY_MS = 86_400_000;

interface OverviewOptions {
  database: Database;
  store: BuildStore;
}

/**
 * All about rollouts at `nowMs`: the registry, each channel's builds and figures, the history, and the teams' tokens.
 * Throws `ApiError` (not-found) when the site has no registry.
 */
export async function readOverview(
  { database, store }: OverviewOptions,
  nowMs: number,
): Promise<WireRollouts> {
  const { db } = database;
  const [current, published, history, tokens] = await Promise.all([
    requireRegistry(database),
    listPublished(db),
    readHistory(db),
    listPublishTokens(db),
  ]);
  const { generation, registry } = current;
  const channels = await Promise.all(
    CHANNEL_NAMES.map((name) => {
      const channel = findChannel(registry, name);
      return channel ? readChannel({ database, store }, { name, channel, published, nowMs }) : undefined;
    }),
  );
  return {
    generation,
    registry,
    channels: channels.filter((channel) => channel !== undefined),
    history,
    tokens,
  };
}

interface ChannelAt {
  name: ChannelName;
  channel: RegistryChannel;
  published: readonly PublishedRow[];
  nowMs: number;
}

async function readChannel(
  { database, store }: OverviewOptions,
  { name, channel, published, nowMs }: ChannelAt,
): Promise<WireBuildChannel> {
  const { buildId } = channel.stable;
  const [builds, figures, rollout] = await Promise.all([
    listBuilds(name, channel, published, store),
    readFigures(database, name, [buildId], { from: new Date(nowMs - DAY_MS) }),
    readRollout(database, name, channel, nowMs),
  ]);
  return { name, builds, rollout, stable: figures.get(buildId) ?? NO_FIGURES };
}

async function readRollout(
  database: Database,
  name: ChannelName,
  { rollout, stable }: RegistryChannel,
  nowMs: number,
): Promise<WireRunningRollout | null> {
  if (!rollout) return null;
  const { figures, verdict } = await judgeNow(database, name, rollout, stable.buildId, nowMs);
  return { ...rollout, ...figures.current, verdict };
}
