import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import type {
  RegistryChannel,
  WireBuildChannel,
  WirePublishToken,
  WireRollouts,
  WireRunningRollout,
} from '@holeshot/contract/wire';
import { asc } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { type Database, type Queryable, schema } from '../../database';
import { findChannel } from '../../rollouts/choose-builds';
import { NO_FIGURES, readFigures } from '../../rollouts/read-figures';
import { judgeNow } from '../../rollouts/run-controller';
import type { BuildStore } from '../../site/build-store';
import { findRegistry } from '../../site/registry';
import { listBuilds, listPublished, type PublishedRow } from './list-builds';
import { readHistory } from './read-history';

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
    findRegistry(database),
    listPublished(db),
    readHistory(db),
    listTokens(db),
  ]);
  if (!current)
    throw new ApiError('not-found', 'The site has no registry: it serves the builds of a developer.');
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

/** All tokens, the oldest first, without the tokens themselves. */
async function listTokens(db: Queryable): Promise<WirePublishToken[]> {
  const table = schema.publishTokens;
  const rows = await db.select().from(table).orderBy(asc(table.id));
  return rows.flatMap(({ id, name, note, createdAt, lastUsedAt, revokedAt }) => {
    const channel = CHANNEL_NAMES.find((own) => own === name);
    if (!channel) return [];
    return {
      id,
      name: channel,
      note,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    };
  });
}
