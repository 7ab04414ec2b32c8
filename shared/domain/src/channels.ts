import type { Channel, Guid } from './model';

const EMPTY_TAIL = '-0000-0000-0000-000000000000';

/** Channels closer than this (MHz) interfere (R107). */
const INTERFERENCE_MHZ = 15;

/** Bands in the desktop app's order, for sorting channels of equal frequency (R106). */
const BAND_ORDER = [
  'None',
  'Fatshark',
  'Raceband',
  'A',
  'B',
  'E',
  'DJIFPVHD',
  'HDZero',
  'LowBand',
  'Diatone',
  'DJIO3',
  'DJIO4',
  'WalkSnail',
];

interface ChannelRun {
  band: string;
  shortBand: string;
  prefix: string;
  firstId: number;
  /** MHz, by channel number from 1; 0 is a gap without an id */
  frequencies: number[];
}

const RACEBAND = [5658, 5695, 5732, 5769, 5806, 5843, 5880, 5917];
const LOW_RACEBAND = [5362, 5399, 5436, 5473, 5510, 5547, 5584, 5621];

/** The desktop app's channels by band, in its order (R104). */
const listRuns = (): ChannelRun[] => [
  run('Fatshark', 'F', '', 1, [5740, 5760, 5780, 5800, 5820, 5840, 5860, 5880]),
  run('Raceband', 'R', '', 9, RACEBAND),
  run('A', 'A', '', 17, [5865, 5845, 5825, 5805, 5785, 5765, 5745, 5725]),
  run('B', 'B', '', 25, [5733, 5752, 5771, 5790, 5809, 5828, 5847, 5866]),
  run('DJIFPVHD', 'D', '', 33, [5660, 5695, 5735, 5770, 5805, 5878, 5914, 5839]),
  run('DJIO3', 'D', 'O', 75, [5669, 5705, 5768, 5804, 5839, 5876, 5912]),
  run('DJIO4', 'D', 'R', 100, RACEBAND),
  run('E', 'E', '', 41, [5705, 5685, 5665, 5645, 5885, 5905, 5925, 5945]),
  run('HDZero', 'Z', 'R', 49, RACEBAND),
  run('HDZero', 'Z', 'F', 57, [0, 5760, 0, 5800]),
  run('HDZero', 'Z', 'L', 82, LOW_RACEBAND),
  run('LowBand', 'L', '', 59, [5333, 5373, 5413, 5453, 5493, 5533, 5573, 5613]),
  run('Diatone', 'D', '', 67, LOW_RACEBAND),
  run('WalkSnail', 'W', 'R', 110, RACEBAND),
];

/** The channel colours of most themes of the desktop app, in order (R107). */
export const DEFAULT_CHANNEL_COLORS: readonly string[] = [
  '#FF0000',
  '#0000FF',
  '#FFFF00',
  '#FF00FF',
  '#32F000',
  '#FFFFFF',
  '#00F0F0',
  '#FFA800',
];

/** The colour of a channel that has none (R107). */
export const FALLBACK_CHANNEL_COLOR = '#8E3900';

/** All 105 channels of the desktop app, in its order (R104). */
export const CHANNELS: readonly Channel[] = /* @__PURE__ */ listChannels();

/** The GUID of the desktop app's channel with the number `n`, which is its first group in hex. */
export function channelId(n: number): Guid {
  return n.toString(16).padStart(8, '0') + EMPTY_TAIL;
}

/**
 * The usual name of a channel: `R1`, `DO3`, `ZF2`, `L1` in HDZero's low band, `Raceband 1` without a short band, `--`
 * without a channel (R105).
 */
export function channelLabel(
  channel: Pick<Channel, 'band' | 'shortBand' | 'prefix' | 'number'> | null | undefined,
): string {
  if (channel === null || channel === undefined || channel.band === 'None') {
    return '--';
  }
  const prefix = channel.prefix.replaceAll('\0', '');
  if (channel.band === 'HDZero' && prefix === 'L') {
    return `L${channel.number}`;
  }
  return channel.shortBand === ''
    ? `${channel.band} ${channel.number}`
    : `${channel.shortBand}${prefix}${channel.number}`;
}

/** Returns a new list sorted by frequency, then band, then id (R106). */
export function sortByFrequency<T extends Pick<Channel, 'id' | 'frequency' | 'band'>>(
  channels: readonly T[],
): T[] {
  return [...channels].sort(
    (a, b) => a.frequency - b.frequency || bandRank(a.band) - bandRank(b.band) || (a.id < b.id ? -1 : 1),
  );
}

/**
 * The colours (`#RRGGBB`) of an event's channels by channel id. In order of frequency, each channel takes the next
 * colour of the list, cyclically, except that channels which interfere share one (R107). With an empty list every
 * channel gets the fallback colour.
 */
export function channelColors(
  channels: readonly Pick<Channel, 'id' | 'frequency' | 'band'>[],
  colorList: readonly string[] = DEFAULT_CHANNEL_COLORS,
): Map<Guid, string> {
  const colors = new Map<Guid, string>();
  let index = -1;
  let previousMhz = Number.NEGATIVE_INFINITY;
  for (const { id, frequency } of sortByFrequency(channels)) {
    if (frequency - previousMhz >= INTERFERENCE_MHZ) {
      index += 1;
    }
    colors.set(id, colorList[index % colorList.length] ?? FALLBACK_CHANNEL_COLOR);
    previousMhz = frequency;
  }
  return colors;
}

/** A function, so that bundlers can drop the pure call from pages that do not use the table. */
function listChannels(): Channel[] {
  return listRuns().flatMap(listRun);
}

function run(
  band: string,
  shortBand: string,
  prefix: string,
  firstId: number,
  frequencies: number[],
): ChannelRun {
  return { band, shortBand, prefix, firstId, frequencies };
}

function listRun({ frequencies, firstId, ...names }: ChannelRun): Channel[] {
  return frequencies
    .map((frequency, index) => ({ frequency, number: index + 1 }))
    .filter(({ frequency }) => frequency > 0)
    .map((rest, index) => ({ id: channelId(firstId + index), ...names, ...rest }));
}

function bandRank(band: string): number {
  const rank = BAND_ORDER.indexOf(band);
  return rank === -1 ? BAND_ORDER.length : rank;
}
