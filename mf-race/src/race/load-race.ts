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
} from '@holeshot/client';
import {
  type Club,
  type ClubRef,
  type Guid,
  isDayOver,
  type RaceDetails,
  type RaceState,
  raceState,
  type SectorTimes,
  sectorTimes,
  usualLaps,
} from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type ChannelDisplays, channelsOfRaces } from '../channels/channel-display';
import { createNameLookup, type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import { type ExplainedFigure, type Explanation, parseExplained } from '../explain/explanation';
import type { FollowData } from '../live/follow-data';
import { LAP_COLUMNS } from '../live/live-limits';
import { type LiveRace, toLiveRace } from '../live/live-race';
import { type Objection, objectionsQuery } from '../objections/objections.query';
import { type EventFacts, toEventFacts } from '../page/event-facts';
import { withEventNotFound } from '../page/with-event-not-found';
import { lapsQuery } from '../racing/laps.query';
import { listRaceLaps, type RaceLap } from '../racing/race-laps';
import { findPinned, pinQuery } from '../revision/pin';
import { withRevisionNotFound } from '../revision/with-revision-not-found';
import { loadStreams, type Stream } from '../streams/streams.query';
import type { FigureInput } from './explain/figures';
import { type LapColumns, packLaps } from './laps/lap-columns';
import { type CrossingColumns, packCrossings } from './replay/crossing-columns';
import { listRaceResults, type RaceResultRow } from './results/race-results';

export interface RaceData {
  event: EventFacts;
  club: ClubRef & Pick<Club, 'bannerUrl'>;
  race: Omit<RaceDetails, 'laps' | 'detections' | 'summaries' | 'pilotChannels'>;
  state: RaceState;
  /** pilots of the race */
  pilots: EventPilot[];
  channels: ChannelDisplays;
  results: RaceResultRow[];
  /** only while the race is in progress */
  live: LiveRace | null;
  /** by lap number, then position */
  laps: RaceLap[];
  /** `null` before the end of the race, and without split gates */
  sectors: SectorTimes | null;
  /** `null` before the end of the race, and unless its replay is open */
  crossings: CrossingColumns | null;
  /** the failure of the open tab's own data */
  tabFailure: Failure | null;
  /** the track of the event, while the replay is open; `null` if it is unknown */
  layout: Layout | null;
  /** videos that cover the start of the race; empty before the start */
  streams: Settled<Stream[]>;
  /** questions about the race, oldest first; empty if the page shows a pinned revision */
  questions: Settled<Objection[]>;
  /** explains the figure that the address names */
  explanation: Explanation | { failure: Failure } | null;
  /** for an ended race of a running event, whose file or a correction may follow, and a removed one, which may return */
  follow: FollowData | null;
  /** the revision that the address names (R163), at which the page stays, else `null` */
  pinned: number | null;
  /** when the data was loaded, ms */
  readAtMs: number;
}

/** The data as the page's HTML contains it. */
export type PackedRaceData = Omit<RaceData, 'laps'> & { laps: LapColumns };

const NO_OBJECTIONS: Settled<Objection[]> = { ok: true, value: [] };

/**
 * Loads everything the race page shows. Detections and invalid laps are large, so that the data contains only those of
 * the open explanation. Streams need the start of the race, so that their request follows the race's.
 */
export async function loadRace({ client, params, url, nowMs }: PageArgs): Promise<PackedRaceData> {
  const { eventId = '', raceId = '' } = params;
  const isReplay = url.searchParams.get('tab') === 'replay';
  const figure = parseExplained(url.searchParams);
  const pinned = findPinned(url);
  const raceRequest = client.get(pinQuery(raceQuery(eventId, raceId), pinned));
  const requests = Promise.all([
    loadEventBundle(client, eventId),
    raceRequest,
    raceRequest.then((race) => loadStreams(client, race)),
    pinned === null ? client.settle(objectionsQuery(eventId)) : NO_OBJECTIONS,
    isReplay ? client.settle(layoutQuery(eventId)) : null,
    figure && loadExplain(client, eventId, figure),
  ]);
  const [bundle, details, streams, objections, layouts, explain] = await withEventNotFound(
    client,
    eventId,
    withRevisionNotFound(pinned, requests),
  );
  const { laps: _laps, detections: _detections, summaries: _summaries, pilotChannels, ...race } = details;
  const { event } = bundle;
  const pilotIds = new Set(pilotChannels.map(({ pilotId }) => pilotId));
  const state = raceState(details);
  const pilots = bundle.pilots.filter(({ id }) => pilotIds.has(id)).map(toEventPilot);
  return {
    event: toEventFacts(event),
    club: { ...event.club, bannerUrl: bundle.club.bannerUrl },
    race,
    state,
    pilots,
    channels: channelsOfRaces(bundle, [details]),
    results: listRaceResults(details, event),
    live:
      state === 'in-progress' && pinned === null
        ? toLiveRace({ race: details, event, maxLapColumns: LAP_COLUMNS.race })
        : null,
    laps: packLaps(listRaceLaps(details)),
    sectors: state === 'finished' ? sectorTimes(details) : null,
    crossings: state === 'finished' && isReplay ? packCrossings(details) : null,
    tabFailure: null,
    // the replay works without its track
    layout: (layouts?.ok && layouts.value[0]) || null,
    streams,
    questions: objections.ok
      ? {
          ok: true,
          value: objections.value.filter(({ raceId: id, doubt }) => id === race.id && doubt === null),
        }
      : objections,
    explanation:
      explain?.({ race: details, event, getName: createNameLookup(bundle.pilots.map(toEventPilot)) }) ?? null,
    pinned: pinned === null ? null : race.revision.number,
    follow:
      pinned === null && (state === 'finished' || race.isRemoved) && !isDayOver(event, [details], nowMs)
        ? {
            raceId: null,
            watch: [raceQuery(eventId, raceId).path, objectionsQuery(eventId).path],
            also: [eventQuery(eventId).path, pilotsQuery(eventId).path],
            pace: 'waiting',
          }
        : null,
    readAtMs: nowMs,
  };
}

/** Loads the function that explains the figure. Without the event's laps, it raises no doubts about unusual laps. */
async function loadExplain(client: Client, eventId: Guid, figure: ExplainedFigure) {
  const [{ explainFigure }, laps] = await Promise.all([
    import(/* webpackChunkName: "race-race.explain" */ './explain/explain-figure'),
    client.settle(lapsQuery(eventId)),
  ]);
  const usual = usualLaps(laps.ok ? laps.value : []);
  return (input: Omit<FigureInput, 'usual'>) => explainFigure({ ...input, usual }, figure);
}
