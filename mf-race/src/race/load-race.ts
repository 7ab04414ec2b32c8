import {
  type Client,
  loadEventBundle,
  raceQuery,
  type Settled,
  type Video,
  videoAtQuery,
} from '@holeshot/client';
import {
  type Club,
  formatWireClock,
  type Guid,
  type RaceDetails,
  type RaceEvent,
  type RaceState,
  raceState,
} from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type LiveRace, liveRace } from '../parts/live/live-race';
import { orMissingEvent } from '../parts/missing-event';
import { type ShownChannel, shownChannels } from '../parts/shown-channels';
import { type ShownPilot, toShownPilot } from '../parts/shown-pilot';
import { type Evidence, listEvidence } from './evidence';
import { type LapColumns, packLaps } from './lap-columns';
import { listShownLaps, type ShownLap } from './race-laps';
import { listRaceResults, type RaceResultRow } from './race-results';

/** What the race's page shows. */
export interface RaceData {
  event: RaceEvent;
  club: Club;
  race: Omit<RaceDetails, 'laps' | 'detections' | 'summaries' | 'pilotChannels'>;
  state: RaceState;
  /** the race's pilots */
  pilots: ShownPilot[];
  channels: Record<Guid, ShownChannel>;
  results: RaceResultRow[];
  /** while it is being flown */
  live: LiveRace | null;
  /** by lap number, then position */
  laps: ShownLap[];
  /** the videos that cover the start of the race; none before it */
  streams: Settled<Video[]>;
  /** of the pilot whose result is opened (`?result=`) */
  evidence: Evidence | null;
  /** when all this was read, ms */
  readAtMs: number;
}

/** The same as it travels with the page. */
export type SentRace = Omit<RaceData, 'laps'> & { laps: LapColumns };

/** Lap columns that there is room for over the whole page. */
const MOST_LAPS = 5;

/**
 * Everything the race page shows. Of what it rests on (detections, invalid laps) only the opened result's is
 * sent. The streams need the start of the race, so they come in a second round, as the club does.
 */
export async function loadRace({ client, params, url, nowMs }: PageArgs): Promise<SentRace> {
  const { eventId = '', raceId = '' } = params;
  const asked = client.get(raceQuery(eventId, raceId));
  const loading = Promise.all([
    loadEventBundle(client, eventId),
    asked,
    asked.then((race) => loadStreams(client, race)),
  ]);
  const [bundle, details, streams] = await orMissingEvent(client, eventId, loading);
  const { laps: _laps, detections: _detections, summaries: _summaries, pilotChannels, ...race } = details;
  const { event } = bundle;
  const isInRace = new Set(pilotChannels.map(({ pilotId }) => pilotId));
  const state = raceState(details);
  const opened = url.searchParams.get('result') ?? '';
  return {
    event,
    club: bundle.club,
    race,
    state,
    pilots: bundle.pilots.filter(({ id }) => isInRace.has(id)).map(toShownPilot),
    channels: shownChannels(
      bundle,
      pilotChannels.map(({ channelId }) => channelId),
    ),
    results: listRaceResults(details, event),
    live: state === 'in-progress' ? liveRace({ race: details, event, mostLaps: MOST_LAPS }) : null,
    laps: packLaps(listShownLaps(details)),
    streams,
    evidence: isInRace.has(opened) ? listEvidence(details, opened, event) : null,
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
