import { lazyPart } from '@holeshot/ui';
import { defineTab } from '../tab';

/** Practice pilots do not count (R67). */
export const pilotsTab = defineTab<null>({
  kind: 'pilots',
  View: lazyPart(
    'Pilots',
    async () => (await import(/* webpackChunkName: "race-event.pilots" */ './pilots-view')).PilotsView,
  ),
  headings({ pilots }) {
    const count = pilots.filter((pilot) => !pilot.practicePilot).length;
    return count > 0 ? [{ label: 'Pilots', count }] : [];
  },
  earlyQueries: () => [],
  load: async () => ({ ok: true, value: null }),
});
