import { racesQuery, roundsQuery } from '@holeshot/client';
import { lazyPart } from '@holeshot/ui';
import type { RoundsData } from '../../round-sections/rounds-data';
import { hasRaceTabs } from '../has-race-tabs';
import { defineTab } from '../tab';

export const roundsTab = defineTab<RoundsData>({
  kind: 'rounds',
  View: lazyPart(
    'Rounds',
    async () => (await import(/* webpackChunkName: "race-event.rounds" */ './rounds-view')).RoundsView,
  ),
  headings: (conditions) => (hasRaceTabs(conditions) ? [{ label: 'Rounds' }] : []),
  earlyQueries: (eventId) => [roundsQuery(eventId), racesQuery(eventId)],
  load: async (input) =>
    (await import(/* webpackChunkName: "race-event.load" */ './load-rounds')).loadRounds(input),
});
