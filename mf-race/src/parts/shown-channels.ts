import { FALLBACK_CHANNEL_COLOR } from '@holeshot/contract';
import { type Channel, channelLabel, type Guid, type RaceEvent } from '@holeshot/domain';

/** What a channel's tag needs. */
export interface ShownChannel {
  label: string;
  color: string;
  /** MHz */
  frequency: number;
  /** another channel of the event goes by the same label */
  isShared?: true;
}

/** The label, with the frequency beside it where the label alone may mean another channel (domain notes 3.1). */
export const channelText = ({ label, frequency, isShared }: ShownChannel): string =>
  isShared ? `${label} ${frequency}` : label;

/** What stands beside a tag that may hold the frequency already. */
export const frequencyBeside = (channel: ShownChannel | undefined): number | null =>
  channel && !channel.isShared ? channel.frequency : null;

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
  const near = channels.filter(({ id }) => wanted.has(id) || colors.has(id));
  const labels = near.map(channelLabel);
  return Object.fromEntries(
    near
      .filter(({ id }) => wanted.has(id))
      .map((channel) => {
        const label = channelLabel(channel);
        const shown: ShownChannel = {
          label,
          color: colors.get(channel.id) ?? FALLBACK_CHANNEL_COLOR,
          frequency: channel.frequency,
        };
        const isShared = labels.indexOf(label) !== labels.lastIndexOf(label);
        return [channel.id, isShared ? { ...shown, isShared } : shown];
      }),
  );
}
