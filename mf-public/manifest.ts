import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';

/** Home, downloads, clubs, events overview, support tiers, public profiles. */
export const manifest: RemoteManifest = {
  name: 'mf-public',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { id: 'public:home', path: '/', startsWith: ['/api/public/youtube/recent'] },
    { id: 'public:download', path: '/download', startsWith: ['/api/public/releases'] },
    { id: 'public:index-php', path: '/index.php', startsWith: ['/api/public/releases'] },
    { id: 'public:clubs', path: '/clubs', startsWith: ['/api/public/clubs'] },
    { id: 'public:club', path: '/club/:clubId', startsWith: ['/api/public/clubs/id/:clubId/full'] },
    {
      id: 'public:events',
      path: '/events',
      startsWith: ['/api/public/events/front', '/api/public/events/table/all'],
    },
    { id: 'public:patreon', path: '/patreon', startsWith: ['/api/public/patreons'] },
    { id: 'public:profile', path: '/:pilotHandle', startsWith: ['/api/public/auth/handle/:pilotHandle'] },
  ],
  dialogs: [],
};
