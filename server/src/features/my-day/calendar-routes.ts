import { DEVICE_CALLS } from '@holeshot/contract/wire';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { sendCachedText, toCachedText } from '../../api/send-answer';
import { readFieldDay } from '../../events/read/field-day';
import { getEvent, getPart } from '../../events/read/whole-event';
import { findMoment } from './calendar-moment';
import { createCalendar, endCalendar, findCalendar } from './calendar-store';
import { pilotCalendar } from './pilot-calendar';
import { findEventVersion, listRemovedRaces } from './repository';

interface Route {
  Params: RawParams;
}

const noCalendar = () => new ApiError('not-found', 'There is no calendar at this address.');

/**
 * `/my-day/{secret}.ics`: the races of a pilot at an event, to subscribe to (R149). The secret allows reading and
 * deleting it.
 */
export const pilotCalendarRoutes: FastifyPluginAsync = async (app) => {
  const { database, readCache } = app;
  const { db } = database;

  const readCalendar = async (secret: string, origin: string): Promise<string> => {
    const owner = await findCalendar(db, secret);
    if (!owner) throw noCalendar();
    const { eventId, pilotId } = owner;
    const [day, removed, version] = await Promise.all([
      readFieldDay(db, readCache, eventId),
      listRemovedRaces(db, eventId, pilotId),
      findEventVersion(db, eventId),
    ]);
    const moment = findMoment({ ...day, ...version, nowMs: Date.now() });
    return pilotCalendar({ ...day, pilotId, removed, moment, origin });
  };

  app.get<{ Params: { secret: string } }>('/my-day/:secret.ics', async (request, reply) => {
    const text = await readCalendar(request.params.secret, request.siteOrigin);
    reply.header('cache-control', 'private, max-age=60').header('x-robots-tag', 'noindex');
    return sendCachedText(request, reply, { value: toCachedText(text) }, 'text/calendar; charset=utf-8');
  });

  const create = DEVICE_CALLS.createPilotCalendar;
  app.post<Route>(create.path, { config: { access: 'everyone' } }, async (request, reply) => {
    const { eventId, pilotId } = parseCallParams(create.params, request.params);
    const { pilots } = await getEvent(db, readCache, eventId);
    getPart(pilots, 'pilot', pilotId);
    const secret = await database.transaction((tx) => createCalendar(tx, { eventId, pilotId }));
    return reply.header('cache-control', 'no-store').send({ secret });
  });

  const end = DEVICE_CALLS.endPilotCalendar;
  app.delete<Route>(end.path, { config: { access: 'everyone' } }, async (request, reply) => {
    await endCalendar(db, parseCallParams(end.params, request.params).secret);
    return reply.header('cache-control', 'no-store').send('');
  });
};
