import type { Layout } from '@holeshot/client';
import type { ChannelDisplays } from '../../../channels/channel-display';
import type { LiveRace } from '../../../live/live-race';

export interface InfoData {
  /** the club's text as safe HTML; empty without one */
  infoHtml: string;
  /** the track, if the event names one */
  layout: Layout | null;
  /** the race in progress */
  current: LiveRace | null;
  /** channels of its pilots */
  channels: ChannelDisplays;
}
