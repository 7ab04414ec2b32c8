import { asc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { channels } = schema;

export type ChannelRow = typeof channels.$inferSelect;

/** The desktop app's channels, in its order. */
export const listChannels = (db: Queryable): Promise<ChannelRow[]> =>
  db.select().from(channels).where(eq(channels.isStandard, true)).orderBy(asc(channels.position));
