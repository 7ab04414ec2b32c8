import type { FastifyPluginAsync } from 'fastify';

export const timeZoneRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('timeZones', {
    scopes: () => ['constant'],
    read: async () =>
      [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
        .sort()
        .map((id) => ({ ID: id, Name: id.replaceAll('_', ' ') })),
  });
};
