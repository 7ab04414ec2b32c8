import { myDayHref } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';
import { renderSVG } from 'uqr';
import { parseParams, type RawParams } from '../../api/public-read';
import { getEvent } from '../../events/read/whole-event';

/** `/event/{id}/my-day.svg`: the address of the days of an event's pilots as a QR code, to show and to print. */
export const myDayRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: RawParams }>('/event/:eventId/my-day.svg', async (request, reply) => {
    const { eventId } = parseParams('event', request.params);
    await getEvent(app.database.db, app.readCache, eventId);
    const code = renderSVG(`${request.siteOrigin}${myDayHref({ eventId })}`);
    return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(code);
  });
};
