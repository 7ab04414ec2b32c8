import { lazyPart } from '@holeshot/ui';

/** Loaded only while a race is in progress. */
export const FollowedCard = lazyPart(
  'The race in progress',
  async () => (await import(/* webpackChunkName: "race-event.running" */ './followed-card')).FollowedCard,
);
