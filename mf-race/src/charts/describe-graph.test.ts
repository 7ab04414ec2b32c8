import { describeGraph } from './describe-graph';
import type { ChartSeries } from './series';

const line = (name: string, first: number, ...values: number[]): ChartSeries => ({
  id: name.toLowerCase(),
  name,
  channelLabel: 'R1',
  channelColor: '#FF0000',
  points: values.map((value, index) => ({ lapNumber: first + index, value })),
});

test.each([
  [
    'lap-times' as const,
    [line('Kestrel', 1, 25, 24), line('Magpie', 1, 23.456, 30)],
    'Lap times of 2 pilots. Fastest: Magpie, lap 1, 23.46 seconds.',
  ],
  [
    'race-position' as const,
    [line('Kestrel', 0, 2, 1, 2), line('Magpie', 0, 1, 2, 1)],
    'Race positions of 2 pilots. First after lap 2: Magpie. The lead changed 2 times.',
  ],
  [
    'race-position' as const,
    [line('Kestrel', 0, 2, 1), line('Magpie', 0, 1)],
    'Race positions of 2 pilots. First after lap 1: Kestrel. The lead changed once.',
  ],
  [
    'race-position' as const,
    [line('Kestrel', 0, 1)],
    'Race positions of 1 pilot. First after the holeshot: Kestrel. The lead never changed.',
  ],
  [
    'time-behind' as const,
    [line('Kestrel', 0, 0, 1.25), line('Magpie', 0, 1, 0), line('Ohmlet', 0, 3)],
    'Time behind the leader of 3 pilots. In front after lap 1: Magpie, Kestrel 1.25 seconds behind.',
  ],
  [
    'time-behind' as const,
    [line('Kestrel', 0, 0), line('שלום', 0, 1)],
    'Time behind the leader of 2 pilots. In front after the holeshot: Kestrel, \u2068שלום\u2069 1.00 seconds behind.',
  ],
  [
    'time-behind' as const,
    [line('Kestrel', 0, 0, 0)],
    'Time behind the leader of 1 pilot. In front after lap 1: Kestrel.',
  ],
])('describes %s in a sentence: %#', (kind, series, sentence) => {
  expect(describeGraph(kind, series)).toBe(sentence);
});
