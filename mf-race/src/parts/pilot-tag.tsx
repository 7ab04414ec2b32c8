import type { Guid } from '@holeshot/domain';
import { ChannelTag, Muted } from '@holeshot/ui';
import type { ShownChannel } from './shown-channels';

interface PilotTagProps {
  channels: Record<Guid, ShownChannel>;
  channelId: Guid | null;
  large?: boolean;
}

/** The channel a pilot flies on; dashes for none. */
export function PilotTag({ channels, channelId, large = false }: PilotTagProps) {
  const channel = channels[channelId ?? ''];
  if (!channel) return <Muted>--</Muted>;
  return <ChannelTag label={channel.label} color={channel.color} large={large} />;
}
