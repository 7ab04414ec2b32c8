import { loadEventBundle, raceQuery, racesQuery, type Settled } from '@holeshot/client';
import { type Guid, type RaceDetails, type RaceSummary, type UsualLap, usualLaps } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type ChannelDisplays, channelsOfRaces } from '../channels/channel-display';
import { type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import { type Objection, objectionsQuery } from '../objections/objections.query';
import { type EventFacts, toEventFacts } from '../page/event-facts';
import { withEventNotFound } from '../page/with-event-not-found';
import { lapsQuery } from '../racing/laps.query';
import { loadStreams, type Stream } from '../streams/streams.query';

export interface QuestionData {
  event: EventFacts;
  race: RaceDetails;
  /** pilots of the race */
  pilots: EventPilot[];
  channels: ChannelDisplays;
  /** each pilot's usual lap at the event */
  usual: Record<Guid, UsualLap>;
  /** all results of the event, from which the points of a place are derived */
  flown: Pick<RaceSummary, 'position' | 'points' | 'dnf'>[];
  /** of this race, oldest first */
  objections: Objection[];
  streams: Settled<Stream[]>;
  readAtMs: number;
}

/** Loads a race with its objections. Throws `FetchError` 404 for an unknown race. */
export async function loadQuestion({ client, params, nowMs }: PageArgs): Promise<QuestionData> {
  const { eventId = '', raceId = '' } = params;
  const raceRequest = client.get(raceQuery(eventId, raceId));
  const requests = Promise.all([
    loadEventBundle(client, eventId),
    raceRequest,
    raceRequest.then((race) => loadStreams(client, race)),
    client.get(lapsQuery(eventId)),
    client.get(racesQuery(eventId)),
    client.get(objectionsQuery(eventId)),
  ]);
  const [bundle, race, streams, laps, races, objections] = await withEventNotFound(client, eventId, requests);
  const ids = new Set(race.pilotChannels.map(({ pilotId }) => pilotId));
  return {
    event: toEventFacts(bundle.event),
    race,
    streams,
    readAtMs: nowMs,
    pilots: bundle.pilots.filter(({ id }) => ids.has(id)).map(toEventPilot),
    channels: channelsOfRaces(bundle, [race]),
    usual: Object.fromEntries(usualLaps(laps)),
    flown: races.flatMap(({ summaries }) =>
      summaries.map(({ position, points, dnf }) => ({ position, points, dnf })),
    ),
    objections: objections.filter((one) => one.raceId === race.id && one.doubt === null),
  };
}
