import { myDayHref } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { renderSVG } from 'uqr';
import { parseParams, type RawParams } from '../../api/public-read';
import { type CachedText, sendCachedText, toCachedText } from '../../api/send-answer';
import { getEvent } from '../../events/read/whole-event';

/** Some 20 kB each. */
const MAX_CODES = 200;

/** `/event/{id}/my-day.svg`: the address of the days of an event's pilots as a QR code, to show and to print. */
export const myDayRoutes: FastifyPluginAsync = async (app) => {
  const codes = new LRUCache<string, CachedText>({ max: MAX_CODES });
  app.get<{ Params: RawParams }>('/event/:eventId/my-day.svg', async (request, reply) => {
    const { eventId } = parseParams('event', request.params);
    await getEvent(app.database.db, app.readCache, eventId);
    const address = `${request.siteOrigin}${myDayHref({ eventId })}`;
    let value = codes.get(address);
    if (!value) {
      await app.limitWork(request, reply, 'pictures');
      value = toCachedText(renderSVG(address));
      codes.set(address, value);
    }
    reply.header('cache-control', 'public, max-age=3600');
    return sendCachedText(request, reply, { value }, 'image/svg+xml');
  });
};
