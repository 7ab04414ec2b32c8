import type { Channel } from './model';

/** The usual distance between analog channels in the air, MHz: that of Raceband. */
export const CHANNEL_LIMIT_MHZ = 37;

/** Occupied width of an analog picture, MHz. */
const ANALOG_WIDTH_MHZ = 18;

/**
 * Digital systems by band: the width, MHz, that their makers publish for the mode with these channels, and the smallest
 * distance between the channels that the maker lays side by side (R104).
 */
const DIGITAL: Record<string, { widthMhz: number; spacingMhz: number }> = {
  DJIFPVHD: { widthMhz: 20, spacingMhz: 34 },
  DJIO3: { widthMhz: 20, spacingMhz: 35 },
  DJIO4: { widthMhz: 20, spacingMhz: 37 },
  HDZero: { widthMhz: 27, spacingMhz: 37 },
  WalkSnail: { widthMhz: 20, spacingMhz: 37 },
};

type Tuned = Pick<Channel, 'frequency' | 'band'>;

export const distanceMhz = (a: Tuned, b: Tuned): number => Math.abs(a.frequency - b.frequency);

/**
 * How far apart two channels have to be, MHz (R141): the event's limit; within one digital system not more than its own
 * channels are; between two systems wider, by what digital ones occupy beyond an analog picture.
 */
export function neededMhz(a: Tuned, b: Tuned, limitMhz: number): number {
  const [first, second] = [DIGITAL[a.band], DIGITAL[b.band]];
  if (first && a.band === b.band) return Math.min(limitMhz, first.spacingMhz);
  return Math.ceil(limitMhz + extraMhz(first) + extraMhz(second));
}

/** Whether two channels disturb each other. */
export const isTooClose = (a: Tuned, b: Tuned, limitMhz: number): boolean =>
  distanceMhz(a, b) < neededMhz(a, b, limitMhz);

const extraMhz = (system: { widthMhz: number } | undefined): number =>
  system ? (system.widthMhz - ANALOG_WIDTH_MHZ) / 2 : 0;
