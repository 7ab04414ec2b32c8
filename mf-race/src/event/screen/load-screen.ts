import type { Settled } from '@holeshot/client';
import { fromInstantMs, type Race } from '@holeshot/domain';
import { type ChannelDisplays, channelsOfRaces } from '../../channels/channel-display';
import type { LiveRace } from '../../live/live-race';
import type { RaceCardData } from '../../race-card/race-card-data';
import { hasSeveralTypes } from '../../racing/race-names';
import { toLastRaceCard } from '../current-race';
import { loadCurrentRace } from '../load-current-race';
import { loadStarts } from '../load-starts';
import type { TabInput } from '../tabs/tab';
import { listUpcomingRaces, type UpcomingRace } from '../upcoming-race';

/** The data of an event's screen at the field. */
export interface ScreenData {
  /** the race in progress; `null` between races */
  current: Settled<LiveRace> | null;
  /** the last race that has ended */
  last: RaceCardData | null;
  /** the next two races */
  upcoming: UpcomingRace[];
  /** race labels include the type, because the rounds have several types */
  showsType: boolean;
  channels: ChannelDisplays;
}

const NEXT_ON_SCREEN = 2;

type ScreenInput = Pick<TabInput, 'client' | 'event' | 'channels' | 'last' | 'next' | 'nowMs'>;

/** Loads the race in progress, and the races before and after it. */
export async function loadScreen(input: ScreenInput): Promise<ScreenData> {
  const { client, event, channels, last, next, nowMs } = input;
  const [current, { flown, earlier }] = await Promise.all([
    loadCurrentRace(input),
    loadStarts(client, event.id, last),
  ]);
  const races: readonly Race[] = [...last, ...next];
  const nowLocal = fromInstantMs(nowMs, event.timeZone);
  const upcoming = listUpcomingRaces(flown, next, nowLocal, earlier);
  return {
    current,
    last: toLastRaceCard(last, event),
    upcoming: upcoming.slice(0, NEXT_ON_SCREEN),
    showsType: hasSeveralTypes(races),
    channels: channelsOfRaces({ event, channels }, races),
  };
}
