import type { FastifyPluginAsync } from 'fastify';
import { presentRelease } from './presenter';
import { listReleases } from './repository';

export const releaseRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('releases', {
    scopes: () => ['releases'],
    read: async (db) => (await listReleases(db)).map(presentRelease),
  });
};
