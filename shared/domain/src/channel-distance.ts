import type { Channel } from './model';

/** The usual distance between analog channels, MHz: that of Raceband. */
export const CHANNEL_LIMIT_MHZ = 37;

/** Occupied width of an analog picture, MHz. */
const ANALOG_WIDTH_MHZ = 18;

/**
 * Digital systems by band: the bandwidth that the maker publishes for the mode with these channels, and the smallest
 * distance between the maker's adjacent channels (R104).
 */
const DIGITAL: Record<string, { widthMhz: number; spacingMhz: number }> = {
  DJIFPVHD: { widthMhz: 20, spacingMhz: 34 },
  DJIO3: { widthMhz: 20, spacingMhz: 35 },
  DJIO4: { widthMhz: 20, spacingMhz: 37 },
  HDZero: { widthMhz: 27, spacingMhz: 37 },
  WalkSnail: { widthMhz: 20, spacingMhz: 37 },
};

type TunedChannel = Pick<Channel, 'frequency' | 'band'>;

export const distanceMhz = (a: TunedChannel, b: TunedChannel): number => Math.abs(a.frequency - b.frequency);

/**
 * The least distance of two channels, MHz (R141): the event's limit; within one digital system, at most the distance of
 * its own channels; between two systems, the limit plus the width that digital ones occupy beyond an analog picture.
 */
export function neededMhz(a: TunedChannel, b: TunedChannel, limitMhz: number): number {
  const [first, second] = [DIGITAL[a.band], DIGITAL[b.band]];
  if (first && a.band === b.band) return Math.min(limitMhz, first.spacingMhz);
  return Math.ceil(limitMhz + extraMhz(first) + extraMhz(second));
}

/** Whether two channels interfere. */
export const isTooClose = (a: TunedChannel, b: TunedChannel, limitMhz: number): boolean =>
  distanceMhz(a, b) < neededMhz(a, b, limitMhz);

const extraMhz = (system: { widthMhz: number } | undefined): number =>
  system ? (system.widthMhz - ANALOG_WIDTH_MHZ) / 2 : 0;
