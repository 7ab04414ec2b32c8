import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { listSlots } from '@holeshot/contract';
import type { Registry } from '@holeshot/contract/wire';
import { notInArray, sql } from 'drizzle-orm';
import { findRegistry, listServed, type RegistrySource } from '../builds/registry/registry';
import { type Queryable, schema } from '../database';
import { deleteRows } from '../database/keep-newest';

const { builds } = schema;

/** How many published builds of the shell and of each remote a rollout may choose from. */
export const CHOSEN_FROM = 20;

const listServedIds = (registry: Registry): string[] =>
  listSlots(registry).flatMap(({ slot }) => listServed(slot).map(({ buildId }) => buildId));

/** Deletes the published builds that are not the newest and that no visitor gets. Returns how many. */
export async function pruneBuilds(source: RegistrySource): Promise<number> {
  const { db } = source;
  const current = await findRegistry(source);
  const served = current ? listServedIds(current.registry) : [];
  const place = sql`row_number() over (partition by ${builds.name} order by ${builds.at} desc) as place`;
  const older = sql`select ctid from (select ctid, ${place} from ${builds}) ranked where place > ${CHOSEN_FROM}`;
  return deleteRows(db, builds, sql`ctid in (${older}) and ${notInArray(builds.buildId, ['', ...served])}`);
}

/** Removes the unpacked builds of `folder` that the database does not have any more. Returns how many. */
export async function removeUnpackedBuilds(db: Queryable, folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const unpacked = await Promise.all(
    names.map(async (name) =>
      (await readdir(path.join(folder, name)).catch(() => [])).map((id) => path.join(name, id)),
    ),
  );
  // after the folders: a build is stored before it is unpacked
  const rows = await db.select({ name: builds.name, buildId: builds.buildId }).from(builds);
  const stored = new Set(rows.map(({ name, buildId }) => path.join(name, buildId)));
  const stale = unpacked.flat().filter((build) => /[0-9a-f]{16}$/.test(build) && !stored.has(build));
  for (const build of stale) await rm(path.join(folder, build), { recursive: true, force: true });
  return stale.length;
}
