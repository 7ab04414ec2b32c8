import { SYNC_CALLS } from '@holeshot/contract/wire';
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error';
import { sendError } from '../../api/error-replies';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { findKeyHolder, type KeyHolder } from '../../people/club-keys';
import { listSyncEvents, listSyncRegistrations } from './list-sync-events';
import { requireOwnEvent } from './own-event';
import { takeEvent } from './take-event';
import { takeRace } from './take-race';

const MEGABYTE = 1024 * 1024;
const EVENT_LIMIT = 16 * MEGABYTE;
const RACE_LIMIT = 4 * MEGABYTE;

const config = { access: 'keyholder', isCrossOrigin: true, work: 'syncs' } as const;

interface Route {
  Params: RawParams;
}

/** The body as the contract says. Throws `ApiError` (bad-parameter) naming the first fault. */
function parseBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data as z.infer<S>;
  const [issue] = result.error.issues;
  const place = issue?.path.join('/') || 'the body';
  throw new ApiError('bad-parameter', `${place}: ${issue?.message ?? 'is not valid'}`, place);
}

const explainTier = (clubName: string): string =>
  `No admin of ${clubName} has the Club tier any more: renew it, and the key works again.`;

/** Says what is wrong with a body that is none, where the API's other calls only say that it is. */
function explain(error: FastifyError, request: FastifyRequest): FastifyError | ApiError {
  const { code = '' } = error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const megabytes = (request.routeOptions.bodyLimit ?? 0) / MEGABYTE;
    return new ApiError('too-large', `The body is larger than ${megabytes} MB.`);
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiError('unsupported-type', 'Send the body as application/json.');
  const isNoJson = error instanceof SyntaxError || /^FST_ERR_CTP_/.test(code);
  return isNoJson ? new ApiError('bad-parameter', 'The body is not complete JSON.') : error;
}

/**
 * The sync API: programs with the key of a club deliver its events in the desktop app's own files, and relay its
 * notifications. Needs `app.liveQueue`.
 */
export const syncRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const holders = new WeakMap<FastifyRequest, KeyHolder>();

  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendError(explain(error, request), request, reply),
  );
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
  const clubOf = (request: FastifyRequest): KeyHolder['club'] => {
    const holder = holders.get(request);
    if (!holder) throw new Error('The request has no key.');
    return holder.club;
  };

  app.get(SYNC_CALLS.club.path, { config }, async (request) => clubOf(request));

  app.get(SYNC_CALLS.events.path, { config }, async (request) =>
    listSyncEvents(database.db, clubOf(request).id),
  );

  app.get<Route>(SYNC_CALLS.registrations.path, { config }, async (request) => {
    const { eventId } = parseCallParams(SYNC_CALLS.registrations.params, request.params);
    await requireOwnEvent(database.db, eventId, clubOf(request).id);
    return listSyncRegistrations(database.db, eventId);
  });

  app.put<Route>(SYNC_CALLS.putEvent.path, { config, bodyLimit: EVENT_LIMIT }, async (request) => {
    const { params, body } = SYNC_CALLS.putEvent;
    const { eventId } = parseCallParams(params, request.params);
    return takeEvent(database, { eventId, clubId: clubOf(request).id }, parseBody(body, request.body));
  });

  app.put<Route>(SYNC_CALLS.putRace.path, { config, bodyLimit: RACE_LIMIT }, async (request) => {
    const { params, body } = SYNC_CALLS.putRace;
    const ids = parseCallParams(params, request.params);
    return takeRace(database, { ...ids, clubId: clubOf(request).id }, parseBody(body, request.body));
  });

  const { path, body } = SYNC_CALLS.putNotifications;
  app.put(path, { config, bodyLimit: RACE_LIMIT }, async (request) => {
    const { notifications } = parseBody(body, request.body);
    const { id } = clubOf(request);
    return { accepted: notifications.filter((message) => app.liveQueue.add(id, message)).length };
  });
};
