import type { RaceEvent } from '@holeshot/domain';

/** An event without what only its own page shows: a page's HTML contains what its loader returns. */
export type EventFacts = Omit<RaceEvent, 'info' | 'channels'>;

export function toEventFacts({ info: _info, channels: _channels, ...facts }: RaceEvent): EventFacts {
  return facts;
}
