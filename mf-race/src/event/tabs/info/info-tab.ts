import { layoutQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import { defineTab } from '../tab';
import { hasCoordinates } from './has-coordinates';
import type { InfoData } from './info-data';

/** Needs info text or coordinates (R22). */
export const infoTab = defineTab<InfoData>({
  kind: 'info',
  View: lazyPart(
    'Info',
    async () => (await import(/* webpackChunkName: "race-event.info" */ './info-view')).InfoView,
  ),
  headings: ({ event }) => (hasCoordinates(event) || event.info.trim() !== '' ? [{ label: 'Info' }] : []),
  earlyQueries: (eventId) => [layoutQuery(eventId)],
  load: async (input) => ({ ok: true, value: await (await import('./load-info')).loadInfo(input) }),
});
