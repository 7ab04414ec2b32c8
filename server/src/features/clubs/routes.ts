import type { FastifyPluginAsync } from 'fastify';
import { getClub, listClubs, listMembers } from '../../events/read/clubs';
import { listEventsOfClub } from '../../events/read/list-events';
import { presentClub, presentClubFull } from './presenter';

export const clubRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('clubs', {
    scopes: () => ['clubs'],
    read: async (db) => (await listClubs(db)).map(presentClub),
  });
  app.publicRead('club', {
    scopes: () => ['clubs'],
    read: async (db, { clubId }) => presentClub(await getClub(db, Number(clubId))),
  });
  app.publicRead('clubFull', {
    scopes: () => ['clubs', 'events', 'users'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [club, events, members] = await Promise.all([
        getClub(db, clubId),
        listEventsOfClub(db, clubId),
        listMembers(db, clubId),
      ]);
      return [presentClubFull(club, events, members)];
    },
  });
};
