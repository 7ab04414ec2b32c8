import { listSlots, type SlotName } from '@holeshot/contract';
import {
  type BuildManifest,
  buildManifestSchema,
  type Registry,
  type RegistrySlot,
  type WireBuildSlot,
  type WirePublishedBuild,
  type WireRollouts,
  type WireRunningRollout,
} from '@holeshot/contract/wire';
import { DAY_MS } from '@holeshot/domain';
import { desc } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../database';
import { listPublishTokens } from '../publish/publish-tokens';
import { listServed, readHistory, requireStored } from '../registry/registry';
import type { BuildStore } from '../store/build-store';
import { NO_FIGURES, readFigures } from './read-figures';
import { judgeNow, type RunningRollout } from './run-controller';

interface OverviewOptions {
  database: Database;
  store: BuildStore;
}

/**
 * All about rollouts at `nowMs`: the registry, each slot's builds and figures, the history, and the teams' tokens.
 * Throws `ApiError` (not-found) when the site has no registry.
 */
export async function readOverview(
  { database, store }: OverviewOptions,
  nowMs: number,
): Promise<WireRollouts> {
  const { db } = database;
  const [{ current, refused }, published, history, tokens] = await Promise.all([
    requireStored(database),
    listPublished(db),
    readHistory(db),
    listPublishTokens(db),
  ]);
  const { generation, registry } = current;
  const slots = await Promise.all(
    listSlots(registry).map(({ name, slot }) =>
      readSlot({ database, store }, { name, slot, registry, published, nowMs }),
    ),
  );
  return {
    generation,
    isSigned: database.registryKey !== undefined,
    refused,
    registry,
    slots,
    history,
    tokens,
  };
}

interface SlotAt {
  name: SlotName;
  slot: RegistrySlot;
  registry: Registry;
  published: readonly PublishedRow[];
  nowMs: number;
}

async function readSlot(
  { database, store }: OverviewOptions,
  { name, slot, registry, published, nowMs }: SlotAt,
): Promise<WireBuildSlot> {
  const dayAgo = new Date(nowMs - DAY_MS);
  const [builds, stable, rollout] = await Promise.all([
    listBuilds(name, slot, published, store),
    slot.stable
      ? readFigures(database, { name, buildId: slot.stable.buildId }, { from: dayAgo })
      : NO_FIGURES,
    slot.rollout && readRollout(database, { registry, name, rollout: slot.rollout }, nowMs),
  ]);
  return { name, builds, rollout, stable };
}

async function readRollout(
  database: Database,
  running: RunningRollout,
  nowMs: number,
): Promise<WireRunningRollout> {
  const { figures, verdict } = await judgeNow(database, running, nowMs);
  return { ...running.rollout, ...figures.current, verdict };
}

type PublishedRow = Awaited<ReturnType<typeof listPublished>>[number];

const MAX_PUBLISHED = 200;

/** The newest published builds of all slots, without their files. */
function listPublished(db: Queryable) {
  const { name, buildId, manifest, at, who, isTried } = schema.builds;
  return db
    .select({ name, buildId, manifest, at, who, isTried })
    .from(schema.builds)
    .orderBy(desc(at))
    .limit(MAX_PUBLISHED);
}

/** Bytes of all files that browsers can fetch. */
function getSize({ entry, chunks, assets }: BuildManifest): number {
  const files = [entry, ...Object.values(chunks).flat(), ...Object.values(assets)];
  const bytesByUrl = new Map(files.map(({ url, bytes }) => [url, bytes]));
  return [...bytesByUrl.values()].reduce((total, bytes) => total + bytes, 0);
}

const presentPublished = ({ buildId, manifest, at, who, isTried }: PublishedRow): WirePublishedBuild => {
  const parsed = buildManifestSchema.parse(manifest);
  return {
    buildId,
    integrity: parsed.entry.integrity,
    publishedAt: at.toISOString(),
    publishedBy: who,
    isTried,
    bytes: getSize(parsed),
  };
};

/** The builds of a slot: published ones, newest first, then those of this machine that the registry names. */
async function listBuilds(
  name: SlotName,
  slot: RegistrySlot,
  published: readonly PublishedRow[],
  store: BuildStore,
): Promise<WirePublishedBuild[]> {
  const rows = published.filter((row) => row.name === name);
  const served = listServed(slot).map(({ buildId }) => buildId);
  const ownIds = [...new Set([...served, ...slot.killed])].filter(
    (buildId) => !rows.some((row) => row.buildId === buildId),
  );
  const own = await Promise.all(
    ownIds.map(async (buildId): Promise<WirePublishedBuild[]> => {
      const ref = await store.find(name, buildId);
      if (!ref) return [];
      const bytes = getSize(await store.manifest(name, ref));
      return [{ ...ref, publishedAt: null, publishedBy: null, isTried: null, bytes }];
    }),
  );
  return [...rows.map(presentPublished), ...own.flat()];
}
