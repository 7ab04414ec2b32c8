import { asc } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { supporters } = schema;

export type Supporter = typeof supporters.$inferSelect;

/** In the order in which they were added. */
export const listSupporters = (db: Queryable): Promise<Supporter[]> =>
  db.select().from(supporters).orderBy(asc(supporters.id));
