import { channelLabel, FALLBACK_CHANNEL_COLOR } from './channels';
import type { Guid, RaceEvent } from './model';

/** A channel as tags show it. */
export interface ChannelOfEvent {
  /** `R1` */
  label: string;
  /** `#RRGGBB` */
  color: string;
}

/** A channel of the event with its colour (R107); `null` for one that the event does not have. */
export function findEventChannel(
  { channels }: Pick<RaceEvent, 'channels'>,
  channelId: Guid | null | undefined,
): ChannelOfEvent | null {
  const channel = channels.find(({ id }) => id === channelId);
  return channel ? { label: channelLabel(channel), color: channel.color || FALLBACK_CHANNEL_COLOR } : null;
}
