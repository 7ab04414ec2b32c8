import { FALLBACK_CHANNEL_COLOR } from '@holeshot/contract';
import { type Channel, channelLabel, type Guid, type RaceEvent } from '@holeshot/domain';

/** What a channel's tag needs. */
export interface ShownChannel {
  label: string;
  color: string;
  /** MHz */
  frequency: number;
}

/**
 * The channels with the given ids, by id. The colour is the event's own; a channel that the event does not
 * list has the fallback colour (specification section 9).
 */
export function shownChannels(
  { event, channels }: { event: Pick<RaceEvent, 'channels'>; channels: readonly Channel[] },
  ids: Iterable<Guid | null>,
): Record<Guid, ShownChannel> {
  const colors = new Map(event.channels.map((channel) => [channel.id, channel.color]));
  const wanted = new Set(ids);
  return Object.fromEntries(
    channels
      .filter((channel) => wanted.has(channel.id))
      .map((channel) => [
        channel.id,
        {
          label: channelLabel(channel),
          color: colors.get(channel.id) ?? FALLBACK_CHANNEL_COLOR,
          frequency: channel.frequency,
        },
      ]),
  );
}
