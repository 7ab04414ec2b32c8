import { summariesQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import { lapsQuery } from '../../../racing/laps.query';
import type { LapCountsData } from '../../count-table/lap-counts-data';
import { hasRaceTabs } from '../has-race-tabs';
import { defineTab } from '../tab';

export const lapCountsTab = defineTab<LapCountsData>({
  kind: 'lap-counts',
  View: lazyPart(
    'Lap Counts',
    async () =>
      (await import(/* webpackChunkName: "race-event.lap-counts" */ './lap-counts-view')).LapCountsView,
  ),
  headings: (conditions) => (hasRaceTabs(conditions) ? [{ label: 'Lap Counts' }] : []),
  earlyQueries: (eventId) => [summariesQuery(eventId), lapsQuery(eventId)],
  load: async (input) => (await import('./load-lap-counts')).loadLapCounts(input),
});
