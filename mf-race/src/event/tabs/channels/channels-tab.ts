import { nextRacesQuery } from '@holeshot/client';
import { CHANNEL_VIEW_RACES } from '@holeshot/contract';
import { lazyPart } from '@holeshot/ui';
import { defineTab } from '../tab';
import type { ChannelGroup } from './group-by-channel';

/** Needs upcoming races (R22). */
export const channelsTab = defineTab<ChannelGroup[]>({
  kind: 'channels',
  View: lazyPart(
    'Channels',
    async () => (await import(/* webpackChunkName: "race-event.channels" */ './channels-view')).ChannelsView,
  ),
  headings: ({ next }) => (next.length > 0 ? [{ label: 'Channels' }] : []),
  earlyQueries: (eventId) => [nextRacesQuery(eventId, CHANNEL_VIEW_RACES)],
  load: async (input) =>
    (await import(/* webpackChunkName: "race-event.channels" */ './load-channels')).loadChannels(input),
});
