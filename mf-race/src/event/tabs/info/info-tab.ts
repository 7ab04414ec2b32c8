import { lazyPart } from '@holeshot/ui';
import { defineTab } from '../tab';
import { hasCoordinates } from './has-coordinates';

/** Needs info text or coordinates (R22). */
export const infoTab = defineTab<null>({
  kind: 'info',
  View: lazyPart(
    'Info',
    async () => (await import(/* webpackChunkName: "race-event.info" */ './info-view')).InfoView,
  ),
  headings: ({ event }) => (hasCoordinates(event) || event.info.trim() !== '' ? [{ label: 'Info' }] : []),
  earlyQueries: () => [],
  load: async () => ({ ok: true, value: null }),
});
