import type { SlotName } from '@holeshot/contract';
import { type BuildManifest, buildManifestSchema, type PublishedBuild } from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../database';
import { readArchive, writeBuild } from './build-archive';

const { builds } = schema;

/** Maximum age of the list of published builds when an unknown build is requested. */
const LIST_MS = 1_000;

interface NewBuild {
  name: SlotName;
  manifest: BuildManifest;
  /** a zip of the build's folder */
  archive: Uint8Array;
  /** the note of the token */
  who: string;
  /** whether its publisher opened its pages in a browser; false when absent */
  isTried?: boolean;
}

const isBuild = (name: string, buildId: string) => and(eq(builds.name, name), eq(builds.buildId, buildId));

/** Stores a build. Resolves to false when the id exists, whose build stays unchanged. */
export async function storeBuild(db: Queryable, { manifest, ...build }: NewBuild): Promise<boolean> {
  const stored = await db
    .insert(builds)
    .values({ ...build, manifest, buildId: manifest.buildId })
    .onConflictDoNothing()
    .returning({ buildId: builds.buildId });
  return stored.length > 0;
}

export const isPublished = async (db: Queryable, name: string, buildId: string): Promise<boolean> =>
  (await db.$count(builds, isBuild(name, buildId))) > 0;

/** Records that the pages of a published build were opened in a browser. */
export async function noteTried(db: Queryable, name: string, buildId: string): Promise<void> {
  await db.update(builds).set({ isTried: true }).where(isBuild(name, buildId));
}

/** A published build; undefined when there is none. */
export async function findPublished(
  db: Queryable,
  name: string,
  buildId: string,
): Promise<PublishedBuild | undefined> {
  const { manifest, isTried } = builds;
  const [row] = await db.select({ manifest, isTried }).from(builds).where(isBuild(name, buildId));
  if (!row) return undefined;
  const { entry } = buildManifestSchema.parse(row.manifest);
  return { buildId, integrity: entry.integrity, isTried: row.isTried };
}

/** The zip of a published build; undefined when there is none. */
export async function findArchive(
  db: Queryable,
  name: string,
  buildId: string,
): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ archive: builds.archive }).from(builds).where(isBuild(name, buildId));
  return row?.archive;
}

/**
 * A function that unpacks a published build to `<folder>/<name>/<build id>/`, and resolves to false for an unpublished
 * one. Calls for unknown builds read the list at most once a second.
 */
export function createBuildFetcher(
  { db }: Pick<Database, 'db'>,
  folder: string,
): (name: string, buildId: string) => Promise<boolean> {
  let list: { at: number; keys: Promise<ReadonlySet<string>> } | undefined;
  const listKeys = (): Promise<ReadonlySet<string>> => {
    const now = performance.now();
    if (!list || now - list.at > LIST_MS) {
      const rows = db.select({ name: builds.name, buildId: builds.buildId }).from(builds);
      const keys = rows.then((found) => new Set(found.map(({ name, buildId }) => `${name} ${buildId}`)));
      list = { at: now, keys };
      keys.catch(() => {
        list = undefined;
      });
    }
    return list.keys;
  };
  return async (name, buildId) => {
    if (!(await listKeys()).has(`${name} ${buildId}`)) return false;
    const archive = await findArchive(db, name, buildId);
    if (!archive) return false;
    await writeBuild(folder, { name, buildId }, readArchive(archive));
    return true;
  };
}
