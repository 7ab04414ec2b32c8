import { summariesQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import type { PointsData } from '../../count-table/points-data';
import { hasRaceTabs } from '../has-race-tabs';
import { defineTab } from '../tab';

export const pointsTab = defineTab<PointsData>({
  kind: 'points',
  View: lazyPart(
    'Points',
    async () => (await import(/* webpackChunkName: "race-event.points" */ './points-view')).PointsView,
  ),
  headings: (conditions) => (hasRaceTabs(conditions) ? [{ label: 'Points' }] : []),
  earlyQueries: (eventId) => [summariesQuery(eventId)],
  load: async (input) => (await import('./load-points')).loadPoints(input),
});
