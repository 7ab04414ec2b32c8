import fc from 'fast-check';
import {
  CHANNELS,
  channelColors,
  channelId,
  channelLabel,
  DEFAULT_CHANNEL_COLORS,
  sortByFrequency,
} from './channels';

const channelsById = new Map(CHANNELS.map((channel) => [channel.id, channel]));

describe('CHANNELS', () => {
  it('has 105 different channels', () => {
    expect(CHANNELS).toHaveLength(105);
    expect(channelsById.size).toBe(105);
  });

  it.each([
    ['Fatshark', 8],
    ['Raceband', 8],
    ['A', 8],
    ['B', 8],
    ['DJIFPVHD', 8],
    ['DJIO3', 7],
    ['DJIO4', 8],
    ['E', 8],
    ['HDZero', 18],
    ['LowBand', 8],
    ['Diatone', 8],
    ['WalkSnail', 8],
  ])('band %s has %i channels', (band, count) => {
    expect(CHANNELS.filter((channel) => channel.band === band)).toHaveLength(count);
  });

  it.each([
    [1, '00000001', 'Fatshark', 5740, 'F1'],
    [8, '00000008', 'Fatshark', 5880, 'F8'],
    [9, '00000009', 'Raceband', 5658, 'R1'],
    [10, '0000000a', 'Raceband', 5695, 'R2'],
    [16, '00000010', 'Raceband', 5917, 'R8'],
    [17, '00000011', 'A', 5865, 'A1'],
    [21, '00000015', 'A', 5785, 'A5'],
    [25, '00000019', 'B', 5733, 'B1'],
    [32, '00000020', 'B', 5866, 'B8'],
    [38, '00000026', 'DJIFPVHD', 5878, 'D6'],
    [40, '00000028', 'DJIFPVHD', 5839, 'D8'],
    [75, '0000004b', 'DJIO3', 5669, 'DO1'],
    [81, '00000051', 'DJIO3', 5912, 'DO7'],
    [100, '00000064', 'DJIO4', 5658, 'DR1'],
    [107, '0000006b', 'DJIO4', 5917, 'DR8'],
    [41, '00000029', 'E', 5705, 'E1'],
    [48, '00000030', 'E', 5945, 'E8'],
    [49, '00000031', 'HDZero', 5658, 'ZR1'],
    [56, '00000038', 'HDZero', 5917, 'ZR8'],
    [57, '00000039', 'HDZero', 5760, 'ZF2'],
    [58, '0000003a', 'HDZero', 5800, 'ZF4'],
    [82, '00000052', 'HDZero', 5362, 'L1'],
    [89, '00000059', 'HDZero', 5621, 'L8'],
    [59, '0000003b', 'LowBand', 5333, 'L1'],
    [66, '00000042', 'LowBand', 5613, 'L8'],
    [67, '00000043', 'Diatone', 5362, 'D1'],
    [74, '0000004a', 'Diatone', 5621, 'D8'],
    [110, '0000006e', 'WalkSnail', 5658, 'WR1'],
    [117, '00000075', 'WalkSnail', 5917, 'WR8'],
  ])('channel %i has the id %s-…: %s, %i MHz, %s', (n, group, band, frequency, label) => {
    const channel = channelsById.get(channelId(n));
    expect(channel).toMatchObject({ id: `${group}-0000-0000-0000-000000000000`, band, frequency });
    expect(channelLabel(channel)).toBe(label);
  });
});

describe('channelLabel', () => {
  it('is -- without a channel', () => {
    expect([channelLabel(null), channelLabel(undefined)]).toEqual(['--', '--']);
  });

  it('drops a NUL prefix', () => {
    expect(channelLabel({ band: 'Raceband', shortBand: 'R', prefix: '\0', number: 3 })).toBe('R3');
  });

  it('uses the full band name when the short one is missing', () => {
    expect(channelLabel({ band: 'Moonband', shortBand: '', prefix: '', number: 3 })).toBe('Moonband 3');
  });
});

describe('channelColors', () => {
  const pick = (...numbers: number[]) =>
    CHANNELS.filter(({ id }) => numbers.some((n) => channelId(n) === id));

  it('gives each default channel its own colour, by frequency', () => {
    const colors = channelColors(pick(16, 9, 4, 2, 15, 10));
    expect([9, 10, 2, 4, 15, 16].map((n) => colors.get(channelId(n)))).toEqual(
      DEFAULT_CHANNEL_COLORS.slice(0, 6),
    );
  });

  it('shares a colour between neighbours less than 15 MHz apart', () => {
    const colors = channelColors(pick(9, 33, 10), ['#111111', '#222222']);
    expect([9, 33, 10].map((n) => colors.get(channelId(n)))).toEqual(['#111111', '#111111', '#222222']);
  });

  it('takes the next colour at exactly 15 MHz', () => {
    const channels = [
      { id: 'a', frequency: 5700, band: 'A' },
      { id: 'b', frequency: 5715, band: 'A' },
    ];
    expect(channelColors(channels, ['#111111', '#222222']).get('b')).toBe('#222222');
  });

  it('starts again at the end of the list', () => {
    expect(channelColors(pick(9, 10, 11), ['#111111', '#222222']).get(channelId(11))).toBe('#111111');
  });

  it('uses the fallback colour with an empty list', () => {
    expect(channelColors(pick(9), []).get(channelId(9))).toBe('#8E3900');
  });

  it('does not depend on the order of the channels', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CHANNELS]), (channels) => {
        const colors = channelColors(channels);
        expect(colors.size).toBe(channels.length);
        expect(colors).toEqual(channelColors(sortByFrequency(channels)));
      }),
    );
  });
});

it('sortByFrequency breaks ties by band order', () => {
  const labels = sortByFrequency(CHANNELS.filter(({ frequency }) => frequency === 5658)).map(channelLabel);
  expect(labels).toEqual(['R1', 'ZR1', 'DR1', 'WR1']);
});
