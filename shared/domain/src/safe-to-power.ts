import { distanceMhz, isTooClose, neededMhz } from './channel-distance';
import type { Channel, Guid } from './model';

/** `hot`: somebody flies on the channel. `wait`: it is too close to one in the air, or the data is stale. */
export type PowerState = 'hot' | 'wait' | 'free';

/** A pilot on a channel. */
export interface ChannelUse {
  pilotId: Guid;
  channel: Channel;
}

/** A channel compared with the channels in the air. */
export interface ChannelPower {
  channel: Channel;
  state: PowerState;
  /** the pilot who flies on it */
  pilotId: Guid | null;
  /** the nearest other channel in the air; `null` without one */
  nearest: { channel: Channel; distanceMhz: number; isTooClose: boolean } | null;
}

/** Two pilots of one race whose channels are too close. */
export interface ChannelClash {
  /** the pilot who should move: too close to more pilots than the other, or on a band that fewer of the race use */
  mover: ChannelUse;
  other: ChannelUse;
  distanceMhz: number;
  neededMhz: number;
  /** channels of the plan that are far enough from all others in that race, by frequency */
  free: Channel[];
}

export interface AirInput {
  inAir: readonly ChannelUse[];
  /** MHz, set by the event */
  limitMhz: number;
  /** whether the data is older than `POWER_STALE_SECONDS`: then no channel is free */
  isStale: boolean;
}

/** From this age on, data no longer tells who is in the air. */
export const POWER_STALE_SECONDS = 15;

/** Whether somebody may switch on a transmitter on a channel (R141). Equal frequencies are one channel. */
export function channelPower(channel: Channel, { inAir, limitMhz, isStale }: AirInput): ChannelPower {
  const own = inAir.find((use) => use.channel.frequency === channel.frequency);
  const [nearest] = inAir
    .filter((use) => use !== own)
    .map((use) => ({
      channel: use.channel,
      distanceMhz: distanceMhz(use.channel, channel),
      isTooClose: isTooClose(use.channel, channel, limitMhz),
    }))
    .sort((a, b) => Number(b.isTooClose) - Number(a.isTooClose) || a.distanceMhz - b.distanceMhz);
  const state = own ? 'hot' : nearest?.isTooClose || isStale ? 'wait' : 'free';
  return { channel, state, pilotId: own?.pilotId ?? null, nearest: nearest ?? null };
}

interface ClashInput {
  /** the pilots of one race */
  uses: readonly ChannelUse[];
  /** channels that pilots of the event could take */
  plan: readonly Channel[];
  limitMhz: number;
}

/** The pairs of a race whose channels are too close, with the channels that could replace one (R141). */
export function listClashes({ uses, plan, limitMhz }: ClashInput): ChannelClash[] {
  const closeTo = (use: ChannelUse): ChannelUse[] =>
    uses.filter((other) => other !== use && isTooClose(use.channel, other.channel, limitMhz));
  const fits = (channel: Channel, without: ChannelUse): boolean =>
    uses.every((use) => use === without || !isTooClose(use.channel, channel, limitMhz));
  const countBand = ({ channel }: ChannelUse): number =>
    uses.filter((use) => use.channel.band === channel.band).length;
  return uses.flatMap((first, index) =>
    closeTo(first)
      .filter((second) => uses.indexOf(second) > index)
      .map((second) => {
        const byNeed = closeTo(first).length - closeTo(second).length || countBand(second) - countBand(first);
        const [mover, other] = byNeed > 0 ? [first, second] : [second, first];
        return {
          mover,
          other,
          distanceMhz: distanceMhz(first.channel, second.channel),
          neededMhz: neededMhz(first.channel, second.channel, limitMhz),
          free: plan.filter((channel) => fits(channel, mover)).sort((a, b) => a.frequency - b.frequency),
        };
      }),
  );
}

/** Whether a pilot of a later race may switch on now, and because of whom not. */
export interface PlugIn {
  answer: 'yes' | 'wait' | 'no';
  /** the pilot who flies on the channel, or too close to it */
  now: ChannelUse | null;
  /** the pilot of the last race before this one with the channel, or one too close */
  before: { use: ChannelUse; raceIndex: number } | null;
}

/** Whether a pilot may switch on (R141), given the pilots in the air and the races before the pilot's, in order. */
export function mayPlugIn(
  channel: Channel,
  racesBefore: readonly (readonly ChannelUse[])[],
  air: AirInput,
): PlugIn {
  const power = channelPower(channel, air);
  const isClose = (use: ChannelUse) => isTooClose(use.channel, channel, air.limitMhz);
  const now =
    air.inAir.find((use) => use.channel.frequency === channel.frequency) ?? air.inAir.find(isClose) ?? null;
  const raceIndex = racesBefore.findLastIndex((uses) => uses.some(isClose));
  const use = racesBefore[raceIndex]?.find(isClose);
  const before = use ? { use, raceIndex } : null;
  const answer = power.state === 'hot' ? 'no' : power.state === 'wait' || before ? 'wait' : 'yes';
  return { answer, now, before };
}
