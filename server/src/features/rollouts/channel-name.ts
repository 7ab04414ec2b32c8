import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import { notFoundError } from '../../api/api-error';

/** The name in a path. Throws `ApiError` (not-found) for any that is not `shell` or a remote. */
export function parseChannelName({ name }: { name: string }): ChannelName {
  const channel = CHANNEL_NAMES.find((known) => known === name);
  if (channel) return channel;
  throw notFoundError('remote', 'name');
}
