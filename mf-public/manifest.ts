import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';

/** Home, downloads, clubs, events overview, support tiers, public profiles. */
export const manifest: RemoteManifest = {
  name: 'mf-public',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { id: 'public:home', path: '/', startsWith: [] },
    { id: 'public:download', path: '/download', startsWith: [] },
    { id: 'public:index-php', path: '/index.php', startsWith: [] },
    { id: 'public:clubs', path: '/clubs', startsWith: [] },
    { id: 'public:club', path: '/club/:clubId', startsWith: [] },
    { id: 'public:events', path: '/events', startsWith: ['/api/public/events'] },
    { id: 'public:patreon', path: '/patreon', startsWith: [] },
    { id: 'public:profile', path: '/:pilotHandle', startsWith: [] },
  ],
  dialogs: [],
};
