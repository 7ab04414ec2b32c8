import type { OutgoingHttpHeaders } from 'node:http';
import { liveFeed as feedPath, liveNotifications } from '@holeshot/contract/paths';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFoundError } from '../../api/api-error';
import { parseParams, type RawParams } from '../../api/public-read';
import { findNotifiedClub } from '../../people/club-keys';

const MAX_BYTES = 256 * 1024;
const MAX_SECRETS = 1_000;

/**
 * Live races: receives the desktop app's notifications at the secret address of a club, and streams an event's messages
 * to its visitors. Needs `app.liveQueue` and `app.liveFeed`.
 */
export const liveRoutes: FastifyPluginAsync = async (app) => {
  // The app times out after 1.5 s, and the database may be busy with an import: valid secrets are cached, and checked
  // again before a message is applied.
  const clubIds = new LRUCache<string, number>({ max: MAX_SECRETS });
  const findClub = (secret: string) => findNotifiedClub(app.database.db, secret, Date.now());
  const isStill = async (clubId: number, secret: string): Promise<boolean> => {
    const isRight = (await findClub(secret)) === clubId;
    if (!isRight) clubIds.delete(secret);
    return isRight;
  };

  app.put<{ Params: { secret: string } }>(
    liveNotifications,
    { bodyLimit: MAX_BYTES, config: { access: 'keyholder', isCrossOrigin: true, work: 'notifications' } },
    async (request, reply) => {
      const { secret } = request.params;
      const clubId = clubIds.get(secret) ?? (await findClub(secret));
      if (clubId === undefined) throw notFoundError('club', 'secret');
      clubIds.set(secret, clubId);
      app.liveQueue.add(clubId, request.body, () => isStill(clubId, secret));
      return reply.header('cache-control', 'no-store').send('');
    },
  );

  // HEAD would wait for the end of the stream
  const config = { access: 'everyone' } as const;
  app.get<{ Params: RawParams }>(feedPath, { config, exposeHeadRoute: false }, async (request, reply) => {
    const { eventId } = parseParams('event', request.params);
    await app.liveFeed.open(eventId, request.ip, () => {
      reply.hijack();
      const { raw } = reply;
      request.raw.setTimeout(0);
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      return raw;
    });
  });
};
