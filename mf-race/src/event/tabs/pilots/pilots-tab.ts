import { rankingQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import { countPilots } from '../../../event-pilots/event-pilot';
import { defineTab } from '../tab';
import { loadPilots, type PilotsData } from './load-pilots';

/** The count excludes practice pilots (R67). */
export const pilotsTab = defineTab<PilotsData>({
  kind: 'pilots',
  View: lazyPart(
    'Pilots',
    async () => (await import(/* webpackChunkName: "race-event.pilots" */ './pilots-view')).PilotsView,
  ),
  headings({ pilots }) {
    const count = countPilots(pilots);
    return count > 0 ? [{ label: 'Pilots', count }] : [];
  },
  earlyQueries: (eventId) => [rankingQuery(eventId)],
  load: loadPilots,
});
