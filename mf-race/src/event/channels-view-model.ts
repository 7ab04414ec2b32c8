import type { Channel, Guid, Race, RaceEvent } from '@holeshot/domain';
import type { NamedRace } from '../parts/race-names';
import { type ShownChannel, shownChannels } from '../parts/shown-channels';

export interface ChannelPilot {
  pilotId: Guid;
  /** those that the pilot flies on this channel, next one first */
  races: NamedRace[];
}

export interface ChannelGroup {
  /** `null` for pilots without a channel */
  channel: (ShownChannel & { id: Guid }) | null;
  /** next to fly first */
  pilots: ChannelPilot[];
}

interface ChannelsInput {
  event: Pick<RaceEvent, 'channels'>;
  channels: readonly Channel[];
  /** upcoming, in racing order */
  races: readonly Race[];
}

/** The pilots of upcoming races by channel, lowest frequency first (specification section 2, Channels tab). */
export function channelGroups({ event, channels, races }: ChannelsInput): ChannelGroup[] {
  const seats = races.flatMap((race) => race.pilotChannels.map((seat) => ({ ...seat, race })));
  const known = shownChannels(
    { event, channels },
    seats.map(({ channelId }) => channelId),
  );
  const groups = new Map<Guid, Map<Guid, ChannelPilot>>();
  for (const { pilotId, channelId, race } of seats) {
    const key = channelId !== null && channelId in known ? channelId : '';
    const pilots = groups.get(key) ?? new Map<Guid, ChannelPilot>();
    groups.set(key, pilots);
    const pilot = pilots.get(pilotId) ?? { pilotId, races: [] };
    pilots.set(pilotId, pilot);
    const { id, eventType, roundNumber, raceNumber } = race;
    pilot.races.push({ id, eventType, roundNumber, raceNumber });
  }
  return [...groups]
    .map(([id, pilots]) => {
      const channel = known[id];
      return { channel: channel ? { ...channel, id } : null, pilots: [...pilots.values()] };
    })
    .sort((a, b) => frequencyOf(a) - frequencyOf(b));
}

const frequencyOf = ({ channel }: ChannelGroup): number => channel?.frequency ?? Number.MAX_SAFE_INTEGER;
