import { loadEventBundle, raceQuery } from '@holeshot/client';
import {
  type Club,
  type Guid,
  type RaceDetails,
  type RaceEvent,
  type RaceState,
  raceState,
} from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type ShownChannel, shownChannels } from '../parts/shown-channels';
import { type ShownPilot, toShownPilot } from '../parts/shown-pilot';
import { listShownLaps, type ShownLap } from './race-laps';
import { listRaceResults, type RaceResultRow } from './race-results';

export interface RaceData {
  event: RaceEvent;
  club: Club;
  race: Omit<RaceDetails, 'laps' | 'detections' | 'summaries' | 'pilotChannels'>;
  state: RaceState;
  /** the race's pilots */
  pilots: ShownPilot[];
  channels: Record<Guid, ShownChannel>;
  results: RaceResultRow[];
  /** by lap number, then position */
  laps: ShownLap[];
}

/** Everything the race page shows; what it rests on (detections, invalid laps) is not sent. */
export async function loadRace({ client, params }: PageArgs): Promise<RaceData> {
  const { eventId = '', raceId = '' } = params;
  const [bundle, details] = await Promise.all([
    loadEventBundle(client, eventId),
    client.get(raceQuery(eventId, raceId)),
  ]);
  const { laps: _laps, detections: _detections, summaries: _summaries, pilotChannels, ...race } = details;
  const isInRace = new Set(pilotChannels.map(({ pilotId }) => pilotId));
  return {
    event: bundle.event,
    club: bundle.club,
    race,
    state: raceState(details),
    pilots: bundle.pilots.filter(({ id }) => isInRace.has(id)).map(toShownPilot),
    channels: shownChannels(
      bundle,
      pilotChannels.map(({ channelId }) => channelId),
    ),
    results: listRaceResults(details),
    laps: listShownLaps(details),
  };
}
