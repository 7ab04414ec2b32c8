import { mapSettled, nextRacesQuery, type Settled } from '@holeshot/client';
import { CHANNEL_VIEW_RACES } from '@holeshot/contract';
import type { TabInput } from '../tab';
import { type ChannelGroup, groupByChannel } from './group-by-channel';

export async function loadChannels({ client, event, channels }: TabInput): Promise<Settled<ChannelGroup[]>> {
  return mapSettled(await client.settle(nextRacesQuery(event.id, CHANNEL_VIEW_RACES)), (races) =>
    groupByChannel({ event, channels, races }),
  );
}
