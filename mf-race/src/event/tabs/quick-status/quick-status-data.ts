import type { Settled } from '@holeshot/client';
import type { ChannelDisplays } from '../../../channels/channel-display';
import type { Explanation } from '../../../explain/explanation';
import type { LiveRace } from '../../../live/live-race';
import type { RaceCardData } from '../../../race-card/race-card-data';
import type { EventVideo } from '../../../streams/streams.query';
import type { PauseData } from '../../pause/pause-data';
import type { RecordsTableData } from '../../records-table/records-table-data';
import type { UpcomingRace } from '../../upcoming-race';

export interface QuickStatusData {
  /** the race in progress; `null` between races */
  current: Settled<LiveRace> | null;
  last: RaceCardData | null;
  /** `null` while a race is in progress, and without a next one */
  pause: PauseData | null;
  upcoming: UpcomingRace[];
  /** race labels include the type, because the rounds have several types */
  showsType: boolean;
  /** the first rows, and the number of all rows */
  records: Settled<RecordsTableData & { count: number }>;
  /** explains the record that the address names */
  explanation: Explanation | null;
  /** streams of the event */
  videos: EventVideo[];
  channels: ChannelDisplays;
}
