import { WRITE_CALLS } from '@holeshot/contract/wire';
import type { FastifyPluginAsync } from 'fastify';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { claimPilot, undoClaim } from './claims';

/** Who a pilot of an event is. */
export const claimRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  for (const [call, write] of [
    [WRITE_CALLS.claim, claimPilot],
    [WRITE_CALLS.undoClaim, undoClaim],
  ] as const) {
    app.route<{ Params: RawParams }>({
      method: call.method,
      url: call.path,
      config: { access: 'signed-in' },
      async handler(request, reply) {
        const person = await request.getPerson();
        const pilot = parseCallParams(call.params, request.params);
        await database.transaction((tx) => write(tx, person, pilot));
        return reply.send('');
      },
    });
  }
};
