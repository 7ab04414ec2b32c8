import type { WireChannel } from '@holeshot/contract/wire';
import { DEFAULT_CHANNEL_COLORS } from '@holeshot/domain';
import type { ChannelRow } from './repository';

/** The desktop app's sign for a channel without a prefix (R54). */
const NO_PREFIX = '\0';

export function presentChannel(channel: ChannelRow): WireChannel {
  return {
    ID: channel.id,
    Frequency: channel.frequency,
    ShortBand: channel.shortBand,
    Band: channel.band,
    ChannelPrefix: channel.prefix || NO_PREFIX,
    Number: channel.number,
    Color: DEFAULT_CHANNEL_COLORS[(channel.number - 1) % DEFAULT_CHANNEL_COLORS.length] ?? '',
  };
}
