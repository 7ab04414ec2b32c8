import type { FastifyPluginAsync } from 'fastify';
import { presentSupporter } from './presenter';
import { listSupporters } from './repository';

export const supporterRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('supporters', {
    scopes: () => ['supporters'],
    read: async (db) => (await listSupporters(db)).map(presentSupporter),
    isShuffled: true,
  });
};
