import { lapTimesOption } from './lap-times.option';
import type { LapSeries } from './series';

const line = (id: string, seconds: number[], channelColor = '#FF0000'): LapSeries => ({
  id,
  name: id.toUpperCase(),
  channelLabel: 'R1',
  channelColor,
  points: seconds.map((value, index) => ({ lapNumber: index + 1, seconds: value })),
});

const series = [
  line('a', [25, 24, 26]),
  line('b', [27, 23.5], '#0000FF'),
  line('c', [28, 28, 28], '#8E3900'),
];

interface DrawnLine {
  id: string;
  data: (number | null)[];
  symbol: string;
  lineStyle: { color: string };
  endLabel: { formatter: string };
  markPoint?: { data: { coord: [number, number] }[] };
}

function draw(changes: Partial<Parameters<typeof lapTimesOption>[0]> = {}) {
  const option = lapTimesOption({
    series,
    hiddenIds: new Set(),
    isFinished: true,
    isPhone: false,
    ...changes,
  });
  return { option, lines: option.series as unknown as DrawnLine[] };
}

test('each lap is a place on the x axis, and a lap not flown a gap', () => {
  const { option, lines } = draw();
  expect(option.xAxis).toMatchObject({ data: ['Lap 1', 'Lap 2', 'Lap 3'] });
  expect(lines.map((drawn) => drawn.data)).toEqual([
    [25, 24, 26],
    [27, 23.5, null],
    [28, 28, 28],
  ]);
});

test('lines have the ink of their channel and a marker of their own', () => {
  const { lines } = draw();
  expect(lines.map((drawn) => drawn.lineStyle.color)).toEqual(['#FF3B3B', '#6F80FF', '#C9732F']);
  expect(new Set(lines.map((drawn) => drawn.symbol)).size).toBe(3);
});

test('colour and marker of a line stay when another is hidden', () => {
  const before = draw().lines[2];
  const after = draw({ hiddenIds: new Set(['a']) }).lines[1];
  expect([after?.id, after?.symbol]).toEqual(['c', before?.symbol]);
});

test('the ring is on the fastest lap of the lines shown', () => {
  const ringed = (hidden: string[]) =>
    draw({ hiddenIds: new Set(hidden) }).lines.flatMap((drawn) =>
      drawn.markPoint ? [[drawn.id, ...(drawn.markPoint.data[0]?.coord ?? [])]] : [],
    );
  expect(ringed([])).toEqual([['b', 1, 23.5]]);
  expect(ringed(['b'])).toEqual([['a', 1, 24]]);
});

test('the y axis fits the lines shown', () => {
  expect(draw().option.yAxis).toMatchObject({ min: 23, max: 29, interval: 1 });
  expect(draw({ hiddenIds: new Set(['b', 'c']) }).option.yAxis).toMatchObject({ min: 23, max: 27 });
});

test('a line that stops says so once the race has ended', () => {
  expect(draw().lines[1]?.endLabel.formatter).toBe('B, out lap 3');
  expect(draw({ isFinished: false }).lines[1]?.endLabel.formatter).toContain('B');
  expect(draw({ isFinished: false }).lines[1]?.endLabel.formatter).not.toContain('out');
});

test('on phones laps are short and names give way to channels', () => {
  const { option, lines } = draw({ isPhone: true });
  expect(option.xAxis).toMatchObject({ data: ['L1', 'L2', 'L3'] });
  expect(lines[0]?.endLabel.formatter).toContain('R1');
  expect(lines[0]?.endLabel.formatter).not.toContain('A');
});

test('nothing shown is an empty graph, not a fault', () => {
  expect(draw({ hiddenIds: new Set(['a', 'b', 'c']) }).lines).toEqual([]);
});

test('the tooltip is drawn on the canvas: the policy forbids style attributes', () => {
  expect(draw().option.tooltip).toMatchObject({ renderMode: 'richText' });
});
