import { CHANNELS } from '@holeshot/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { channels } from './schema';

/** Stores the desktop app's channels; other channels, which come from events, stay (R104). */
export async function insertChannels(db: Queryable): Promise<void> {
  const rows = CHANNELS.map((channel, position) => ({ ...channel, position, isStandard: true }));
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
        isStandard: sql`excluded.known`,
      },
    });
}
