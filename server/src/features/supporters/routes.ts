import type { WireSupporter } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import { asc } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { type Queryable, schema } from '../../database';

function presentSupporter(supporter: Supporter): WireSupporter {
  return {
    Name: supporter.name,
    Tier: supporter.tier,
    StartDate: formatWireClock(supporter.startDate.getTime()),
    ThumbURL: supporter.thumbUrl,
    Active: supporter.active,
  };
}

const { supporters } = schema;

export type Supporter = typeof supporters.$inferSelect;

/** In the order in which they were added. */
const listSupporters = (db: Queryable): Promise<Supporter[]> =>
  db.select().from(supporters).orderBy(asc(supporters.id));

export const supporterRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('supporters', {
    scopes: () => ['supporters'],
    read: async (db) => (await listSupporters(db)).map(presentSupporter),
    isShuffled: true,
  });
};
