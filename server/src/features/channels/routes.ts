import { asc, eq } from 'drizzle-orm';
import { publicRead } from '../../api/public-read';
import { schema } from '../../database';

/** How the desktop app writes that a channel has no prefix (specification section 3, Channel). */
const NO_PREFIX = '\0';

export const channelReads = [
  publicRead('channels', {
    // New versions of the site bring new channels; nothing else writes them.
    scopes: () => ['constant'],
    async read(db) {
      const { channels } = schema;
      const rows = await db
        .select()
        .from(channels)
        .where(eq(channels.known, true))
        .orderBy(asc(channels.position));
      return rows.map((channel) => ({
        ID: channel.id,
        Frequency: channel.frequency,
        ShortBand: channel.shortBand,
        Band: channel.band,
        ChannelPrefix: channel.prefix || NO_PREFIX,
        Number: channel.number,
      }));
    },
  }),
];
