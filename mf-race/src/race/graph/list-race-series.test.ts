import { buildPilot } from '@holeshot/testing';
import { tableCsv } from '@holeshot/ui';
import { describeGraph } from '../../charts/describe-graph';
import { graphColumns } from '../../charts/graph-columns';
import { GRAPH_KINDS, type GraphKind } from '../../charts/graph-kinds';
import type { RaceLap } from '../../racing/race-laps';
import { listRaceSeries } from './list-race-series';

const pilots = ['Ann', 'Bob'].map((name) => buildPilot({ id: name.toLowerCase(), name }));
const ann = { pilotId: 'ann', position: 1, behindSeconds: 0, gapSeconds: 0 };
const bob = { pilotId: 'bob', position: 2, behindSeconds: 1.312, gapSeconds: 1.312 };
const laps: RaceLap[] = [
  { ...ann, lapNumber: 1, lengthSeconds: 28.101 },
  { ...bob, lapNumber: 1, lengthSeconds: 29.413 },
  { ...ann, lapNumber: 2, lengthSeconds: 27.972, isFromVideo: true },
  { ...bob, lapNumber: 2, lengthSeconds: 28.1 },
];
const results = ['ann', 'bob'].map((pilotId) => ({ pilotId, channelId: null })) as never;

test.each<[GraphKind, unknown[][], unknown[], RegExp]>([
  [
    'lap-times',
    [
      ['28.10', '28.0 (video)'],
      ['29.41', '28.10'],
    ],
    [28.101, 28],
    /Fastest: .*Bob.*, lap 2, 28.10 seconds/,
  ],
  [
    'time-behind',
    [
      ['leads', 'leads'],
      ['+1.31', '+1.3'],
    ],
    [0, 0],
    /Bob.* 1\.3 seconds behind/,
  ],
  [
    'race-position',
    [
      ['1st', '1st'],
      ['2nd', '2nd'],
    ],
    [1, 1],
    /never changed/,
  ],
])('a lap of a video and the gaps in it are good to a tenth: %s', (kind, texts, csv, sentence) => {
  const series = listRaceSeries({ laps, results, pilots, channels: {} }, kind);
  const { formatValue } = GRAPH_KINDS[kind];
  const columns = graphColumns([1, 2], formatValue);
  expect(series.map((line) => columns.slice(1).map(({ render }) => render?.(line)))).toEqual(texts);
  expect(tableCsv(columns, series)[1]).toEqual(['Ann', ...csv]);
  expect(describeGraph(kind, series)).toMatch(sentence);
});
