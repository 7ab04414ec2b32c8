import type { ChannelDisplays } from '../channels/channel-display';
import type { MarkedPilots } from '../follow/use-marked-pilots';
import type { PilotLookup } from './event-pilot';

/** Names, photos and channels of the pilots of races. */
export interface RacePilots {
  channels: ChannelDisplays;
  getPilot: PilotLookup;
}

export interface MarkedRacePilots extends RacePilots {
  marked: MarkedPilots;
}
