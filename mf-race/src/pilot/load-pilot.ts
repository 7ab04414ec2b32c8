import { loadEventBundle, racesOfPilotQuery } from '@holeshot/client';
import { type Club, compareRaces, type Guid, type Race, type RaceEvent, raceState } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import type { BestTime } from '@holeshot/ui';
import { orMissingEvent } from '../parts/missing-event';
import { type RaceCardData, raceCard } from '../parts/race-card-data';
import { type ShownChannel, shownChannels } from '../parts/shown-channels';
import { pilotFinder, type ShownPilot, toShownPilot } from '../parts/shown-pilot';
import { pilotRecords } from './pilot-records';
import { type PilotRounds, pilotRounds } from './pilot-rounds';

export interface PilotData {
  event: RaceEvent;
  club: Club;
  pilot: ShownPilot;
  /** everybody in the pilot's races */
  pilots: ShownPilot[];
  channels: Record<Guid, ShownChannel>;
  /** in racing order */
  races: RaceCardData[];
  rounds: PilotRounds;
  records: BestTime[];
  figures: { flown: number; laps: number; wins: number };
}

/** A pilot in an event, with the races flown and to be flown. Throws `FetchError` 404 for a pilot who is not in it. */
export async function loadPilot({ client, params }: PageArgs): Promise<PilotData> {
  const { eventId = '', pilotId: given = '' } = params;
  const pilotId = given.toLowerCase();
  const loading = Promise.all([
    loadEventBundle(client, eventId),
    client.get(racesOfPilotQuery(eventId, pilotId)),
  ]);
  const [bundle, listed] = await orMissingEvent(client, eventId, loading);
  const { event, club } = bundle;
  const races = [...listed].sort(compareRaces);
  const pilot = pilotFinder(bundle.pilots.map(toShownPilot))(pilotId);
  const entries = races.flatMap(({ pilotChannels }) => pilotChannels);
  const isBeside = new Set(entries.map((entry) => entry.pilotId));
  return {
    event,
    club,
    pilot,
    pilots: bundle.pilots.filter(({ id }) => isBeside.has(id)).map(toShownPilot),
    channels: shownChannels(
      bundle,
      entries.map(({ channelId }) => channelId),
    ),
    races: races.map(raceCard),
    rounds: pilotRounds(races, pilotId, event),
    records: pilotRecords(races, pilot, event),
    figures: countFigures(races, pilotId),
  };
}

function countFigures(races: readonly Race[], pilotId: Guid): PilotData['figures'] {
  const ended = races.filter((race) => raceState(race) === 'finished');
  const own = ended.flatMap((race) => race.summaries.filter((summary) => summary.pilotId === pilotId));
  return {
    flown: ended.length,
    laps: own.reduce((sum, { lapCount }) => sum + lapCount, 0),
    wins: own.filter(({ eventType, position, dnf }) => eventType === 'Race' && position === 1 && !dnf).length,
  };
}
