import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { siteKeys } from './schema';

const NAME = 'last-backup';

export async function noteBackup(db: Queryable): Promise<void> {
  await db
    .insert(siteKeys)
    .values({ name: NAME, value: '' })
    .onConflictDoUpdate({ target: siteKeys.name, set: { at: sql`now()` } });
}

/** When the last backup of this database was made; undefined when there was none. */
export async function findLastBackup(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.select({ at: siteKeys.at }).from(siteKeys).where(eq(siteKeys.name, NAME));
  return row?.at;
}
