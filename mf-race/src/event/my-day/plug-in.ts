import {
  type Channel,
  type ChannelUse,
  mayPlugIn,
  median,
  type PlugIn,
  type Race,
  type StartForecast,
} from '@holeshot/domain';
import type { UpcomingRace } from '../upcoming-race';

type Seats = readonly Pick<Race['pilotChannels'][number], 'pilotId' | 'channelId'>[];

export interface PlugInInput {
  pilotId: string;
  channels: readonly Channel[];
  /** of the event */
  limitMhz: number;
  race: Pick<Race, 'pilotChannels'>;
  /** races that start before the pilot's, in order */
  before: readonly UpcomingRace[];
  inAir: readonly Pick<Race, 'pilotChannels'>[];
  /** latest first */
  flown: readonly Pick<Race, 'start' | 'end'>[];
}

/** The seats that have a channel. */
export const listUses = (seats: Seats, channels: readonly Channel[]): ChannelUse[] =>
  seats.flatMap(({ pilotId, channelId }) => {
    const channel = channels.find(({ id }) => id === channelId);
    return channel ? [{ pilotId, channel }] : [];
  });

/** Whether the pilot may plug in, and when the last blocking race lands; `null` without a channel. */
export function toPlugIn({ pilotId, channels, limitMhz, race, before, inAir, flown }: PlugInInput) {
  const own = listUses(race.pilotChannels, channels).find((use) => use.pilotId === pilotId);
  if (!own) return null;
  const plugIn: PlugIn = mayPlugIn(
    own.channel,
    before.map(({ pilots }) => listUses(pilots, channels)),
    {
      inAir: inAir.flatMap(({ pilotChannels }) => listUses(pilotChannels, channels)),
      limitMhz,
      isStale: false,
    },
  );
  const blocking = plugIn.before ? (before[plugIn.before.raceIndex] ?? null) : null;
  return { ...plugIn, blocking, landed: estimateLanding(blocking?.forecast?.range ?? null, flown) };
}

/** When a race that starts within `range` lands, by the median length of the races so far. */
function estimateLanding(
  range: StartForecast['range'],
  flown: readonly Pick<Race, 'start' | 'end'>[],
): StartForecast['range'] {
  const lengthsMs = flown.flatMap(({ start, end }) =>
    start !== null && end !== null && end > start ? [end - start] : [],
  );
  if (!range || lengthsMs.length === 0) return null;
  const medianMs = median(lengthsMs);
  return { from: range.from + medianMs, until: range.until + medianMs };
}
