import type { FastifyPluginAsync } from 'fastify';
import { listClubRecords } from '../../events/read/best-records';
import { getClub } from '../../events/read/clubs';
import { userScopes } from '../../events/read/read-options';
import { requireProfile } from '../../people/profiles';
import { findFastestLaps } from './fastest-laps';
import { listRecordChanges, listRecordChangesOfUser, listTrackRecordChanges } from './record-changes';

export const recordRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('recordsOfClub', {
    scopes: () => ['clubs', 'events'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [records] = await Promise.all([listClubRecords(db, clubId), getClub(db, clubId)]);
      return records;
    },
  });
  app.publicRead('recordChanges', {
    scopes: () => ['clubs', 'events'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [changes] = await Promise.all([listRecordChanges(db, clubId), getClub(db, clubId)]);
      return changes;
    },
  });
  app.publicRead('recordChangesOfTrack', {
    scopes: () => ['clubs', 'events'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [changes] = await Promise.all([listTrackRecordChanges(db, clubId), getClub(db, clubId)]);
      return changes;
    },
  });
  app.publicRead('recordChangesOfUser', {
    scopes: userScopes,
    async read(db, params) {
      const userId = Number(params.userId);
      const [changes] = await Promise.all([listRecordChangesOfUser(db, userId), requireProfile(db, userId)]);
      return changes;
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
