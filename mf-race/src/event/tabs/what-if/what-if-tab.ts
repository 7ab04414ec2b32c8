import { summariesQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import { defineTab } from '../tab';
import type { WhatIfData } from './what-if-data';

/** Shown while races that score points are left (R143). */
export const whatIfTab = defineTab<WhatIfData>({
  kind: 'what-if',
  View: lazyPart(
    'What if',
    async () => (await import(/* webpackChunkName: "race-event.what-if" */ './what-if-view')).WhatIfView,
  ),
  headings: ({ last, hasPointsLeft }) => (last.length > 0 && hasPointsLeft ? [{ label: 'What if' }] : []),
  earlyQueries: (eventId) => [summariesQuery(eventId)],
  load: async (input) =>
    (await import(/* webpackChunkName: "race-event.field" */ './load-what-if')).loadWhatIf(input),
});
