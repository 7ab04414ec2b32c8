import type { RaceEvent } from '@holeshot/domain';

/** An event without what only its own page shows: a page's HTML contains what its loader returns. */
export type EventFacts = Omit<RaceEvent, 'info' | 'channels' | 'latitude' | 'longitude' | 'channelLimitMhz'>;

export function toEventFacts({
  info: _info,
  channels: _channels,
  latitude: _latitude,
  longitude: _longitude,
  channelLimitMhz: _channelLimitMhz,
  ...facts
}: RaceEvent): EventFacts {
  return facts;
}
