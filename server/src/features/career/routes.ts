import type { FastifyPluginAsync } from 'fastify';
import { requireProfile } from '../../people/profiles';
import { presentCareer } from './present-career';
import { listCareerEvents, listFieldRecords, listMeetings } from './repository';

export const careerRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('careerOfUser', {
    scopes: ({ userId }) => ['events', 'clubs', 'users', `user:${Number(userId)}`],
    // whether an event is over depends on the time (R124)
    cacheMs: 60_000,
    async read(db, params) {
      const userId = Number(params.userId);
      const [events, meetings] = await Promise.all([
        listCareerEvents(db, userId),
        listMeetings(db, userId),
        requireProfile(db, userId),
      ]);
      const clubIds = [...new Set(events.map(({ event }) => event.club.id))];
      return presentCareer({ events, meetings, records: await listFieldRecords(db, clubIds) });
    },
  });
};
