import type { WireChannel } from '@holeshot/contract/wire';
import { DEFAULT_CHANNEL_COLORS } from '@holeshot/domain';
import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { type Queryable, schema } from '../../database';

/** The desktop app's sign for a channel without a prefix (R54). */
const NO_PREFIX = '\0';

function presentChannel(channel: ChannelRow): WireChannel {
  return {
    ID: channel.id,
    Frequency: channel.frequency,
    ShortBand: channel.shortBand,
    Band: channel.band,
    ChannelPrefix: channel.prefix || NO_PREFIX,
    Number: channel.number,
    Color: DEFAULT_CHANNEL_COLORS[(channel.number - 1) % DEFAULT_CHANNEL_COLORS.length] ?? '',
  };
}

const { channels } = schema;

type ChannelRow = typeof channels.$inferSelect;

/** The desktop app's channels, in its order. */
const listChannels = (db: Queryable): Promise<ChannelRow[]> =>
  db.select().from(channels).where(eq(channels.isStandard, true)).orderBy(asc(channels.position));

export const channelRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('channels', {
    // Only a new version of the site writes channels.
    scopes: () => ['constant'],
    read: async (db) => (await listChannels(db)).map(presentChannel),
  });
};
