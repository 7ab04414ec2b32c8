import { WRITE_CALLS } from '@holeshot/contract/wire';
import type { FastifyPluginAsync } from 'fastify';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { answerJoinRequest, askToJoin, LINK_PROPERTIES } from './join-requests';
import { getManagedClub } from './managed';

/** How people join a club: they enter its code, and a manager answers. */
export const joiningRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  app.propertyForm('clubLinkProperties', {
    load: async () => LINK_PROPERTIES,
    save: (person, { Code }) => database.transaction((tx) => askToJoin(tx, person.id, String(Code ?? ''))),
  });

  for (const [call, isApproved] of [
    [WRITE_CALLS.approveJoin, true],
    [WRITE_CALLS.declineJoin, false],
  ] as const) {
    app.route<{ Params: RawParams }>({
      method: call.method,
      url: call.path,
      config: { access: 'signed-in' },
      async handler(request, reply) {
        const person = await request.getPerson();
        const { clubId, userId } = parseCallParams(call.params, request.params);
        await database.transaction(async (tx) => {
          const club = await getManagedClub(tx, person, Number(clubId));
          await answerJoinRequest(tx, { club, userId: Number(userId), isApproved });
        });
        return reply.send('');
      },
    });
  }
};
