import type { FastifyPluginAsync } from 'fastify';
import { requireProfile } from '../auth/repository';
import { presentUserStats } from './presenter';
import { listClaims, listFlownRaces } from './repository';
import { attendanceByYear, bestsByType } from './user-stats';

export const statsRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('statsOfUser', {
    scopes: ({ userId }) => ['events', 'users', `user:${Number(userId)}`],
    async read(db, params) {
      const userId = Number(params.userId);
      const [races, claims] = await Promise.all([
        listFlownRaces(db, userId),
        listClaims(db, userId),
        requireProfile(db, userId),
      ]);
      return presentUserStats({ bests: bestsByType(races), attendance: attendanceByYear(races), claims });
    },
  });
};
