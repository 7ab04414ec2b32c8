import type { FastifyPluginAsync } from 'fastify';
import { listClubRecords } from '../../events/read/best-records';
import { readOfClub } from '../../events/read/clubs';
import { userScopes } from '../../events/read/read-options';
import { readOfUser } from '../../people/profiles';
import { findFastestLaps } from './fastest-laps';
import { listRecordChanges, listRecordChangesOfUser, listTrackRecordChanges } from './record-changes';

export const recordRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('recordsOfClub', {
    scopes: () => ['clubs', 'events'],
    read: readOfClub(listClubRecords),
  });
  app.publicRead('recordChanges', {
    scopes: () => ['clubs', 'events'],
    read: readOfClub(listRecordChanges),
  });
  app.publicRead('recordChangesOfTrack', {
    scopes: () => ['clubs', 'events'],
    read: readOfClub(listTrackRecordChanges),
  });
  app.publicRead('recordChangesOfUser', {
    scopes: userScopes,
    read: readOfUser(listRecordChangesOfUser),
  });
  app.publicRead('fastestLaps', {
    scopes: () => ['clubs', 'events'],
    read: (db) => findFastestLaps(db, null),
  });
  app.publicRead('fastestLapsOfClub', {
    scopes: () => ['clubs', 'events'],
    read: readOfClub(findFastestLaps),
  });
};
