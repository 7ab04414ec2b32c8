import { WRITE_CALLS } from '@holeshot/contract/wire';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { parseBody } from '../../api/parse-body';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { getManagedClub, getPersonName } from '../../people/managed';
import { EVENT_LIMIT, getBodyBytes, RACE_LIMIT, sendBodyError } from './delivery-body';
import { type Delivery, takeEvent } from './take-event';
import { takeRace } from './take-race';

const config = { access: 'signed-in', work: 'syncs' } as const;

interface Route {
  Params: RawParams;
}

/** Managers of a club upload its events, in the desktop app's own files: deliveries by hand. */
export const uploadRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const { uploadEvent, uploadRace } = WRITE_CALLS;
  app.setErrorHandler(sendBodyError);
  // before the body is read, which may be large
  app.addHook('onRequest', async (request: FastifyRequest<Route>, reply) => {
    reply.header('cache-control', 'no-store');
    const { clubId } = parseCallParams(uploadEvent.params, request.params);
    await getManagedClub(database.db, await request.getPerson(), Number(clubId));
  });
  const source = async (request: FastifyRequest): Promise<Delivery['source']> => ({
    who: getPersonName(await request.getPerson()),
    why: 'upload',
  });

  app.put<Route>(uploadEvent.path, { config, bodyLimit: EVENT_LIMIT }, async (request) => {
    const { clubId, eventId } = parseCallParams(uploadEvent.params, request.params);
    const delivery = { eventId, clubId: Number(clubId), source: await source(request) };
    await app.clubQuota.require(delivery.clubId, getBodyBytes(request));
    return takeEvent(database, delivery, parseBody(uploadEvent.body, request.body));
  });

  app.put<Route>(uploadRace.path, { config, bodyLimit: RACE_LIMIT }, async (request) => {
    const { clubId, ...ids } = parseCallParams(uploadRace.params, request.params);
    const delivery = { ...ids, clubId: Number(clubId), source: await source(request) };
    await app.clubQuota.require(delivery.clubId, getBodyBytes(request));
    return takeRace(database, delivery, parseBody(uploadRace.body, request.body));
  });
};
