import type { FastifyPluginAsync } from 'fastify';
import { getEvent } from '../events/whole-event';
import { presentPilot } from './presenter';

export const pilotRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('pilots', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    read: async (db, { eventId }, cache) => (await getEvent(db, cache, eventId)).pilots.map(presentPilot),
  });
};
