import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';

/** Account, sign-in, registration. */
export const manifest: RemoteManifest = {
  name: 'mf-account',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      id: 'account:account',
      path: '/account',
      prefetch: [],
      query: ['code', 'state', 'error', 'event', 'setup'],
    },
    { id: 'account:logout', path: '/logout', prefetch: [], query: [] },
  ],
  dialogs: ['edit-account', 'event-registration', 'login'],
};
