import type { FastifyPluginAsync } from 'fastify';
import type { SiteOptions } from '../../site/site';
import { readOverview } from './overview';

/** `GET /api/dev/rollouts`: all about rollouts, for the admin of the site. */
export const overviewRoutes: FastifyPluginAsync<Pick<SiteOptions, 'store'>> = async (app, { store }) => {
  const { database } = app;
  app.get('/api/dev/rollouts', { config: { access: 'site-admin' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return readOverview({ database, store }, Date.now());
  });
};
