import { desc } from 'drizzle-orm';
import { type Queryable, schema } from '../database';

const { releases } = schema;

export type Release = typeof releases.$inferSelect;

/** Newest first. */
export const listReleases = (db: Queryable): Promise<Release[]> =>
  db.select().from(releases).orderBy(desc(releases.releasedAt), desc(releases.id));
