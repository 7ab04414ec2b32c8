import type { FastifyPluginAsync } from 'fastify';
import { presentChannel } from './presenter';
import { listChannels } from './repository';

export const channelRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('channels', {
    // Only a new version of the site writes channels.
    scopes: () => ['constant'],
    read: async (db) => (await listChannels(db)).map(presentChannel),
  });
};
