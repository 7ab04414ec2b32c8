import { publicRead } from '../../api/public-read';
import { getProfile } from './repository';

/** Where Login leads until sign-in exists: the page that will take the visitor back. */
const LOGIN_LINK = '/account';

export const authReads = [
  publicRead('session', {
    scopes: () => ['constant'],
    audience: 'visitor',
    read: async () => ({ user: null, link: LOGIN_LINK, admin_of: null }),
  }),
  publicRead('profile', {
    scopes: () => ['users'],
    async read(db, { handle }) {
      const user = await getProfile(db, handle);
      return {
        ID: user.id,
        Handle: user.handle,
        Firstname: user.firstName,
        Lastname: user.lastName,
        Bio: user.bio,
        PhotoUrl: user.photoUrl,
      };
    },
  }),
];
