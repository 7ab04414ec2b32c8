import type { FastifyPluginAsync } from 'fastify';
import { getClub } from '../clubs/repository';
import { getEventWith } from '../events/whole-event';
import { presentPodium, presentRanking } from './presenter';
import { findRanking, listRankingsOfClub, listRecentRankings } from './repository';

export const rankingRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('ranking', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId }, cache) {
      const [, ranking] = await getEventWith(db, cache, eventId, findRanking(db, eventId));
      return presentRanking(eventId, ranking);
    },
  });
  app.publicRead('podiumsOfClub', {
    scopes: () => ['events', 'clubs'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [rankings] = await Promise.all([listRankingsOfClub(db, clubId), getClub(db, clubId)]);
      return rankings.map(presentPodium);
    },
  });
  app.publicRead('recentPodiums', {
    scopes: () => ['events', 'clubs'],
    read: async (db) => (await listRecentRankings(db)).map(presentPodium),
  });
};
