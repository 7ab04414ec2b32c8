import { loadEventBundle, racesOfPilotQuery } from '@holeshot/client';
import { type Club, compareRaces, type Guid, type Race, type RaceEvent, raceState } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import type { BestTime } from '@holeshot/ui';
import { type ChannelDisplay, toChannelDisplays } from '../channels/channel-display';
import { createPilotLookup, type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import { withEventNotFound } from '../page/with-event-not-found';
import { type RaceCardData, toRaceCard } from '../race-card/race-card-data';
import { listPilotRecords } from './pilot-records';
import { type PilotRounds, toPilotRounds } from './pilot-rounds';

export interface PilotData {
  event: RaceEvent;
  club: Club;
  pilot: EventPilot;
  /** all pilots in the pilot's races */
  pilots: EventPilot[];
  channels: Record<Guid, ChannelDisplay>;
  /** in racing order */
  races: RaceCardData[];
  rounds: PilotRounds;
  records: BestTime[];
  totals: { races: number; laps: number; wins: number };
}

/** Loads a pilot of an event with all races. Throws `FetchError` 404 for a pilot who is not in the event. */
export async function loadPilot({ client, params }: PageArgs): Promise<PilotData> {
  const { eventId = '', pilotId: pilotParam = '' } = params;
  const pilotId = pilotParam.toLowerCase();
  const requests = Promise.all([
    loadEventBundle(client, eventId),
    client.get(racesOfPilotQuery(eventId, pilotId)),
  ]);
  const [bundle, allRaces] = await withEventNotFound(client, eventId, requests);
  const { event, club } = bundle;
  const races = [...allRaces].sort(compareRaces);
  const pilot = createPilotLookup(bundle.pilots.map(toEventPilot))(pilotId);
  const entries = races.flatMap(({ pilotChannels }) => pilotChannels);
  const pilotIds = new Set(entries.map((entry) => entry.pilotId));
  return {
    event,
    club,
    pilot,
    pilots: bundle.pilots.filter(({ id }) => pilotIds.has(id)).map(toEventPilot),
    channels: toChannelDisplays(
      bundle,
      entries.map(({ channelId }) => channelId),
    ),
    races: races.map((race) => toRaceCard(race, event)),
    rounds: toPilotRounds(races, pilotId, event),
    records: listPilotRecords(races, pilot, event),
    totals: countTotals(races, pilotId),
  };
}

function countTotals(races: readonly Race[], pilotId: Guid): PilotData['totals'] {
  const endedRaces = races.filter((race) => raceState(race) === 'finished');
  const summaries = endedRaces.flatMap((race) =>
    race.summaries.filter((summary) => summary.pilotId === pilotId),
  );
  return {
    races: endedRaces.length,
    laps: summaries.reduce((sum, { lapCount }) => sum + lapCount, 0),
    wins: summaries.filter(({ eventType, position, dnf }) => eventType === 'Race' && position === 1 && !dnf)
      .length,
  };
}
