import {
  channelsQuery,
  clubQuery,
  eventQuery,
  joinChannels,
  lastRacesQuery,
  nextRacesQuery,
  pilotsQuery,
  raceQuery,
  type Settled,
} from '@holeshot/client';
import { CHANNEL_VIEW_RACES, KEPT_PARAM, LAST_RACES } from '@holeshot/contract';
import { type Club, fromInstantMs, type Race } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type ChannelDisplays, toChannelDisplays } from '../../channels/channel-display';
import { type EventPilot, toEventPilot } from '../../event-pilots/event-pilot';
import type { FollowData } from '../../live/follow-data';
import type { LiveRace } from '../../live/live-race';
import { withEventNotFound } from '../../page/with-event-not-found';
import { raceTitle, shortTitle } from '../../racing/race-names';
import { findCurrentRace, getRefreshPace, isFollowed } from '../current-race';
import { loadCurrentRace } from '../load-current-race';
import { loadStarts, startIntervalsQuery } from '../load-starts';
import { listUses } from '../my-day/plug-in';
import { isScreen } from '../screen/screen-href';
import { type EventWithoutClub, withoutText } from '../tabs/tab';
import { listUpcomingRaces } from '../upcoming-race';
import type { PowerInput, PowerRace } from './power-board';

export interface PowerData {
  event: EventWithoutClub;
  club: Club | null;
  pilots: EventPilot[];
  isScreen: boolean;
  input: PowerInput;
  /** the race in the air; `null` between races */
  current: { title: string; race: Settled<LiveRace> } | null;
  channels: ChannelDisplays;
  /** `null` for an event that is over, or that has not begun and has no races yet */
  follow: FollowData | null;
  nowMs: number;
  /** the page is an offline copy (R150) */
  isKept: boolean;
}

/** Loads the current and next use of each channel. Throws a 404 'Missing Event object' for an unknown event (R47). */
export async function loadPower({ client, params, url, nowMs }: PageArgs): Promise<PowerData> {
  const { eventId = '' } = params;
  const eventRequest = client.get(eventQuery(eventId));
  const requests = Promise.all([
    eventRequest,
    client.get(pilotsQuery(eventId)),
    client.get(channelsQuery()),
    client.get(lastRacesQuery(eventId, LAST_RACES)),
    client.get(nextRacesQuery(eventId, CHANNEL_VIEW_RACES)),
    loadStarts(client, eventId, []),
  ]);
  const [record, pilots, channels, last, next, { flown, earlier }] = await withEventNotFound(
    client,
    eventId,
    requests,
  );
  const event = withoutText(joinChannels(record, channels));
  const inProgress = findCurrentRace(next);
  const [club, race] = await Promise.all([
    client.settle(clubQuery(record.clubId)),
    loadCurrentRace({ client, event, next }),
  ]);
  const shownId = race?.ok ? race.value.id : null;
  const races: readonly Race[] = [...flown, ...next];
  const usedIds = new Set(
    races.flatMap(({ pilotChannels }) => pilotChannels.map(({ channelId }) => channelId)),
  );
  const planIds = new Set([...event.channels.map(({ id }) => id), ...usedIds]);
  const upcoming = listUpcomingRaces(flown, next, fromInstantMs(nowMs, event.timeZone), earlier);
  return {
    event,
    nowMs,
    pilots: pilots.map(toEventPilot),
    club: club.ok ? club.value : null,
    isScreen: isScreen(url.searchParams),
    isKept: url.searchParams.has(KEPT_PARAM),
    input: {
      limitMhz: event.channelLimitMhz,
      plan: channels.filter(({ id }) => planIds.has(id)),
      inAir: inProgress ? listUses(inProgress.pilotChannels, channels) : [],
      upcoming: upcoming.map(
        (race): PowerRace => ({
          id: race.id,
          title: shortTitle(raceTitle(race)),
          expectedStart: race.expectedStart,
          uses: listUses(race.pilots, channels),
        }),
      ),
    },
    current: inProgress && race ? { title: raceTitle(inProgress), race } : null,
    channels: toChannelDisplays({ event, channels }, planIds),
    follow: isFollowed(event, { last, next }, nowMs)
      ? {
          raceId: shownId,
          watch: [
            nextRacesQuery(eventId, CHANNEL_VIEW_RACES).path,
            lastRacesQuery(eventId, LAST_RACES).path,
            ...(shownId === null ? [] : [raceQuery(eventId, shownId).path]),
          ],
          also: [eventQuery(eventId).path, pilotsQuery(eventId).path, startIntervalsQuery(eventId).path],
          pace: getRefreshPace(last, next),
        }
      : null,
  };
}
