import type { FastifyPluginAsync } from 'fastify';
import { getClub } from '../../events/read/clubs';
import { listClubRecords } from './club-records';
import { findFastestLaps } from './fastest-laps';

export const recordRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('recordsOfClub', {
    scopes: () => ['clubs', 'events'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [records] = await Promise.all([listClubRecords(db, clubId), getClub(db, clubId)]);
      return records;
    },
  });
  app.publicRead('fastestLaps', {
    scopes: () => ['clubs', 'events'],
    read: (db) => findFastestLaps(db, null),
  });
  app.publicRead('fastestLapsOfClub', {
    scopes: () => ['clubs', 'events'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [laps] = await Promise.all([findFastestLaps(db, clubId), getClub(db, clubId)]);
      return laps;
    },
  });
};
