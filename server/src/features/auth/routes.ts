import * as paths from '@holeshot/contract/paths';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { ApiError } from '../../api/api-error';
import { getEventWith, getPart } from '../../events/read/whole-event';
import type { MembershipProvider } from '../../outside/membership/provider';
import { becomeAdmin } from '../../people/first-admin';
import { getProfile, listProfilesOfPilot } from '../../people/profiles';
import { createSession, endSession, findTokenHash } from '../../people/session-store';
import { findSignedIn } from '../../people/signed-in';
import { presentProfile, presentSession } from './presenter';
import { storeMember } from './sign-in';
import { keepAttempt, takeAttempt } from './sign-in-cookie';

/** Where the provider sends browsers back to. */
const redirectUri = ({ siteOrigin }: FastifyRequest): string => `${siteOrigin}/account`;

/** As a cookie may hold it. */
const SETUP_CODE = /^[\w-]{1,100}$/;

const NOT_SET_UP = 'Sign-in is not set up on this site.';

interface AuthOptions {
  /** absent when sign-in is not set up */
  membership: MembershipProvider | undefined;
}

/** Sign-in, session and public profiles. */
export const authRoutes: FastifyPluginAsync<AuthOptions> = async (app, { membership }) => {
  app.personalRead('session', { present: presentSession });
  app.publicRead('profile', {
    scopes: () => ['users'],
    read: async (db, { handle }) => presentProfile(await getProfile(db, handle)),
  });

  app.publicRead('profilesOfPilot', {
    scopes: ({ eventId }) => [`event:${eventId}`, 'events', 'users'],
    async read(db, { eventId, pilotId }, cache) {
      const profiles = listProfilesOfPilot(db, eventId, pilotId);
      const [event, rows] = await getEventWith(db, cache, eventId, profiles);
      getPart(event.pilots, 'pilot', pilotId);
      return rows.map(({ handle, eventCount }) => ({ Handle: handle, EventCount: eventCount }));
    },
  });

  const signIns = { access: 'everyone', work: 'signIns' } as const;
  app.get<{ Querystring: { setup?: unknown } }>(paths.signIn, { config: signIns }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!membership) {
      const error = new URLSearchParams({ error: 'not_set_up', error_description: NOT_SET_UP });
      return reply.redirect(`/account?${error}`, 303);
    }
    const { attempt, url } = await membership.start(redirectUri(request));
    const [setup] = SETUP_CODE.exec(String(request.query.setup ?? '')) ?? [];
    return keepAttempt(reply, { ...attempt, setup }).redirect(url, 303);
  });

  app.get<{ Params: { code: string }; Querystring: { state?: unknown } }>(
    paths.signInCode,
    { config: { ...signIns, isWriting: true } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (!membership) throw new ApiError('provider-away', NOT_SET_UP);
      const attempt = takeAttempt(request, reply);
      const { state } = request.query;
      if (!attempt || attempt.state !== state)
        throw new ApiError(
          'bad-parameter',
          'This sign-in was not started in this browser, or it is finished already. Sign in again.',
          'state',
        );
      const { code } = request.params;
      const member = await membership.finish({ code, state, attempt, redirectUri: redirectUri(request) });
      const before = await request.findPerson();
      const token = await app.database.transaction(async (tx) => {
        const memberId = await storeMember(tx, member);
        const userId = attempt.setup ? await becomeAdmin(tx, memberId, attempt.setup) : memberId;
        if (before) await endSession(tx, before.tokenHash);
        return createSession(tx, userId);
      });
      app.copyMemberPicture(member);
      reply.setSession(token);
      const person = await findSignedIn(app.database.db, findTokenHash(token) ?? '', Date.now());
      return presentSession(person ?? null);
    },
  );

  app.get(paths.signOut, { config: { access: 'everyone', isWriting: true } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const person = await request.findPerson();
    if (person) await endSession(app.database.db, person.tokenHash);
    reply.setSession(null);
    // the browser's storage reveals what the person looked at; cookies of builds stay
    reply.header('clear-site-data', '"cache", "storage"');
    return presentSession(null);
  });
};
