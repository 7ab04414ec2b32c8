import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ChannelTag, Muted } from '@holeshot/ui';
import { type ChannelDisplays, channelText } from './channel-display';

/** As wide as a tag, so that names line up. */
const NoChannel = styled(Muted)<{ $large: boolean }>`
  flex: none;
  min-width: ${({ $large }) => ($large ? 48 : 38)}px;
`;

interface PilotChannelProps {
  channels: ChannelDisplays;
  channelId: Guid | null;
  large?: boolean;
}

/** A pilot's channel as a tag; dashes without a channel. */
export function PilotChannel({ channels, channelId, large = false }: PilotChannelProps) {
  const channel = channels[channelId ?? ''];
  if (!channel) return <NoChannel $large={large}>--</NoChannel>;
  return <ChannelTag label={channelText(channel)} color={channel.color} large={large} />;
}
