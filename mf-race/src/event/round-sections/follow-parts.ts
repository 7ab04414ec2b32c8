import { lazyPart } from '@holeshot/ui';

/*
 * Loaded only while an event is under way.
 */

export const FollowedCard = lazyPart(
  'The race in progress',
  async () => (await import(/* webpackChunkName: "race-event.running" */ './followed-card')).FollowedCard,
);

export const EventFollower = lazyPart(
  'Following the event',
  async () => (await import(/* webpackChunkName: "race-event.running" */ './followed-card')).EventFollower,
);
