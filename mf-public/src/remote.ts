import { defineRemote } from '@holeshot/platform';
import { manifest } from '../manifest';

/** The container's `./remote`. Chunks are named after their route, so that the server can preload them. */
export const remote = defineRemote({
  manifest,
  pages: {
    'public:home': () => import(/* webpackChunkName: "public-home" */ './home/home-page'),
    'public:download': () => import(/* webpackChunkName: "public-download" */ './download/download-page'),
    'public:index-php': () => import(/* webpackChunkName: "public-index-php" */ './download/download-page'),
    'public:clubs': () => import(/* webpackChunkName: "public-clubs" */ './clubs/clubs-page'),
    'public:club': () => import(/* webpackChunkName: "public-club" */ './club/club-page'),
    'public:season': () => import(/* webpackChunkName: "public-season" */ './season/season-page'),
    'public:events': () => import(/* webpackChunkName: "public-events" */ './events/events-page'),
    'public:search': () => import(/* webpackChunkName: "public-search" */ './search/search-page'),
    'public:pilots': () => import(/* webpackChunkName: "public-pilots" */ './pilots/pilots-page'),
    'public:pilot-name': () =>
      import(/* webpackChunkName: "public-pilot-name" */ './pilot-name/pilot-name-page'),
    'public:patreon': () => import(/* webpackChunkName: "public-patreon" */ './patreon/patreon-page'),
    'public:profile': () => import(/* webpackChunkName: "public-profile" */ './profile/profile-page'),
  },
  dialogs: {
    search: () => import(/* webpackChunkName: "search-dialog" */ './search/search-dialog'),
  },
});
