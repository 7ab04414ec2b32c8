import { rankingQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import { defineTab } from '../tab';
import { loadPilots, type PilotsData } from './load-pilots';

/** Practice pilots do not count (R67). */
export const pilotsTab = defineTab<PilotsData>({
  kind: 'pilots',
  View: lazyPart(
    'Pilots',
    async () => (await import(/* webpackChunkName: "race-event.pilots" */ './pilots-view')).PilotsView,
  ),
  headings({ pilots }) {
    const count = pilots.filter((pilot) => !pilot.practicePilot).length;
    return count > 0 ? [{ label: 'Pilots', count }] : [];
  },
  earlyQueries: (eventId) => [rankingQuery(eventId)],
  load: loadPilots,
});
