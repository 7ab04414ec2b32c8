import {
  type Client,
  loadEventBundle,
  raceQuery,
  racesQuery,
  roundsQuery,
  type Settled,
  sessionQuery,
  stagesQuery,
} from '@holeshot/client';
import {
  clubPolicy,
  type Guid,
  type Race,
  type RaceDetails,
  type RaceEvent,
  type Round,
  type Stage,
} from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { type ChannelDisplays, channelsOfRaces } from '../channels/channel-display';
import { type EventPilot, toEventPilot } from '../event-pilots/event-pilot';
import { objectionsQuery } from '../objections/objections.query';
import { withEventNotFound } from '../page/with-event-not-found';
import { loadRollOvers, type RollOversByStage } from '../racing/load-roll-overs';
import { loadStreams, type Stream } from '../streams/streams.query';
import { type Desk, deskQuery } from './desk.query';
import { type DeskCase, listCases } from './list-cases';

export interface DeskData {
  event: RaceEvent;
  pilots: EventPilot[];
  channels: ChannelDisplays;
  access: 'manager' | 'signed-out' | 'forbidden';
  /** `null` except for managers of the club */
  desk: Settled<Desk> | null;
  open: DeskCase[];
  decided: DeskCase[];
  /** all of the event, with their results */
  races: Race[];
  rounds: Round[];
  stages: Stage[];
  rollOvers: RollOversByStage;
  /** the case that is shown, with its race and the streams that cover it */
  shown: { deskCase: DeskCase; race: RaceDetails; streams: Settled<Stream[]> } | null;
  readAtMs: number;
}

/**
 * Loads the open cases of an event, and the race of the case in the address, otherwise of the first. A reload by itself
 * keeps the case, even if it was decided.
 */
export async function loadDesk({ client, params, url, shown, nowMs }: PageArgs): Promise<DeskData> {
  const { eventId = '' } = params;
  const held = shown?.isOwnReload ? (shown.data as DeskData).shown?.deskCase.key : undefined;
  const requests = Promise.all([
    loadEventBundle(client, eventId),
    client.get(sessionQuery()),
    client.get(objectionsQuery(eventId)),
    client.get(racesQuery(eventId)),
    client.get(roundsQuery(eventId)),
    client.get(stagesQuery(eventId)),
  ]);
  const [bundle, { user }, objections, races, rounds, stages] = await withEventNotFound(
    client,
    eventId,
    requests,
  );
  const canManage = clubPolicy.canManage(user, { clubId: bundle.event.club.id });
  const [desk, rollOvers] = canManage
    ? await Promise.all([
        client.settle(deskQuery(eventId), { cache: false }),
        loadRollOvers(client, eventId, stages),
      ])
    : [null, {}];
  // the session ended since this page loaded it
  const hasEnded = desk?.ok === false && desk.failure.status === 401;
  const { open, decided } = desk?.ok ? listCases(objections, desk.value) : { open: [], decided: [] };
  const key = url.searchParams.get('case') ?? held;
  const deskCase = key ? [...open, ...decided].find((item) => item.key === key) : open[0];
  return {
    event: bundle.event,
    pilots: bundle.pilots.map(toEventPilot),
    desk,
    open,
    decided,
    access: !user || hasEnded ? 'signed-out' : canManage ? 'manager' : 'forbidden',
    channels: channelsOfRaces(bundle, races),
    races,
    rounds,
    stages,
    rollOvers,
    readAtMs: nowMs,
    shown: deskCase ? { deskCase, ...(await loadCase(client, eventId, deskCase.raceId)) } : null,
  };
}

async function loadCase(client: Client, eventId: Guid, raceId: Guid) {
  const race = await client.get(raceQuery(eventId, raceId));
  return { race, streams: await loadStreams(client, race) };
}
