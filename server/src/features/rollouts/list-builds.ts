import type { ChannelName } from '@holeshot/contract';
import type { RegistryChannel } from '@holeshot/contract/wire';
import { type BuildManifest, buildManifestSchema, type WirePublishedBuild } from '@holeshot/contract/wire';
import { desc } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { BuildStore } from '../../site/build-store';

export type PublishedRow = Awaited<ReturnType<typeof listPublished>>[number];

const MAX_PUBLISHED = 200;

/** The newest published builds of all channels, without their files. */
export function listPublished(db: Queryable) {
  const { name, buildId, manifest, at, who } = schema.builds;
  return db
    .select({ name, buildId, manifest, at, who })
    .from(schema.builds)
    .orderBy(desc(at))
    .limit(MAX_PUBLISHED);
}

/** Of all files that browsers can fetch. */
function sizeOf({ entry, chunks, assets }: BuildManifest): number {
  const files = [entry, ...Object.values(chunks).flat(), ...Object.values(assets)];
  const bytesByUrl = new Map(files.map(({ url, bytes }) => [url, bytes]));
  return [...bytesByUrl.values()].reduce((total, bytes) => total + bytes, 0);
}

const presentPublished = ({ buildId, manifest, at, who }: PublishedRow): WirePublishedBuild => {
  const parsed = buildManifestSchema.parse(manifest);
  return {
    buildId,
    integrity: parsed.entry.integrity,
    publishedAt: at.toISOString(),
    publishedBy: who,
    bytes: sizeOf(parsed),
  };
};

/** The builds of a channel: published ones, newest first, then those of this machine that the registry names. */
export async function listBuilds(
  name: ChannelName,
  { stable, previous, rollout, killed }: RegistryChannel,
  published: readonly PublishedRow[],
  store: BuildStore,
): Promise<WirePublishedBuild[]> {
  const rows = published.filter((row) => row.name === name);
  const named = [stable, previous, rollout?.build].flatMap((ref) => ref?.buildId ?? []);
  const ownIds = [...new Set([...named, ...killed])].filter(
    (buildId) => !rows.some((row) => row.buildId === buildId),
  );
  const own = await Promise.all(
    ownIds.map(async (buildId): Promise<WirePublishedBuild[]> => {
      const ref = await store.find(name, buildId);
      if (!ref) return [];
      const bytes = sizeOf(await store.manifest(name, ref));
      return [{ ...ref, publishedAt: null, publishedBy: null, bytes }];
    }),
  );
  return [...rows.map(presentPublished), ...own.flat()];
}
