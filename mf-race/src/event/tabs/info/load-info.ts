import { layoutQuery, raceQuery } from '@holeshot/client';
import { toChannelDisplays } from '../../../channels/channel-display';
import { LAP_COLUMNS } from '../../../live/live-limits';
import { toLiveRace } from '../../../live/live-race';
import { findCurrentRace } from '../quick-status/quick-status-data';
import type { TabInput } from '../tab';
import type { InfoData } from './info-data';

/** Loads the track and the race in progress, which the page omits if they fail to load. */
export async function loadInfo({ client, event, channels, next }: TabInput): Promise<InfoData> {
  const race = findCurrentRace(next);
  const [layout, current] = await Promise.all([
    client.settle(layoutQuery(event.id)),
    race ? client.settle(raceQuery(event.id, race.id)) : null,
  ]);
  return {
    layout: layout.ok ? (layout.value[0] ?? null) : null,
    current: current?.ok
      ? toLiveRace({ race: current.value, event, maxLapColumns: LAP_COLUMNS.quickStatus })
      : null,
    channels: toChannelDisplays(
      { event, channels },
      (race?.pilotChannels ?? []).map(({ channelId }) => channelId),
    ),
  };
}
