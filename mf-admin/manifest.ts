import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';

/** Club management and the admin area. */
export const manifest: RemoteManifest = {
  name: 'mf-admin',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { id: 'admin:manage-club', path: '/manageClub', startsWith: [] },
    { id: 'admin:admin', path: '/admin', startsWith: [] },
    { id: 'admin:admin-page', path: '/admin/:page', startsWith: [] },
  ],
  dialogs: ['edit-event', 'edit-race'],
};
