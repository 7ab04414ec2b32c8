import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';

/** Club management and the admin area. */
export const manifest: RemoteManifest = {
  name: 'mf-admin',
  contractVersion: CONTRACT_VERSION,
  audience: 'signed-in',
  routes: [
    { id: 'admin:manage-club', path: '/manageClub', prefetch: [], query: [] },
    { id: 'admin:admin', path: '/admin', prefetch: [], query: [] },
    { id: 'admin:rollouts', path: '/admin/rollouts', prefetch: [], query: [] },
    { id: 'admin:admin-page', path: '/admin/:page', prefetch: [], query: [] },
  ],
  dialogs: [
    'create-club',
    'create-event',
    'create-season',
    'declare-official',
    'edit-club',
    'edit-event',
    'edit-race',
    'edit-season',
    'import-event',
    'link-application',
    'link-club',
  ],
};
