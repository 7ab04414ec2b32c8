import type { FastifyPluginAsync } from 'fastify';
import { getEvent } from '../events/whole-event';
import { presentRound } from './presenter';

export const roundRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('rounds', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    read: async (db, { eventId }, cache) => (await getEvent(db, cache, eventId)).rounds.map(presentRound),
  });
};
