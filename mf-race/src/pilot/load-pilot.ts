import {
  defineQuery,
  eventQuery,
  type Failure,
  fillPath,
  loadEventBundle,
  pilotsQuery,
  racesOfPilotQuery,
  rankingQuery,
  summariesQuery,
} from '@holeshot/client';
import { PLACE_FIGURE } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import type { WireProfileOfPilot } from '@holeshot/contract/wire';
import { type Club, compareRaces, type Guid, hasDayBegun, isDayOver, lapRecords } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type ChannelDisplays, channelsOfRaces } from '../channels/channel-display';
import {
  createNameLookup,
  createPilotLookup,
  type EventPilot,
  toEventPilot,
} from '../event-pilots/event-pilot';
import { type Explanation, parseExplained } from '../explain/explanation';
import type { FollowData } from '../live/follow-data';
import { type EventFacts, toEventFacts } from '../page/event-facts';
import { withEventNotFound } from '../page/with-event-not-found';
import { type RaceCardData, toRaceCard } from '../race-card/race-card-data';
import { keepEventBests } from '../racing/keep-event-bests';
import { type KeyFigure, listKeyFigures, type PilotPlace, toPilotPlace } from './pilot-figures';
import { type PilotRounds, toPilotRounds } from './pilot-series';

export interface PilotData {
  event: EventFacts;
  club: Club;
  pilot: EventPilot;
  /** all pilots in the pilot's races */
  pilots: EventPilot[];
  channels: ChannelDisplays;
  /** profile of the person who claimed the pilot */
  profile: ProfileOfPilot | null;
  place: PilotPlace;
  figures: KeyFigure[];
  /** latest first */
  races: RaceCardData[];
  /** explains the place, if the address asks for it */
  explanation: Explanation | { failure: Failure } | null;
  rounds: PilotRounds;
  /** `null` before and after the event */
  follow: FollowData | null;
  /** when the data was loaded, ms */
  readAtMs: number;
}

/**
 * Loads a pilot of an event with all races. Throws `FetchError` 404 for a pilot who is not in the event. If the ranking
 * or the times of others fail to load, the page omits comparisons with them.
 */
export async function loadPilot({ client, params, url, nowMs }: PageArgs): Promise<PilotData> {
  const { eventId = '', pilotId: pilotParam = '' } = params;
  const pilotId = pilotParam.toLowerCase();
  const opened = parseExplained(url.searchParams);
  const isOpen = opened !== null && opened.figure === PLACE_FIGURE && opened.pilotId === pilotId;
  const requests = Promise.all([
    loadEventBundle(client, eventId),
    client.get(racesOfPilotQuery(eventId, pilotId)),
    client.settle(rankingQuery(eventId)),
    client.settle(summariesQuery(eventId)),
    client.settle(profileOfPilotQuery(eventId, pilotId)),
    isOpen
      ? import(/* webpackChunkName: "race-pilot.explain" */ './load-place').then(({ loadPlace }) =>
          loadPlace(client, eventId, pilotId),
        )
      : null,
  ]);
  const [bundle, allRaces, rankingReply, summaries, profile, explainPlace] = await withEventNotFound(
    client,
    eventId,
    requests,
  );
  const { event, club } = bundle;
  const races = [...allRaces].sort(compareRaces);
  const pilot = createPilotLookup(bundle.pilots.map(toEventPilot))(pilotId);
  const pilotIds = new Set(races.flatMap(({ pilotChannels }) => pilotChannels.map((entry) => entry.pilotId)));
  const ranking = rankingReply.ok ? rankingReply.value : null;
  // practice pilots are not compared with others, but their own pages show their times
  const compared = bundle.pilots.filter(({ id, practicePilot }) => !practicePilot || id === pilotId);
  const allSummaries = summaries.ok ? summaries.value : races.flatMap((race) => race.summaries);
  const records = lapRecords(
    allSummaries.map((summary) => keepEventBests(summary, event)),
    compared,
  );
  return {
    event: toEventFacts(event),
    club,
    pilot,
    pilots: bundle.pilots.filter(({ id }) => pilotIds.has(id)).map(toEventPilot),
    channels: channelsOfRaces(bundle, races),
    profile: profile.ok ? profile.value : null,
    place: toPilotPlace(ranking, pilotId),
    figures: listKeyFigures({ pilotId, ranking, records, races }),
    explanation:
      explainPlace?.({ event, getName: createNameLookup(bundle.pilots.map(toEventPilot)) }) ?? null,
    races: races.map((race) => toRaceCard(race, event)).reverse(),
    rounds: toPilotRounds(races, pilotId, event, records),
    follow:
      !hasDayBegun(event, nowMs) || isDayOver(event, races.slice(-1), nowMs)
        ? null
        : {
            raceId: null,
            watch: [racesOfPilotQuery(eventId, pilotId).path, rankingQuery(eventId).path],
            also: [summariesQuery(eventId).path, eventQuery(eventId).path, pilotsQuery(eventId).path],
            pace: 'between',
          },
    readAtMs: nowMs,
  };
}

interface ProfileOfPilot {
  handle: string;
  /** events in which the person claimed a pilot */
  eventCount: number;
}

/** The public profile of the person who claimed a pilot; `null` without one. */
const profileOfPilotQuery = (eventId: Guid, pilotId: Guid) =>
  defineQuery(
    fillPath(paths.profilesOfPilot, { eventId, pilotId }),
    async (json): Promise<ProfileOfPilot | null> => {
      const [profile] = json as WireProfileOfPilot[];
      return profile ? { handle: profile.Handle, eventCount: profile.EventCount } : null;
    },
  );
