import { liveNotifications } from '@holeshot/contract/paths';
import { type Property, WRITE_CALLS } from '@holeshot/contract/wire';
import { clubPolicy } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { createClubKey, findKeyState, revokeClubKey } from '../../people/club-keys';
import type { SignedIn } from '../../people/signed-in';
import { clubAppProperties } from './club-app-form';
import { findLastDelivery, presentClubLink } from './club-link';

function requireManager(person: SignedIn, clubId: string): number {
  const id = Number(clubId);
  if (clubPolicy.canManage(person, { clubId: id })) return id;
  throw new ApiError('forbidden', 'Only managers of the club may link its desktop app.');
}

/** The link of a club's desktop app: its key, for managers of the club. */
export const clubAppRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  app.propertyForm('clubAppProperties', {
    load: async (db, person, { clubId }): Promise<Property[]> =>
      clubAppProperties(await findKeyState(db, requireManager(person, clubId))),
    // nothing in this form can be edited
    save: async () => [],
  });

  app.personalRead('clubLink', {
    async read(db, person, { clubId }) {
      const id = requireManager(person, clubId);
      const [key, fileCame, zips] = await Promise.all([
        findKeyState(db, id),
        findLastDelivery(db, id),
        app.agentZips(),
      ]);
      return presentClubLink({ key, fileCame, zips, nowMs: Date.now() });
    },
  });

  const create = WRITE_CALLS.createClubKey;
  app.post<{ Params: RawParams }>(
    create.path,
    { config: { access: 'signed-in' } },
    async (request, reply) => {
      const person = await request.getPerson();
      const clubId = requireManager(person, parseCallParams(create.params, request.params).clubId);
      const clubKey = await database.transaction((tx) => createClubKey(tx, { clubId, userId: person.id }));
      const notificationUrl = `${request.siteOrigin}${liveNotifications.replace(':secret', clubKey.notificationSecret)}`;
      return reply.header('cache-control', 'no-store').send({ key: clubKey.key, notificationUrl });
    },
  );

  app.personalWrite('revokeClubKey', (tx, person, { clubId }) =>
    revokeClubKey(tx, requireManager(person, clubId)),
  );
};
