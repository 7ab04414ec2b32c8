import { CHANNELS } from '@holeshot/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { channels } from './schema';

/**
 * Makes the channel table hold the channels of domain notes 3 as they stand there; ids that events brought along stay.
 */
export async function insertChannels(db: Queryable): Promise<void> {
  const rows = CHANNELS.map((channel, position) => ({ ...channel, position, known: true }));
  await db
    .insert(channels)
    .values(rows)
    .onConflictDoUpdate({
      target: channels.id,
      set: {
        frequency: sql`excluded.frequency`,
        band: sql`excluded.band`,
        shortBand: sql`excluded.short_band`,
        prefix: sql`excluded.prefix`,
        number: sql`excluded.number`,
        position: sql`excluded.position`,
        known: sql`excluded.known`,
      },
    });
}
