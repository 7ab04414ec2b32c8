import { defineRemote } from '@holeshot/platform';
import { manifest } from '../manifest';

/** The container's `./remote`. Chunks are named after their route, so that the server can preload them. */
export const remote = defineRemote({
  manifest,
  pages: {
    'account:account': () => import(/* webpackChunkName: "account-account" */ './account/account-page'),
    'account:logout': () => import(/* webpackChunkName: "account-logout" */ './logout/logout-page'),
  },
  dialogs: {
    'edit-account': () => import(/* webpackChunkName: "account-edit-account" */ './edit/edit-account-dialog'),
    'event-registration': () =>
      import(/* webpackChunkName: "account-event-registration" */ './registration/event-registration-dialog'),
    login: () => import(/* webpackChunkName: "account-login" */ './login/login-dialog'),
  },
});
