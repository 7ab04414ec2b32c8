import { summariesQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import { hasRaceTabs } from '../has-race-tabs';
import { defineTab } from '../tab';
import type { LapRecordsData } from './load-lap-records';

export const lapRecordsTab = defineTab<LapRecordsData>({
  kind: 'lap-records',
  View: lazyPart(
    'Lap Records',
    async () =>
      (await import(/* webpackChunkName: "race-event.lap-records" */ './lap-records-view')).LapRecordsView,
  ),
  headings: (conditions) => (hasRaceTabs(conditions) ? [{ label: 'Lap Records' }] : []),
  earlyQueries: (eventId) => [summariesQuery(eventId)],
  load: async (input) =>
    (await import(/* webpackChunkName: "race-event.load" */ './load-lap-records')).loadLapRecords(input),
});
