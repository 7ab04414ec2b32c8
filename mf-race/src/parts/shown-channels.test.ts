import { buildChannel } from '@holeshot/testing';
import { channelText, frequencyBeside, shownChannels } from './shown-channels';

const low = buildChannel({ id: 'low', band: 'LowBand', shortBand: 'L', frequency: 5333 });
const hdZero = buildChannel({ id: 'hdz', band: 'HDZero', shortBand: 'Z', prefix: 'L', frequency: 5362 });
const channels = [buildChannel(), low, hdZero];
const listed = ({ id }: { id: string }) => ({ ...buildChannel({ id }), color: '#FF0000', displayName: null });

test('a label that means two channels of the event has the frequency beside it, another one stands alone', () => {
  const shown = shownChannels({ event: { channels: [low, hdZero].map(listed) }, channels }, ['low', 'r1']);
  expect(Object.values(shown).map(channelText)).toEqual(['R1', 'L1 5333']);
  expect(Object.values(shown).map(frequencyBeside)).toEqual([5658, null]);
});

test('a label that only channels of other events share stands alone', () => {
  const shown = shownChannels({ event: { channels: [] }, channels }, ['low', null]);
  expect(Object.values(shown).map(channelText)).toEqual(['L1']);
});
