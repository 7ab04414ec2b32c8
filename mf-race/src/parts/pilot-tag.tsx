import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ChannelTag, Muted } from '@holeshot/ui';
import { channelText, type ShownChannel } from './shown-channels';

/** As wide as a tag. */
const NoTag = styled(Muted)<{ $large: boolean }>`
  flex: none;
  min-width: ${({ $large }) => ($large ? 48 : 38)}px;
`;

interface PilotTagProps {
  channels: Record<Guid, ShownChannel>;
  channelId: Guid | null;
  large?: boolean;
}

/** The channel a pilot flies on; dashes for none. */
export function PilotTag({ channels, channelId, large = false }: PilotTagProps) {
  const channel = channels[channelId ?? ''];
  if (!channel) return <NoTag $large={large}>--</NoTag>;
  return <ChannelTag label={channelText(channel)} color={channel.color} large={large} />;
}
