import * as paths from '@holeshot/contract/paths';
import { WRITE_CALLS } from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { schema } from '../../database';
import { countSessions, endSessionsOf } from '../../people/session-store';
import { storeUpload } from '../../properties/store-upload';
import { accountProperties } from './account-form';
import { DELETION_DELAY_MS } from './delete-accounts';
import { readPersonalData } from './personal-data';
import { presentAccount } from './presenter';
import { getUser, listClaims, listMatches, listRegistrations } from './repository';
import { saveAccount } from './save-account';

const { notices, users } = schema;

interface AccountOptions {
  /** first words of addresses, in lower case, which nobody can have as a handle */
  getReservedWords: () => Promise<ReadonlySet<string>>;
}

const signedIn = { config: { access: 'signed-in' } } as const;

/** The person's own account. */
export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (app, { getReservedWords }) => {
  const { database } = app;

  app.personalRead('account', {
    async read(db, person) {
      const user = await getUser(db, person.id);
      return presentAccount({
        user,
        registrations: await listRegistrations(db, user.id),
        matches: await listMatches(db, user),
        claims: await listClaims(db, user.id),
        sessionCount: await countSessions(db, user.id),
      });
    },
  });

  app.propertyForm('accountProperties', {
    load: async (db, person) => accountProperties(await getUser(db, person.id)),
    async save(person, values) {
      const picture = await storeUpload(app.pictures, values.PhotoUrl, { folder: 'people' });
      if (picture.fault !== undefined) return [{ title: 'Picture', message: picture.fault }];
      return saveAccount(database, {
        userId: person.id,
        values,
        photoUrl: picture.url,
        reservedWords: await getReservedWords(),
      });
    },
  });

  app.get(paths.accountData, signedIn, async (request, reply) => {
    const person = await request.getPerson();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="holeshot-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await readPersonalData(database.db, person.id), null, 2));
  });

  app.delete(paths.accountSessions, signedIn, async (request, reply) => {
    const person = await request.getPerson();
    await endSessionsOf(database.db, person.id);
    return reply.setSession(null).send('');
  });

  const setDeletion = async (userId: number, deletionAt: Date | null) => {
    await database.db.update(users).set({ deletionAt }).where(eq(users.id, userId));
  };
  app.put(paths.accountDeletion, signedIn, async (request, reply) => {
    await setDeletion((await request.getPerson()).id, new Date(Date.now() + DELETION_DELAY_MS));
    return reply.send('');
  });
  app.delete(paths.accountDeletion, signedIn, async (request, reply) => {
    await setDeletion((await request.getPerson()).id, null);
    return reply.send('');
  });

  app.delete<{ Params: RawParams }>(paths.notice, signedIn, async (request, reply) => {
    const person = await request.getPerson();
    const { noticeId } = parseCallParams(WRITE_CALLS.dismissNotice.params, request.params);
    const isOwn = and(eq(notices.id, Number(noticeId)), eq(notices.userId, person.id));
    await database.db.delete(notices).where(isOwn);
    return reply.send('');
  });
};
