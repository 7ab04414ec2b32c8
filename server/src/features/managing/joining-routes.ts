import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '../../database';
import { getManagedClub } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';
import { answerJoinRequest, askToJoin, LINK_PROPERTIES } from './join-requests';

/** How people join a club: they enter its code, and a manager answers. */
export const joiningRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  app.propertyForm('clubLinkProperties', {
    load: async () => LINK_PROPERTIES,
    save: (person, { Code }) => database.transaction((tx) => askToJoin(tx, person.id, String(Code ?? ''))),
  });

  const answer =
    (isApproved: boolean) =>
    async (tx: Queryable, person: SignedIn, { clubId, userId }: { clubId: string; userId: string }) => {
      const club = await getManagedClub(tx, person, Number(clubId));
      await answerJoinRequest(tx, { club, userId: Number(userId), isApproved });
    };
  app.personalWrite('approveJoin', answer(true));
  app.personalWrite('declineJoin', answer(false));
};
