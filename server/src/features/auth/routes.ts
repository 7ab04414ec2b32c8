import type { FastifyPluginAsync } from 'fastify';
import { presentProfile } from './presenter';
import { getProfile } from './repository';

/** Until sign-in exists, Login links to the page that sign-in will return to. */
const LOGIN_LINK = '/account';

export const authRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('session', {
    scopes: () => ['constant'],
    audience: 'visitor',
    read: async () => ({ user: null, link: LOGIN_LINK, admin_of: null, registrations: [], notices: [] }),
  });
  app.publicRead('profile', {
    scopes: () => ['users'],
    read: async (db, { handle }) => presentProfile(await getProfile(db, handle)),
  });
};
