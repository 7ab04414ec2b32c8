import { defineRemote } from '@holeshot/platform';
import { manifest } from '../manifest';

/** The container's `./remote`. Chunks are named after their route, so that the server can preload them. */
export const remote = defineRemote({
  manifest,
  pages: {
    'admin:manage-club': () =>
      import(/* webpackChunkName: "admin-manage-club" */ './manage-club/manage-club-page'),
    'admin:admin': () => import(/* webpackChunkName: "admin-admin" */ './admin/admin-page'),
    'admin:rollouts': () => import(/* webpackChunkName: "admin-rollouts" */ './admin/rollouts/rollouts-page'),
    'admin:admin-page': () => import(/* webpackChunkName: "admin-admin-page" */ './admin/admin-frame-page'),
  },
  dialogs: {
    'create-club': () => import(/* webpackChunkName: "admin-create-club" */ './club/create-club-dialog'),
    'create-event': () => import(/* webpackChunkName: "admin-create-event" */ './event/create-event-dialog'),
    'create-season': () =>
      import(/* webpackChunkName: "admin-create-season" */ './club/create-season-dialog'),
    'declare-official': () =>
      import(/* webpackChunkName: "admin-declare-official" */ './event/declare-official-dialog'),
    'edit-club': () => import(/* webpackChunkName: "admin-edit-club" */ './club/edit-club-dialog'),
    'edit-event': () => import(/* webpackChunkName: "admin-edit-event" */ './event/edit-event-dialog'),
    'edit-race': () => import(/* webpackChunkName: "admin-edit-race" */ './race/edit-race-dialog'),
    'edit-season': () => import(/* webpackChunkName: "admin-edit-season" */ './club/edit-season-dialog'),
    'import-event': () =>
      import(/* webpackChunkName: "admin-import-event" */ './import-event/import-event-dialog'),
    'link-application': () =>
      import(/* webpackChunkName: "admin-link-application" */ './club/link-application-dialog'),
    'link-club': () => import(/* webpackChunkName: "admin-link-club" */ './club/link-club-dialog'),
  },
});
