import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, readRows, schema } from '../database';
import type { FileStore } from './file-store';

const { clubs, eventRevisions, events, pilots, supporters, users } = schema;

/** Every column that names a picture. */
export const PICTURE_COLUMNS = [
  clubs.logoUrl,
  clubs.bannerUrl,
  events.bannerUrl,
  pilots.photoUrl,
  supporters.thumbUrl,
  users.photoUrl,
  users.patreonMemberThumbUrl,
];

const PREFIX = '/files/';
/** The names that `Pictures` creates; the site must not remove other files. */
const PICTURE_NAME = /^(people|clubs|events)\/[0-9a-f]{32}\.[a-z]+$/;
/** A picture is stored before the row that names it. */
const UNSAVED_MS = 3_600_000;

/** The referenced addresses among those that meet `condition`; a banner in an event's history can be restored. */
async function listNamed(db: Queryable, condition: SQL): Promise<Set<string>> {
  const addresses = [
    ...PICTURE_COLUMNS.map((column) => sql`select ${column} as address from ${column.table}`),
    sql`select ${eventRevisions.fields} ->> 'bannerUrl' from ${eventRevisions}`,
  ];
  const rows = await readRows<{ address: string }>(
    db,
    sql`select distinct address from (${sql.join(addresses, sql` union all `)}) named where ${condition}`,
  );
  return new Set(rows.map(({ address }) => address));
}

/** Removes those of the pictures at `addresses` that no row of `db` names; all other addresses are passed over. */
export async function removeUnusedPictures(
  db: Queryable,
  files: FileStore,
  addresses: readonly (string | null | undefined)[],
): Promise<void> {
  const pictures = new Set(
    addresses.filter((address): address is string => PICTURE_NAME.test(address?.slice(PREFIX.length) ?? '')),
  );
  if (pictures.size === 0) return;
  const values = sql.join(
    [...pictures].map((address) => sql`${address}`),
    sql`, `,
  );
  const used = await listNamed(db, sql`address in (${values})`);
  for (const address of pictures) if (!used.has(address)) await files.remove(address.slice(PREFIX.length));
}

/** Removes all pictures that no row of `db` names and that were stored over an hour before `nowMs`. Returns how many. */
export async function sweepPictures(db: Queryable, files: FileStore, nowMs: number): Promise<number> {
  const candidates: string[] = [];
  for await (const { name, storedAtMs } of files.list()) {
    if (PICTURE_NAME.test(name) && storedAtMs < nowMs - UNSAVED_MS) candidates.push(name);
  }
  const used = await listNamed(db, sql`address like ${`${PREFIX}%`}`);
  const unused = candidates.filter((name) => !used.has(PREFIX + name));
  for (const name of unused) await files.remove(name);
  return unused.length;
}
