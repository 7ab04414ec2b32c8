import { layoutQuery } from '@holeshot/client';
import { channelsOfRaces } from '../../../channels/channel-display';
import { findCurrentRace } from '../../current-race';
import { loadCurrentRace } from '../../load-current-race';
import type { TabInput } from '../tab';
import type { InfoData } from './info-data';

/** Loads the track and the race in progress, which the page omits if they fail to load. */
export async function loadInfo(input: TabInput): Promise<InfoData> {
  const { client, event, channels, next } = input;
  const [layout, current] = await Promise.all([client.settle(layoutQuery(event.id)), loadCurrentRace(input)]);
  const race = findCurrentRace(next);
  return {
    infoHtml: event.infoHtml,
    layout: layout.ok ? (layout.value[0] ?? null) : null,
    current: current?.ok ? current.value : null,
    channels: channelsOfRaces({ event, channels }, race ? [race] : []),
  };
}
