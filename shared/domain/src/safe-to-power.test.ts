import fc from 'fast-check';
import { CHANNEL_LIMIT_MHZ, distanceMhz, isTooClose, neededMhz } from './channel-distance';
import { CHANNELS } from './channels';
import type { Channel } from './model';
import { type ChannelUse, channelPower, listClashes, mayPlugIn } from './safe-to-power';

const getChannel = (band: string, number: number, prefix = ''): Channel => {
  const found = CHANNELS.find(
    (channel) => channel.band === band && channel.number === number && channel.prefix === prefix,
  );
  if (!found) throw new Error(`There is no ${band} ${number}`);
  return found;
};
const raceband = (number: number) => getChannel('Raceband', number);
const fatshark = (number: number) => getChannel('Fatshark', number);
const use = (pilotId: string, channel: Channel): ChannelUse => ({ pilotId, channel });
const LIMIT = CHANNEL_LIMIT_MHZ;
const air = (...inAir: ChannelUse[]) => ({ inAir, limitMhz: LIMIT, isStale: false });

/** Frequencies as receivers and transmitters print them, MHz. */
const PUBLISHED: Record<string, number[]> = {
  A: [5865, 5845, 5825, 5805, 5785, 5765, 5745, 5725],
  B: [5733, 5752, 5771, 5790, 5809, 5828, 5847, 5866],
  E: [5705, 5685, 5665, 5645, 5885, 5905, 5925, 5945],
  Fatshark: [5740, 5760, 5780, 5800, 5820, 5840, 5860, 5880],
  Raceband: [5658, 5695, 5732, 5769, 5806, 5843, 5880, 5917],
  Diatone: [5362, 5399, 5436, 5473, 5510, 5547, 5584, 5621],
  LowBand: [5333, 5373, 5413, 5453, 5493, 5533, 5573, 5613],
};

test.each(Object.entries(PUBLISHED))(
  'the channels of band %s are those of the published list',
  (band, list) => {
    expect(list.map((_, index) => getChannel(band, index + 1).frequency)).toEqual(list);
  },
);

test.each([
  ['Raceband', 7],
  ['Diatone', 7],
  ['LowBand', 7],
  ['A', 0],
  ['B', 0],
  ['Fatshark', 0],
])('of the neighbours of %s, %i may fly together', (band, count) => {
  const pairs = Array.from({ length: 7 }, (_, index) => [
    getChannel(band, index + 1),
    getChannel(band, index + 2),
  ]);
  expect(pairs.filter(([a, b]) => a && b && !isTooClose(a, b, LIMIT))).toHaveLength(count);
});

test.each([
  // the usual six for analog: R1 R2 F2 F4 R7 R8
  ['IMD6C', [raceband(1), raceband(2), fatshark(2), fatshark(4), raceband(7), raceband(8)], []],
  ['F2 in Raceband', [raceband(3), fatshark(2), raceband(4)], ['F2 and R3 28', 'F2 and R4 9']],
  ['A8 beside R3', [getChannel('A', 8), raceband(3)], ['A8 and R3 7']],
])('%s', (_title, channels, expected) => {
  const uses = channels.map((channel, index) => use(`pilot ${index}`, channel));
  const name = ({ shortBand, number }: Channel) => `${shortBand}${number}`;
  const clashes = listClashes({ uses, plan: [], limitMhz: LIMIT });
  expect(
    clashes.map(({ mover, other, distanceMhz: mhz }) => {
      const names = [name(mover.channel), name(other.channel)].sort();
      return `${names.join(' and ')} ${mhz}`;
    }),
  ).toEqual(expected);
});

test.each([
  ['two analog ones: the limit', raceband(1), raceband(2), 37],
  ['two of HDZero: as its own channels', getChannel('HDZero', 1, 'R'), getChannel('HDZero', 2, 'R'), 37],
  ['two of DJI: as its own channels', getChannel('DJIFPVHD', 1), getChannel('DJIFPVHD', 2), 34],
  ['HDZero beside analog: wider', getChannel('HDZero', 1, 'R'), raceband(2), 42],
  ['O3 beside analog: wider', getChannel('DJIO3', 1, 'O'), raceband(2), 38],
  ['O4 beside HDZero: wider', getChannel('DJIO4', 1, 'R'), getChannel('HDZero', 3, 'R'), 43],
])('the distance that is needed between %s', (_title, a, b, mhz) => {
  expect(neededMhz(a, b, LIMIT)).toBe(mhz);
  expect(neededMhz(b, a, LIMIT)).toBe(mhz);
});

test.each([
  ['hot where somebody flies', raceband(3), 'hot', 37],
  ['hot on the same frequency of another band', getChannel('DJIO4', 3, 'R'), 'hot', 37],
  ['to wait beside it', fatshark(2), 'wait', 28],
  ['free from the limit on', raceband(4), 'free', 37],
])('a channel is %s', (_title, channel, state, nearestMhz) => {
  const power = channelPower(channel, air(use('failsafe', raceband(3)), use('propwash', raceband(2))));
  expect(power.state).toBe(state);
  expect(power.pilotId).toBe(state === 'hot' ? 'failsafe' : null);
  expect(power.nearest?.distanceMhz).toBe(nearestMhz);
});

test('a wider limit makes its neighbours wait, and old data all of them', () => {
  const inAir = [use('failsafe', raceband(3))];
  expect(channelPower(raceband(4), { inAir, limitMhz: 40, isStale: false }).state).toBe('wait');
  expect(channelPower(raceband(8), { inAir, limitMhz: LIMIT, isStale: true }).state).toBe('wait');
  expect(channelPower(raceband(8), { inAir: [], limitMhz: LIMIT, isStale: true }).state).toBe('wait');
  expect(channelPower(raceband(8), air()).state).toBe('free');
});

test('a clash names who should move, and the channels that would do', () => {
  const uses = [1, 2, 4, 5, 7, 8].map((number) => use(`r${number}`, raceband(number)));
  const plan = [1, 2, 3, 4, 5, 6, 7, 8].map(raceband);
  const [clash, ...more] = listClashes({
    uses: [use('overcook', fatshark(2)), ...uses],
    plan: [...plan, fatshark(2)],
    limitMhz: LIMIT,
  });
  expect(more).toEqual([]);
  expect(clash).toMatchObject({ mover: { pilotId: 'overcook' }, other: { pilotId: 'r4' }, distanceMhz: 9 });
  expect(clash?.free.map(({ frequency }) => frequency)).toEqual([5732, 5843]);
});

test.each([
  ['no while somebody flies on it', [use('a', raceband(5))], [], 'no', 'a', null],
  ['wait while somebody flies beside it', [use('a', fatshark(4))], [], 'wait', 'a', null],
  ['wait when a pilot of a race before has it', [], [[use('b', raceband(5))], []], 'wait', null, 0],
  ['yes when nobody before has it', [use('a', raceband(4))], [[use('b', raceband(6))]], 'yes', null, null],
])('may I plug in: %s', (_title, inAir, before, answer, nowPilot, raceIndex) => {
  const plugIn = mayPlugIn(raceband(5), before, air(...inAir));
  expect(plugIn.answer).toBe(answer);
  expect(plugIn.now?.pilotId ?? null).toBe(nowPilot);
  expect(plugIn.before?.raceIndex ?? null).toBe(raceIndex);
});

test('with old data, plug in is never a yes', () => {
  expect(mayPlugIn(raceband(5), [], { inAir: [], limitMhz: LIMIT, isStale: true }).answer).toBe('wait');
});

const anyChannel = fc.constantFrom(...CHANNELS);

test('a free channel disturbs nobody in the air, and a clash never depends on the order', () => {
  fc.assert(
    fc.property(anyChannel, fc.array(anyChannel, { maxLength: 8 }), (channel, flown) => {
      const inAir = flown.map((one, index) => use(`pilot ${index}`, one));
      const power = channelPower(channel, air(...inAir));
      const isClose = inAir.some((other) => isTooClose(channel, other.channel, LIMIT));
      expect(power.state === 'free').toBe(!isClose);
      const count = (uses: ChannelUse[]) => listClashes({ uses, plan: [], limitMhz: LIMIT }).length;
      expect(count([...inAir].reverse())).toBe(count(inAir));
      expect(distanceMhz(channel, channel)).toBe(0);
    }),
  );
});
