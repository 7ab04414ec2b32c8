import { SYNC_CALLS } from '@holeshot/contract/wire';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseBody } from '../../api/parse-body';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { SYNC_SOURCE } from '../../events/write/store-content';
import { findKeyHolder, type KeyHolder } from '../../people/club-keys';
import { EVENT_LIMIT, getBodyBytes, RACE_LIMIT, sendBodyError } from './delivery-body';
import { joinWithApp } from './join-with-app';
import { listSyncEvents, listSyncRegistrations, listUpcoming } from './list-sync-events';
import { requireOwnEvent } from './own-event';
import { takeEvent } from './take-event';
import { takeRace } from './take-race';
import { REMOVAL_SOURCE, removeEvent, removeRace } from './take-removal';

const config = { access: 'keyholder', isCrossOrigin: true, work: 'syncs' } as const;

interface Route {
  Params: RawParams;
}

const explainTier = (clubName: string): string =>
  `No admin of ${clubName} has the Club tier any more: renew it, and the key works again.`;

/**
 * The sync API: programs with the key of a club deliver its events in the desktop app's own files, and relay its
 * notifications. Needs `app.liveQueue`.
 */
export const syncRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const holders = new WeakMap<FastifyRequest, KeyHolder>();

  app.setErrorHandler(sendBodyError);
  // before the body is read, which may be large
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const holder = await findKeyHolder(database.db, request.headers.authorization, Date.now());
    if (!holder) {
      reply.header('www-authenticate', 'Bearer');
      throw new ApiError('signed-out', 'The key of the club is missing, wrong or revoked.');
    }
    if (!holder.hasClubTier) throw new ApiError('forbidden', explainTier(holder.club.name));
    holders.set(request, holder);
  });
  const getClub = (request: FastifyRequest): KeyHolder['club'] => {
    const holder = holders.get(request);
    if (!holder) throw new Error('The request has no key.');
    return holder.club;
  };

  app.get(SYNC_CALLS.club.path, { config }, async (request) => {
    const club = getClub(request);
    return { ...club, upcoming: await listUpcoming(database.db, club.id, Date.now()) };
  });

  app.get(SYNC_CALLS.events.path, { config }, async (request) =>
    listSyncEvents(database.db, getClub(request).id),
  );

  app.get<Route>(SYNC_CALLS.registrations.path, { config }, async (request) => {
    const { eventId } = parseCallParams(SYNC_CALLS.registrations.params, request.params);
    await requireOwnEvent(database.db, eventId, getClub(request).id);
    return listSyncRegistrations(database.db, eventId);
  });

  app.put<Route>(SYNC_CALLS.putEvent.path, { config, bodyLimit: EVENT_LIMIT }, async (request) => {
    const { params, body } = SYNC_CALLS.putEvent;
    const { eventId } = parseCallParams(params, request.params);
    const delivery = { eventId, clubId: getClub(request).id, source: SYNC_SOURCE };
    await app.clubQuota.require(delivery.clubId, getBodyBytes(request));
    return takeEvent(database, delivery, parseBody(body, request.body));
  });

  app.put<Route>(SYNC_CALLS.joinEvent.path, { config }, async (request) => {
    const { eventId } = parseCallParams(SYNC_CALLS.joinEvent.params, request.params);
    return joinWithApp(database, { eventId, clubId: getClub(request).id });
  });

  app.put<Route>(SYNC_CALLS.putRace.path, { config, bodyLimit: RACE_LIMIT }, async (request) => {
    const { params, body } = SYNC_CALLS.putRace;
    const ids = parseCallParams(params, request.params);
    const delivery = { ...ids, clubId: getClub(request).id, source: SYNC_SOURCE };
    await app.clubQuota.require(delivery.clubId, getBodyBytes(request));
    return takeRace(database, delivery, parseBody(body, request.body));
  });

  app.delete<Route>(SYNC_CALLS.removeEvent.path, { config }, async (request) => {
    const { params, query } = SYNC_CALLS.removeEvent;
    const { eventId } = parseCallParams(params, request.params);
    const { sequence } = parseBody(query, request.query);
    const delivery = { eventId, clubId: getClub(request).id, source: REMOVAL_SOURCE };
    return removeEvent(database, delivery, Number(sequence));
  });

  app.delete<Route>(SYNC_CALLS.removeRace.path, { config }, async (request) => {
    const { params, query } = SYNC_CALLS.removeRace;
    const ids = parseCallParams(params, request.params);
    const { sequence } = parseBody(query, request.query);
    const delivery = { ...ids, clubId: getClub(request).id, source: REMOVAL_SOURCE };
    return removeRace(database, delivery, Number(sequence));
  });

  const { path, body } = SYNC_CALLS.putNotifications;
  app.put(path, { config, bodyLimit: RACE_LIMIT }, async (request) => {
    const { notifications } = parseBody(body, request.body);
    const { id } = getClub(request);
    return { accepted: notifications.filter((message) => app.liveQueue.add(id, message)).length };
  });
};
