import { defineRemote } from '@holeshot/platform';
import { manifest } from '../manifest';

/** The container's `./remote`. Chunks are named after their route, so that the server can preload them. */
export const remote = defineRemote({
  manifest,
  pages: {
    'race:event': () => import(/* webpackChunkName: "race-event" */ './event/event-page'),
    'race:power': () => import(/* webpackChunkName: "race-power" */ './event/power/power-page'),
    'race:no-event': () => import(/* webpackChunkName: "race-no-event" */ './event/missing-id-page'),
    'race:race': () => import(/* webpackChunkName: "race-race" */ './race/race-page'),
    'race:desk': () => import(/* webpackChunkName: "race-desk" */ './desk/desk-page'),
    'race:event-history': () =>
      import(/* webpackChunkName: "race-event-history" */ './history/event-history-page'),
    'race:question': () => import(/* webpackChunkName: "race-question" */ './question/question-page'),
    'race:history': () => import(/* webpackChunkName: "race-history" */ './history/history-page'),
    'race:pilot': () => import(/* webpackChunkName: "race-pilot" */ './pilot/pilot-page'),
  },
  dialogs: {
    share: () => import(/* webpackChunkName: "race-share" */ './share-dialog/share-dialog'),
  },
});
