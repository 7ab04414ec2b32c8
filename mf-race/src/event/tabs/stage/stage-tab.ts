import { racesQuery, roundsQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import { defineTab } from '../tab';
import type { StageData } from './stage-data';
import { stageTabId } from './stage-tab-id';

/** Each stage has a tab, in the order of stages (R22). */
export const stageTab = defineTab<StageData>({
  kind: 'stage',
  View: lazyPart(
    'The stage',
    async () => (await import(/* webpackChunkName: "race-event.stage" */ './stage-view')).StageView,
  ),
  headings: ({ stages }) => stages.map(({ id, name }) => ({ id: stageTabId(id), label: name || 'Stage' })),
  earlyQueries: (eventId) => [roundsQuery(eventId), racesQuery(eventId)],
  load: async (input) => (await import('./load-stage')).loadStage(input),
});
