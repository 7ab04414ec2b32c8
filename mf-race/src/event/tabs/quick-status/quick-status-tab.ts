import { summariesQuery } from '@holeshot/client';
import { isEventFinished } from '@holeshot/domain';
import { lazyPart } from '@holeshot/ui';
import { hasRaces } from '../has-race-tabs';
import { defineTab } from '../tab';
import type { QuickStatusData } from './quick-status-data';

/** Needs races, and an event that has not finished (R22, R86). */
export const quickStatusTab = defineTab<QuickStatusData>({
  kind: 'quick-status',
  View: lazyPart(
    'Quick Status',
    async () =>
      (await import(/* webpackChunkName: "race-event.quick-status" */ './quick-status-view')).QuickStatusView,
  ),
  headings({ last, next }) {
    if (!hasRaces({ last, next }) || isEventFinished(last, next)) return [];
    return [{ label: 'Quick Status', isLive: next.some(({ start }) => start !== null) }];
  },
  earlyQueries: (eventId) => [summariesQuery(eventId)],
  load: async (input) => ({
    ok: true,
    value: await (await import('./load-quick-status')).loadQuickStatus(input),
  }),
});
