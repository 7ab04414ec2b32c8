import type { WireSupporter } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import { asc } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { type Queryable, schema } from '../../database';

const { supporters } = schema;

type Supporter = typeof supporters.$inferSelect;

const presentSupporter = (supporter: Supporter): WireSupporter => ({
  Name: supporter.name,
  Tier: supporter.tier,
  StartDate: formatWireClock(supporter.startDate.getTime()),
  ThumbURL: supporter.thumbUrl,
  Active: supporter.active,
});

const getKey = ({ name }: Supporter): string => name.trim().toLowerCase();

/** In the order in which they were added; without who was added by hand and is an active member of the same name. */
async function listSupporters(db: Queryable): Promise<Supporter[]> {
  const all = await db.select().from(supporters).orderBy(asc(supporters.id));
  const members = new Set(all.filter(({ memberId, active }) => memberId !== null && active).map(getKey));
  return all.filter((supporter) => supporter.memberId !== null || !members.has(getKey(supporter)));
}

export const supporterRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('supporters', {
    scopes: () => ['supporters'],
    read: async (db) => (await listSupporters(db)).map(presentSupporter),
    isShuffled: true,
  });
};
