import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';

/** Home, downloads, clubs, events overview, support tiers, public profiles, pilots by name, search. */
export const manifest: RemoteManifest = {
  name: 'mf-public',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { id: 'public:home', path: '/', prefetch: [paths.recentVideos], query: ['club'] },
    { id: 'public:download', path: '/download', prefetch: [paths.releases], query: [] },
    { id: 'public:index-php', path: '/index.php', prefetch: [paths.releases], query: [] },
    { id: 'public:clubs', path: '/clubs', prefetch: [paths.clubs], query: [] },
    {
      id: 'public:club',
      path: '/club/:clubId',
      prefetch: [paths.clubFull],
      query: ['tab', 'sort', 'order', 'page'],
    },
    {
      id: 'public:season',
      path: '/club/:clubId/season/:seasonId',
      prefetch: [paths.season],
      query: [],
    },
    {
      id: 'public:events',
      path: '/events',
      prefetch: [paths.eventsFront, paths.eventsTable.replace(':filter', 'all')],
      query: ['q', 'club', 'type', 'year', 'sort', 'order', 'page'],
    },
    { id: 'public:search', path: '/search', prefetch: [], query: ['q'] },
    {
      id: 'public:pilots',
      path: '/pilots',
      prefetch: [],
      query: ['club', 'letter', 'page'],
    },
    {
      id: 'public:pilot-name',
      path: '/club/:clubId/pilot/:pilotName',
      prefetch: [paths.pilotByName],
      query: [],
    },
    { id: 'public:patreon', path: '/patreon', prefetch: [paths.supporters], query: [] },
    {
      id: 'public:profile',
      path: '/:pilotHandle',
      prefetch: [paths.profile.replace(':handle', ':pilotHandle')],
      query: ['tab', 'club', 'sort', 'order'],
    },
  ],
  dialogs: ['search'],
};
