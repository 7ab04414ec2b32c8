import { buildChannel } from '@holeshot/testing';
import { channelText, frequencyBeside, toChannelDisplays } from './channel-display';

const low = buildChannel({ id: 'low', band: 'LowBand', shortBand: 'L', frequency: 5333 });
const hdZero = buildChannel({ id: 'hdz', band: 'HDZero', shortBand: 'Z', prefix: 'L', frequency: 5362 });
const channels = [buildChannel(), low, hdZero];
const eventChannel = ({ id }: { id: string }) => ({
  ...buildChannel({ id }),
  color: '#FF0000',
  displayName: null,
});

test('adds the frequency to a label that two channels of the event share', () => {
  const displays = toChannelDisplays({ event: { channels: [low, hdZero].map(eventChannel) }, channels }, [
    'low',
    'r1',
  ]);
  expect(Object.values(displays).map(channelText)).toEqual(['R1', 'L1 5333']);
  expect(Object.values(displays).map(frequencyBeside)).toEqual([5658, null]);
});

test('adds no frequency to a label that only channels of other events share', () => {
  const displays = toChannelDisplays({ event: { channels: [] }, channels }, ['low', null]);
  expect(Object.values(displays).map(channelText)).toEqual(['L1']);
});
