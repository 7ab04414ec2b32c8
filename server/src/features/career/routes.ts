import type { FastifyPluginAsync } from 'fastify';
import { userScopes } from '../../events/read/read-options';
import { requireProfile } from '../../people/profiles';
import { presentCareer } from './present-career';
import { listFieldRecords, listMeetings, readCareer } from './repository';

export const careerRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('careerOfUser', {
    scopes: userScopes,
    // whether an event is over depends on the time (R124)
    cacheMs: 60_000,
    async read(db, params, cache) {
      const userId = Number(params.userId);
      const [{ events }, meetings] = await Promise.all([
        readCareer(db, cache, userId),
        listMeetings(db, userId),
        requireProfile(db, userId),
      ]);
      const clubIds = [...new Set(events.map(({ event }) => event.club.id))];
      return presentCareer({ events, meetings, records: await listFieldRecords(db, clubIds) });
    },
  });
};
