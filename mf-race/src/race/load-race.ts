import {
  type Client,
  eventQuery,
  type Failure,
  type Layout,
  layoutQuery,
  loadEventBundle,
  pilotsQuery,
  raceQuery,
  type Settled,
  type Video,
  videoAtQuery,
} from '@holeshot/client';
import {
  type Club,
  formatWireClock,
  type Guid,
  isDayOver,
  type RaceDetails,
  type RaceEvent,
  type RaceState,
  raceState,
  type SectorTimes,
  sectorTimes,
} from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type ChannelDisplay, toChannelDisplays } from '../channels/channel-display';
import { type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import type { FollowData } from '../live/follow-data';
import { LAP_COLUMNS } from '../live/live-limits';
import { type LiveRace, toLiveRace } from '../live/live-race';
import { withEventNotFound } from '../page/with-event-not-found';
import { listRaceLaps, type RaceLap } from '../racing/race-laps';
import { type Evidence, listEvidence } from './evidence/evidence';
import { type LapColumns, packLaps } from './laps/lap-columns';
import { type CrossingColumns, packCrossings } from './replay/crossing-columns';
import { listRaceResults, type RaceResultRow } from './results/race-results';

export interface RaceData {
  event: RaceEvent;
  club: Club;
  race: Omit<RaceDetails, 'laps' | 'detections' | 'summaries' | 'pilotChannels'>;
  state: RaceState;
  /** pilots of the race */
  pilots: EventPilot[];
  channels: Record<Guid, ChannelDisplay>;
  results: RaceResultRow[];
  /** only while the race is in progress */
  live: LiveRace | null;
  /** by lap number, then position */
  laps: RaceLap[];
  /** of a race that has ended, with split gates */
  sectors: SectorTimes | null;
  /** of a race that has ended, while its replay is open */
  crossings: CrossingColumns | null;
  /** the track of the event, while the replay is open; `null` when it is unknown */
  layout: Layout | null;
  /** videos that cover the start of the race; empty before the start */
  streams: Settled<Video[]>;
  /** of the pilot whose result is expanded (`?result=`) */
  evidence: Evidence | FailedEvidence | null;
  /** of an ended race of a running event: its file, or a correction, may follow */
  follow: FollowData | null;
  /** when the data was loaded, ms */
  readAtMs: number;
}

/** The pilot's crossings failed to load. */
export interface FailedEvidence {
  pilotId: Guid;
  failure: Failure;
}

/** The data as the page's HTML contains it. */
export type PackedRaceData = Omit<RaceData, 'laps'> & { laps: LapColumns };

/**
 * Loads everything the race page shows. Detections and invalid laps are large, so only those of the expanded result are
 * in the data. The streams need the start of the race, so their call is in a second round, with the club's.
 */
export async function loadRace({ client, params, url, nowMs }: PageArgs): Promise<PackedRaceData> {
  const { eventId = '', raceId = '' } = params;
  const isReplay = url.searchParams.get('tab') === 'replay';
  const raceRequest = client.get(raceQuery(eventId, raceId));
  const requests = Promise.all([
    loadEventBundle(client, eventId),
    raceRequest,
    raceRequest.then((race) => loadStreams(client, race)),
    isReplay ? client.settle(layoutQuery(eventId)) : null,
  ]);
  const [bundle, details, streams, layouts] = await withEventNotFound(client, eventId, requests);
  const { laps: _laps, detections: _detections, summaries: _summaries, pilotChannels, ...race } = details;
  const { event } = bundle;
  const pilotIds = new Set(pilotChannels.map(({ pilotId }) => pilotId));
  const state = raceState(details);
  const expandedPilotId = url.searchParams.get('result') ?? '';
  return {
    event,
    club: bundle.club,
    race,
    state,
    pilots: bundle.pilots.filter(({ id }) => pilotIds.has(id)).map(toEventPilot),
    channels: toChannelDisplays(
      bundle,
      pilotChannels.map(({ channelId }) => channelId),
    ),
    results: listRaceResults(details, event),
    live:
      state === 'in-progress' ? toLiveRace({ race: details, event, maxLapColumns: LAP_COLUMNS.race }) : null,
    laps: packLaps(listRaceLaps(details)),
    sectors: state === 'finished' ? sectorTimes(details) : null,
    crossings: state === 'finished' && isReplay ? packCrossings(details) : null,
    // a replay without its track is a replay all the same
    layout: (layouts?.ok && layouts.value[0]) || null,
    streams,
    evidence: pilotIds.has(expandedPilotId) ? listEvidence(details, expandedPilotId, event) : null,
    follow:
      state === 'finished' && !isDayOver(event, [details], nowMs)
        ? {
            raceId: null,
            watch: [raceQuery(eventId, raceId).path],
            also: [eventQuery(eventId).path, pilotsQuery(eventId).path],
            pace: 'waiting',
          }
        : null,
    readAtMs: nowMs,
  };
}

async function loadStreams(
  client: Client,
  { eventId, start }: Pick<RaceDetails, 'eventId' | 'start'>,
): Promise<Settled<Video[]>> {
  if (start === null) return { ok: true, value: [] };
  return client.settle(videoAtQuery(eventId, formatWireClock(start)));
}
