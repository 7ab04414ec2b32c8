import type { Channel, Guid, Race, RaceEvent, RaceLink } from '@holeshot/domain';
import { type ChannelDisplay, channelsOfRaces } from '../../../channels/channel-display';

export interface ChannelPilot {
  pilotId: Guid;
  /** the pilot's races on this channel, next one first */
  races: RaceLink[];
}

export interface ChannelGroup {
  /** `null` for pilots without a channel */
  channel: (ChannelDisplay & { id: Guid }) | null;
  /** sorted by next race */
  pilots: ChannelPilot[];
}

interface ChannelsInput {
  event: Pick<RaceEvent, 'channels'>;
  channels: readonly Channel[];
  /** the next races, in racing order */
  races: readonly Race[];
}

/** The pilots of upcoming races by channel, lowest frequency first (R25). */
export function groupByChannel({ event, channels, races }: ChannelsInput): ChannelGroup[] {
  const entries = races.flatMap((race) => race.pilotChannels.map((entry) => ({ ...entry, race })));
  const displays = channelsOfRaces({ event, channels }, races);
  const groups = new Map<Guid, Map<Guid, ChannelPilot>>();
  for (const { pilotId, channelId, race } of entries) {
    const key = channelId !== null && channelId in displays ? channelId : '';
    const pilots = groups.get(key) ?? new Map<Guid, ChannelPilot>();
    groups.set(key, pilots);
    const pilot = pilots.get(pilotId) ?? { pilotId, races: [] };
    pilots.set(pilotId, pilot);
    const { id, eventType, roundNumber, raceNumber } = race;
    pilot.races.push({ id, eventType, roundNumber, raceNumber });
  }
  return [...groups]
    .map(([id, pilots]) => {
      const channel = displays[id];
      return { channel: channel ? { ...channel, id } : null, pilots: [...pilots.values()] };
    })
    .sort((a, b) => getFrequency(a) - getFrequency(b));
}

const getFrequency = ({ channel }: ChannelGroup): number => channel?.frequency ?? Number.MAX_SAFE_INTEGER;
