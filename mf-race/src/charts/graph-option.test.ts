import type { GraphInput, GraphOption } from './graph-option';
import { lapTimesOption } from './lap-times.option';
import { racePositionOption } from './race-position.option';
import type { ChartSeries } from './series';
import { timeBehindOption } from './time-behind.option';

const line = (id: string, values: number[], { color = '#FF0000', first = 1 } = {}): ChartSeries => ({
  id,
  name: id.toUpperCase(),
  channelLabel: `${id}1`,
  channelColor: color,
  points: values.map((value, index) => ({ lapNumber: first + index, value })),
});

const times = [
  line('a', [25, 24, 26]),
  line('b', [27, 23.5], { color: '#0000FF' }),
  line('c', [28, 28, 28], { color: '#8E3900' }),
];
const places = [line('a', [2, 1, 1], { first: 0 }), line('b', [1, 2, 2], { first: 0 })];

interface DrawnLine {
  id: string;
  data: (number | null)[];
  symbol: string;
  showSymbol: boolean;
  lineStyle: { color: string };
  smooth?: number;
}
interface DrawnText {
  type: string;
  style?: { text?: string; x: number; y: number };
  shape?: { cx: number; cy: number };
  children?: DrawnText[];
}

/** A field of 100 px per lap and 10 px per unit, 300 px high. */
const api = { coord: ([x = 0, y = 0]: number[]) => [x * 100, y * 10] };

function draw(toOption: (input: GraphInput) => GraphOption, changes: Partial<GraphInput> = {}) {
  const option = toOption({ series: times, hiddenIds: new Set(), saysOut: true, isPhone: false, ...changes });
  const all = option.series as unknown as (DrawnLine & { type: string; renderItem: Render; clip: boolean })[];
  const marks = all.at(-1);
  const drawn = marks?.data.map((_, dataIndex) =>
    marks.renderItem({ dataIndex, coordSys: { y: 0, height: 300 } }, api),
  );
  return { option, lines: all.slice(0, -1), marks: drawn ?? [] };
}
type Render = (params: object, fake: typeof api) => DrawnText;

const textsOf = (element: DrawnText): string[] =>
  element.children ? element.children.flatMap(textsOf) : element.style?.text ? [element.style.text] : [];
const texts = (drawn: { marks: DrawnText[] }) => drawn.marks.flatMap(textsOf);

test('each lap is a place on the x axis, and a lap not flown a gap', () => {
  const { option, lines } = draw(lapTimesOption);
  expect(option.xAxis).toMatchObject({ data: ['Lap 1', 'Lap 2', 'Lap 3'] });
  expect(lines.map(({ data }) => data)).toEqual([
    [25, 24, 26],
    [27, 23.5, null],
    [28, 28, 28],
  ]);
});

test('lines have the ink of their channel and a marker of their own', () => {
  const { lines } = draw(lapTimesOption);
  expect(lines.map(({ lineStyle }) => lineStyle.color)).toEqual(['#FF3B3B', '#6F80FF', '#C9732F']);
  expect(new Set(lines.map(({ symbol }) => symbol)).size).toBe(3);
});

test('colour and marker of a line stay when another is hidden', () => {
  const before = draw(lapTimesOption).lines[2];
  const after = draw(lapTimesOption, { hiddenIds: new Set(['a']) }).lines[1];
  expect([after?.id, after?.symbol]).toEqual(['c', before?.symbol]);
});

test('the ring is on the fastest lap of the lines shown', () => {
  const ring = (hidden: string[]) => {
    const drawn = draw(lapTimesOption, { hiddenIds: new Set(hidden) });
    const circle = drawn.marks.flatMap((mark) => mark.children ?? []).find(({ type }) => type === 'circle');
    return [circle?.shape?.cx, circle?.shape?.cy, texts(drawn).find((text) => text.includes('fastest'))];
  };
  expect(ring([])).toEqual([100, 235, '23.50 fastest']);
  expect(ring(['b'])).toEqual([100, 240, '24.00 fastest']);
});

test('the y axis of lap times fits the lines shown', () => {
  expect(draw(lapTimesOption).option.yAxis).toMatchObject({ min: 23, max: 29, interval: 1 });
  const alone = draw(lapTimesOption, { hiddenIds: new Set(['b', 'c']) });
  expect(alone.option.yAxis).toMatchObject({ min: 23, max: 27 });
});

test('a line that stops says so where all had to fly the same laps', () => {
  expect(texts(draw(lapTimesOption))).toContain('B, out lap 3');
  const open = texts(draw(lapTimesOption, { saysOut: false }));
  expect(open.join()).not.toContain('out');
  expect(open).toContain('{block|}{tag|b1}  B');
});

test('on phones laps are short and names give way to channels', () => {
  const drawn = draw(lapTimesOption, { isPhone: true });
  expect(drawn.option.xAxis).toMatchObject({ data: ['L1', 'L2', 'L3'] });
  expect(texts(drawn)).toEqual(['{block|}{tag|a1}', 'out', '{block|}{tag|c1}', '23.50 fastest']);
});

test('labels at the edge are pushed apart', () => {
  const series = [line('a', [25, 25]), line('b', [25, 25.1])];
  const drawn = draw(lapTimesOption, { series });
  const ys = drawn.marks.flatMap(({ children = [] }) =>
    children.flatMap(({ style }) => (style?.text?.startsWith('{block') ? [style.y] : [])),
  );
  expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBe(24);
});

test('nothing shown is an empty graph, not a fault', () => {
  const hiddenIds = new Set(['a', 'b', 'c']);
  for (const option of [lapTimesOption, racePositionOption, timeBehindOption]) {
    expect(draw(option, { hiddenIds }).lines).toEqual([]);
  }
});

test('the tooltip is drawn on the canvas: the policy forbids style attributes', () => {
  expect(draw(lapTimesOption).option.tooltip).toMatchObject({ renderMode: 'richText' });
});

test('very many points have no markers, and the tooltip goes by lap', () => {
  const series = Array.from({ length: 60 }, (_, index) => line(`p${index}`, Array(100).fill(25)));
  const { lines, option } = draw(lapTimesOption, { series });
  expect(lines.every(({ showSymbol }) => !showSymbol)).toBe(true);
  expect(option.tooltip).toMatchObject({ trigger: 'axis' });
  expect(draw(lapTimesOption).lines.every(({ showSymbol }) => showSymbol)).toBe(true);
});

const numbersOf = ({ yAxis }: GraphOption) =>
  (yAxis as { axisLabel: { customValues: number[] } }).axisLabel.customValues;

test('positions are eased lines with the first on top and half a place of room', () => {
  const { option, lines } = draw(racePositionOption, { series: places });
  expect(option.yAxis).toMatchObject({ inverse: true, min: 0.5, max: 2.5 });
  expect(numbersOf(option)).toEqual([1, 2]);
  expect(option.xAxis).toMatchObject({ data: ['HS', '1', '2'] });
  expect(lines.every(({ smooth }) => (smooth ?? 0) > 0)).toBe(true);
});

test('of 60 places the first and every fourth are numbered', () => {
  const series = Array.from({ length: 60 }, (_, index) => line(`p${index}`, [index + 1]));
  const { option } = draw(racePositionOption, { series });
  expect(numbersOf(option).slice(0, 4)).toEqual([1, 4, 8, 12]);
  expect(option.yAxis).toMatchObject({ max: 60.5 });
});

test('time behind has the leader on top and gaps below', () => {
  const series = [line('a', [0, 0]), line('b', [2, 9.2])];
  const { option } = draw(timeBehindOption, { series });
  expect(option.yAxis).toMatchObject({ inverse: true, min: 0, max: 10, interval: 5 });
  const { formatter } = (option.yAxis as { axisLabel: { formatter: (gap: number) => string } }).axisLabel;
  expect([0, 5].map(formatter)).toEqual(['0', '+5']);
});
