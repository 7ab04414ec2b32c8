import * as paths from '@holeshot/contract/paths';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { type Queryable, schema } from '../../database';
import { listReadNotices } from '../../people/notices';
import { countSessions, endUserSessions } from '../../people/session-store';
import type { SignedIn } from '../../people/signed-in';
import { storeUpload } from '../../properties/store-upload';
import { accountProperties } from './account-form';
import { DELETION_DELAY_MS } from './delete-accounts';
import { readPersonalData } from './personal-data';
import { presentAccount } from './presenter';
import {
  getUser,
  listAskedClubs,
  listClaims,
  listMatches,
  listOwnClubs,
  listRegistrations,
} from './repository';
import { saveAccount } from './save-account';
import { tellReserved } from './tell-reserved';

const { notices, users } = schema;

interface AccountOptions {
  /** first words of addresses, in lower case, which nobody can have as a handle */
  getReservedWords: () => Promise<ReadonlySet<string>>;
}

const signedIn = { config: { access: 'signed-in' } } as const;

/** The person's own account. */
export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (app, { getReservedWords }) => {
  const { database } = app;
  // in the background: the site also starts while the database is unavailable
  let telling: Promise<unknown> = Promise.resolve();
  app.addHook('onReady', async () => {
    const tell = async () => tellReserved(database, await getReservedWords());
    telling = tell().catch((error: unknown) =>
      app.log.error(error, 'Who has a reserved handle could not be told'),
    );
  });
  app.addHook('onClose', () => telling);

  app.personalRead('account', {
    async read(db, person) {
      const user = await getUser(db, person.id);
      return presentAccount({
        user,
        registrations: await listRegistrations(db, user.id),
        matches: await listMatches(db, user),
        claims: await listClaims(db, user.id),
        ownClubs: await listOwnClubs(db, user.id),
        askedClubs: await listAskedClubs(db, user.id),
        readNotices: await listReadNotices(db, user.id),
        sessionCount: await countSessions(db, user.id),
      });
    },
  });

  app.propertyForm('accountProperties', {
    load: async (db, person) => accountProperties(await getUser(db, person.id)),
    async save(person, values, _params, { transaction }) {
      const picture = await storeUpload(app.pictures, values.PhotoUrl, { folder: 'people' });
      if (picture.fault !== undefined) return [{ title: 'Picture', message: picture.fault }];
      const faults = await saveAccount(transaction, {
        userId: person.id,
        values,
        photoUrl: picture.url,
        reservedWords: await getReservedWords(),
      });
      if (picture.url !== undefined) await app.forgetPictures([person.photoUrl, picture.url]);
      return faults;
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
    await endUserSessions(database.db, person.id);
    return reply.setSession(null).send('');
  });

  const setDeletion = (tx: Queryable, { id }: SignedIn, deletionAt: Date | null) =>
    tx.update(users).set({ deletionAt }).where(eq(users.id, id));
  app.personalWrite('requestDeletion', (tx, person) =>
    setDeletion(tx, person, new Date(Date.now() + DELETION_DELAY_MS)),
  );
  app.personalWrite('withdrawDeletion', (tx, person) => setDeletion(tx, person, null));

  app.personalWrite('dismissNotice', (tx, person, { noticeId }) =>
    tx
      .update(notices)
      .set({ readAt: new Date() })
      .where(and(eq(notices.id, Number(noticeId)), eq(notices.userId, person.id))),
  );
};
