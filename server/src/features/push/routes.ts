import { DEVICE_CALLS } from '@holeshot/contract/wire';
import { fromInstantMs, isDayOver, listFieldRaces, listPilotRaces, startTelling } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseBody } from '../../api/parse-body';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { readFieldDay } from '../../events/read/field-day';
import { getPart } from '../../events/read/whole-event';
import { isPushAddress } from './push-services';
import { getVapidKeys } from './vapid-keys';
import { removeWatch, storeWatch } from './watch-store';

const UNKNOWN_SERVICE = 'The push service of this browser is not one that this site sends to.';

/** Push subscriptions of browsers to pilots (R145 to R148). */
export const pushRoutes: FastifyPluginAsync<{ services: readonly string[] }> = async (app, { services }) => {
  const { database, readCache } = app;

  app.publicRead('pushKey', {
    scopes: () => ['constant'],
    read: async () => ({ Key: (await getVapidKeys(database)).publicKey }),
  });

  const { path, params, body } = DEVICE_CALLS.watchPilot;
  app.post<{ Params: RawParams }>(path, { config: { access: 'everyone' } }, async (request, reply) => {
    const { eventId, pilotId } = parseCallParams(params, request.params);
    const { device, ahead } = parseBody(body, request.body);
    const { endpoint } = device;
    if (!isPushAddress(endpoint, services))
      throw new ApiError('bad-parameter', UNKNOWN_SERVICE, 'device/endpoint');
    if (ahead === 0) {
      await database.transaction((tx) => removeWatch(tx, { endpoint, eventId, pilotId }));
      return reply.send('');
    }
    const day = await readFieldDay(database.db, readCache, eventId);
    const { event, races } = day;
    const nowMs = Date.now();
    getPart(event.pilots, 'pilot', pilotId);
    if (isDayOver(event, races, nowMs)) throw new ApiError('conflict', 'This event is over.');
    const nowLocal = fromInstantMs(nowMs, event.timeZone);
    const own = listPilotRaces(listFieldRaces({ ...day, nowLocal }), pilotId);
    const told = startTelling({ races, own, ahead });
    const userId = (await request.findPerson())?.id ?? null;
    await database.transaction((tx) => storeWatch(tx, { device, eventId, pilotId, ahead, userId, told }));
    return reply.send('');
  });
};
