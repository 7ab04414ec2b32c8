import {
  type Channel,
  channelLabel,
  FALLBACK_CHANNEL_COLOR,
  type Guid,
  type Race,
  type RaceEvent,
} from '@holeshot/domain';

/** A channel as tags show it. */
export interface ChannelDisplay {
  label: string;
  color: string;
  /** MHz */
  frequency: number;
  /** another channel of the event has the same label */
  hasSharedLabel?: true;
}

/** By id. */
export type ChannelDisplays = Record<Guid, ChannelDisplay>;

/** The label; with the frequency when another channel has the same label (R105). */
export const channelText = ({ label, frequency, hasSharedLabel }: ChannelDisplay): string =>
  hasSharedLabel ? `${label} ${frequency}` : label;

/** The frequency to show beside a tag; `null` when the tag has it already. */
export const frequencyBeside = (channel: ChannelDisplay | undefined): number | null =>
  channel && !channel.hasSharedLabel ? channel.frequency : null;

interface EventChannels {
  event: Pick<RaceEvent, 'channels'>;
  channels: readonly Channel[];
}

type Seats = Pick<Race, 'pilotChannels'>;

/** The channels of the pilots of races. */
export const channelsOfRaces = (event: EventChannels, races: readonly Seats[]): ChannelDisplays =>
  toChannelDisplays(
    event,
    races.flatMap(({ pilotChannels }) => pilotChannels.map(({ channelId }) => channelId)),
  );

/** The channel of a pilot in a race. */
export const findChannelId = ({ pilotChannels }: Seats, pilotId: Guid): Guid | null =>
  pilotChannels.find((seat) => seat.pilotId === pilotId)?.channelId ?? null;

/** By frequency; pilots without a channel come last. */
export function sortByChannel<Seat extends { channelId: Guid | null }>(
  seats: readonly Seat[],
  channels: ChannelDisplays,
): Seat[] {
  const getFrequency = ({ channelId }: Seat) => channels[channelId ?? '']?.frequency ?? Number.MAX_VALUE;
  return [...seats].sort((a, b) => getFrequency(a) - getFrequency(b));
}

/**
 * The channels with the given ids, by id. Colours are the event's; a channel that the event does not list has the
 * fallback colour (R107).
 */
export function toChannelDisplays(
  { event, channels }: EventChannels,
  ids: Iterable<Guid | null>,
): ChannelDisplays {
  const colors = new Map(event.channels.map((channel) => [channel.id, channel.color]));
  const requestedIds = new Set(ids);
  const eventChannels = channels.filter(({ id }) => requestedIds.has(id) || colors.has(id));
  const labels = eventChannels.map(channelLabel);
  return Object.fromEntries(
    eventChannels
      .filter(({ id }) => requestedIds.has(id))
      .map((channel) => {
        const label = channelLabel(channel);
        const display: ChannelDisplay = {
          label,
          color: colors.get(channel.id) ?? FALLBACK_CHANNEL_COLOR,
          frequency: channel.frequency,
        };
        const hasSharedLabel = labels.indexOf(label) !== labels.lastIndexOf(label);
        return [channel.id, hasSharedLabel ? { ...display, hasSharedLabel } : display];
      }),
  );
}
