import {
  mapSettled,
  nextRacesQuery,
  racesOfPilotQuery,
  roundsQuery,
  type Settled,
  summariesQuery,
} from '@holeshot/client';
import { CHANNEL_VIEW_RACES, KEPT_PARAM } from '@holeshot/contract';
import { fromInstantMs } from '@holeshot/domain';
import { type ChannelDisplays, channelsOfRaces } from '../../channels/channel-display';
import type { LiveRace } from '../../live/live-race';
import { loadRollOvers } from '../../racing/load-roll-overs';
import { loadCurrentRace } from '../load-current-race';
import { loadStarts } from '../load-starts';
import type { TabInput } from '../tabs/tab';
import { type MyDayData, toMyDay } from './my-day-data';
import { findOwnNeeds, type OwnNeeds } from './own-needs-data';
import { calledRaceQuery, type TellData, toTellData } from './tell-data';

/** The page of a pilot's day. */
export interface MyDayPage {
  /** `null` until a pilot is chosen */
  day: MyDayData | null;
  needs: OwnNeeds | null;
  /** the race in progress; `null` between races */
  current: Settled<LiveRace> | null;
  channels: ChannelDisplays;
  /** for news about the pilot's races; `null` until a pilot is chosen */
  tell: TellData | null;
  /** the page is an offline copy (R150) */
  isKept: boolean;
}

/**
 * Loads the day of the pilot in the address. Fails if the pilot's races cannot be loaded; if other data cannot, the
 * page omits the parts that show it.
 */
export async function loadMyDay(
  input: Pick<
    TabInput,
    'client' | 'event' | 'pilots' | 'channels' | 'stages' | 'last' | 'next' | 'search' | 'nowMs'
  >,
): Promise<Settled<MyDayPage>> {
  const { client, event, pilots, channels, stages, last, search, nowMs } = input;
  const pilotId = search.get('pilot')?.toLowerCase();
  const isKept = search.has(KEPT_PARAM);
  if (!pilots.some(({ id }) => id === pilotId) || pilotId === undefined) {
    return { ok: true, value: { day: null, needs: null, current: null, channels: {}, tell: null, isKept } };
  }
  const [own, next, { flown, earlier }, summaries, rounds, current, called, rollOvers] = await Promise.all([
    client.settle(racesOfPilotQuery(event.id, pilotId)),
    client.settle(nextRacesQuery(event.id, CHANNEL_VIEW_RACES)),
    loadStarts(client, event.id, last),
    client.settle(summariesQuery(event.id)),
    client.settle(roundsQuery(event.id)),
    loadCurrentRace(input),
    client.settle(calledRaceQuery(event.id)),
    loadRollOvers(client, event.id, stages),
  ]);
  const drawn = next.ok ? next.value : input.next;
  return mapSettled(own, (value) => ({
    isKept,
    day: toMyDay({
      event,
      pilots,
      pilotId,
      channels,
      flown,
      earlier,
      next: drawn,
      own: value,
      summaries: summaries.ok ? summaries.value : [],
      rounds: rounds.ok ? rounds.value : [],
      nowLocal: fromInstantMs(nowMs, event.timeZone),
    }),
    needs: findOwnNeeds({
      event,
      pilots,
      stages,
      rollOvers,
      pilotId,
      last,
      next: drawn,
      nowMs,
      summaries: summaries.ok ? summaries.value : [],
      rounds: rounds.ok ? rounds.value : [],
    }),
    current,
    tell: toTellData({
      pilotId,
      flown,
      next: drawn,
      own: value,
      earlier,
      calledRaceId: called.ok ? called.value : null,
      nowLocal: fromInstantMs(nowMs, event.timeZone),
    }),
    channels: channelsOfRaces({ event, channels }, [...flown, ...drawn, ...value]),
  }));
}
