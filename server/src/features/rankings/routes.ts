import type { FastifyPluginAsync } from 'fastify';
import { readOfClub } from '../../events/read/clubs';
import {
  explainEventRank,
  getRanking,
  listRankingsOfClub,
  listRecentRankings,
} from '../../events/read/rankings';
import { eventScopes, pinnedRead } from '../../events/read/read-options';
import { presentExplanation, presentPodium, presentRanking } from './presenter';

/** Whether an event is over depends on the time (R124). */
const CACHE_MS = 60_000;

export const rankingRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('ranking', {
    ...pinnedRead,
    async read(db, { eventId, revision }, cache) {
      return presentRanking(eventId, await getRanking(db, cache, eventId, revision));
    },
  });
  app.publicRead('rankOfPilot', {
    scopes: eventScopes,
    async read(db, { eventId, pilotId }, cache) {
      return presentExplanation(pilotId, await explainEventRank(db, cache, eventId, pilotId));
    },
  });
  app.publicRead('podiumsOfClub', {
    scopes: () => ['events', 'clubs'],
    cacheMs: CACHE_MS,
    read: readOfClub(async (db, clubId) => (await listRankingsOfClub(db, clubId)).map(presentPodium)),
  });
  app.publicRead('recentPodiums', {
    scopes: () => ['events', 'clubs'],
    cacheMs: CACHE_MS,
    read: async (db) => (await listRecentRankings(db)).map(presentPodium),
  });
};
