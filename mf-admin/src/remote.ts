import { defineRemote } from '@holeshot/platform';
import { manifest } from '../manifest';

/** The container's `./remote`. Chunks are named after their route, so that the server can preload them. */
export const remote = defineRemote({
  manifest,
  pages: {
    'admin:manage-club': () =>
      import(/* webpackChunkName: "admin-manage-club" */ './manage-club/manage-club-page'),
    'admin:admin': () => import(/* webpackChunkName: "admin-admin" */ './admin/admin-page'),
    'admin:admin-page': () => import(/* webpackChunkName: "admin-admin-page" */ './admin/admin-page'),
  },
  dialogs: {
    'edit-event': () => import(/* webpackChunkName: "admin-edit-event" */ './event/edit-event-dialog'),
    'edit-race': () => import(/* webpackChunkName: "admin-edit-race" */ './race/edit-race-dialog'),
  },
});
