import { COLORS_BY_THEME } from '@holeshot/ui';
import { lapTimesOption, racePositionOption, timeBehindOption } from './graph-kinds';
import type { GraphInput, GraphOption } from './graph-option';
import type { ChartSeries } from './series';

const line = (id: string, values: number[], { color = '#FF0000', first = 1 } = {}): ChartSeries => ({
  id,
  name: id.toUpperCase(),
  channelLabel: `${id}1`,
  channelColor: color,
  points: values.map((value, index) => ({ lapNumber: first + index, value })),
});

const { sun: SUN } = COLORS_BY_THEME;

const times = [
  line('a', [25, 24, 26]),
  line('b', [27, 23.5], { color: '#0000FF' }),
  line('c', [28, 28, 28], { color: '#8E3900' }),
];
const positions = [line('a', [2, 1, 1], { first: 0 }), line('b', [1, 2, 2], { first: 0 })];

interface TestLine {
  id: string;
  data: (number | null)[];
  symbol: string;
  showSymbol: boolean;
  lineStyle: { color: string };
  smooth?: number;
}
interface TestElement {
  type: string;
  style?: { text?: string; x: number; y: number };
  shape?: { cx: number; cy: number };
  children?: TestElement[];
}

/** A field of 100 px per lap and 10 px per unit, 300 px high. */
const api = { coord: ([x = 0, y = 0]: number[]) => [x * 100, y * 10] };

function draw(toOption: (input: GraphInput) => GraphOption, changes: Partial<GraphInput> = {}) {
  const option = toOption({
    series: times,
    hiddenIds: new Set(),
    labelsDropouts: true,
    isPhone: false,
    theme: 'dark',
    ...changes,
  });
  const all = option.series as unknown as (TestLine & { type: string; renderItem: Render; clip: boolean })[];
  const marks = all.at(-1);
  const elements = marks?.data.map((_, dataIndex) =>
    marks.renderItem({ dataIndex, coordSys: { x: 0, y: 0, width: 400, height: 300 } }, api),
  );
  return { option, lines: all.slice(0, -1), marks: elements ?? [] };
}
type Render = (params: object, fake: typeof api) => TestElement;

const getTexts = (element: TestElement): string[] =>
  element.children ? element.children.flatMap(getTexts) : element.style?.text ? [element.style.text] : [];
const texts = (graph: { marks: TestElement[] }) => graph.marks.flatMap(getTexts);

test('has a point on the x axis per lap, and a gap for a lap that was not flown', () => {
  const { option, lines } = draw(lapTimesOption);
  expect(option.xAxis).toMatchObject({ data: ['Lap 1', 'Lap 2', 'Lap 3'] });
  expect(lines.map(({ data }) => data)).toEqual([
    [25, 24, 26],
    [27, 23.5, null],
    [28, 28, 28],
  ]);
});

test('lines have the ink of their channel and different markers', () => {
  const { lines } = draw(lapTimesOption);
  expect(lines.map(({ lineStyle }) => lineStyle.color)).toEqual(['#FF3B3B', '#6F80FF', '#C9732F']);
  expect(new Set(lines.map(({ symbol }) => symbol)).size).toBe(3);
});

test('in sunlight, lines are darker and texts have the colours of that theme', () => {
  const { lines, option } = draw(lapTimesOption, { theme: 'sun' });
  expect(lines.map(({ lineStyle }) => lineStyle.color)).toEqual(['#E00000', '#0000FF', '#8E3900']);
  expect(option.textStyle).toMatchObject({ color: SUN.t2 });
  expect(JSON.stringify(option)).not.toContain(COLORS_BY_THEME.dark.t2);
});

test('a line keeps its colour and marker when another is hidden', () => {
  const before = draw(lapTimesOption).lines[2];
  const after = draw(lapTimesOption, { hiddenIds: new Set(['a']) }).lines[1];
  expect([after?.id, after?.symbol]).toEqual(['c', before?.symbol]);
});

test('the ring is on the fastest lap of the visible lines', () => {
  const ring = (hidden: string[]) => {
    const graph = draw(lapTimesOption, { hiddenIds: new Set(hidden) });
    const circle = graph.marks.flatMap((mark) => mark.children ?? []).find(({ type }) => type === 'circle');
    return [circle?.shape?.cx, circle?.shape?.cy, texts(graph).find((text) => text.includes('fastest'))];
  };
  expect(ring([])).toEqual([100, 235, '23.50 fastest']);
  expect(ring(['b'])).toEqual([100, 240, '24.00 fastest']);
});

test('the y axis of Lap Times fits the visible lines', () => {
  expect(draw(lapTimesOption).option.yAxis).toMatchObject({ min: 23, max: 29, interval: 1 });
  const alone = draw(lapTimesOption, { hiddenIds: new Set(['b', 'c']) });
  expect(alone.option.yAxis).toMatchObject({ min: 23, max: 27 });
});

test('labels a line that stops early with "out" when dropouts are labelled', () => {
  expect(texts(draw(lapTimesOption))).toContain('B, out lap 3');
  const withoutDropouts = texts(draw(lapTimesOption, { labelsDropouts: false }));
  expect(withoutDropouts.join()).not.toContain('out');
  expect(withoutDropouts).toContain('{block|}{tag|b1}  B');
});

test('labels cut long names', () => {
  const long = { ...line('b', [27, 23.5]), name: 'Maximilian Hohenstaufen' };
  expect(texts(draw(lapTimesOption, { series: [...times, long] }))).toContain('Maximilian Hohe…, out lap 3');
});

test('on phones, laps are short and labels have no names', () => {
  const graph = draw(lapTimesOption, { isPhone: true });
  expect(graph.option.xAxis).toMatchObject({ data: ['L1', 'L2', 'L3'] });
  expect(texts(graph)).toEqual(['{block|}{tag|a1}', 'out', '{block|}{tag|c1}', '23.50 fastest']);
});

test('moves overlapping labels at the edge apart', () => {
  const series = [line('a', [25, 25]), line('b', [25, 25.1])];
  const graph = draw(lapTimesOption, { series });
  const ys = graph.marks.flatMap(({ children = [] }) =>
    children.flatMap(({ style }) => (style?.text?.startsWith('{block') ? [style.y] : [])),
  );
  expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBe(24);
});

test('draws an empty graph without numbers when all lines are hidden', () => {
  const hiddenIds = new Set(['a', 'b', 'c']);
  for (const option of [lapTimesOption, racePositionOption, timeBehindOption]) {
    const empty = draw(option, { hiddenIds });
    expect(empty.lines).toEqual([]);
    expect(empty.option.yAxis).toMatchObject({ axisLabel: { show: false } });
    expect(draw(option).option.yAxis).toMatchObject({ axisLabel: { show: true } });
  }
});

test('draws no markers for very many points', () => {
  const series = Array.from({ length: 60 }, (_, index) => line(`p${index}`, Array(100).fill(25)));
  const { lines } = draw(lapTimesOption, { series });
  expect(lines.every(({ showSymbol }) => !showSymbol)).toBe(true);
  expect(draw(lapTimesOption).lines.every(({ showSymbol }) => showSymbol)).toBe(true);
});

const getNumbers = ({ yAxis }: GraphOption) =>
  (yAxis as { axisLabel: { customValues: number[] } }).axisLabel.customValues;

test('Race Position has smooth lines, the first on top and half a position of room', () => {
  const { option, lines } = draw(racePositionOption, { series: positions });
  expect(option.yAxis).toMatchObject({ inverse: true, min: 0.5, max: 2.5 });
  expect(getNumbers(option)).toEqual([1, 2]);
  expect(option.xAxis).toMatchObject({ data: ['HS', '1', '2'] });
  expect(lines.every(({ smooth }) => (smooth ?? 0) > 0)).toBe(true);
});

test('numbers the first and every fourth of 60 positions', () => {
  const series = Array.from({ length: 60 }, (_, index) => line(`p${index}`, [index + 1]));
  const { option } = draw(racePositionOption, { series });
  expect(getNumbers(option).slice(0, 4)).toEqual([1, 4, 8, 12]);
  expect(option.yAxis).toMatchObject({ max: 60.5 });
});

test('Time Behind has the leader on top and gaps below', () => {
  const series = [line('a', [0, 0]), line('b', [2, 9.2])];
  const { option } = draw(timeBehindOption, { series });
  expect(option.yAxis).toMatchObject({ inverse: true, min: 0, max: 10, interval: 5 });
  const { formatter } = (option.yAxis as { axisLabel: { formatter: (gap: number) => string } }).axisLabel;
  expect([0, 5].map(formatter)).toEqual(['0', '+5']);
});

test('the axis of Lap Times excludes a crash lap, which is drawn at its end with its time', () => {
  const series = [line('a', [25, 24, 26, 25]), line('b', [25, 26, 95, 25])];
  const graph = draw(lapTimesOption, { series });
  expect(graph.option.yAxis).toMatchObject({ min: 23, max: 27 });
  expect(graph.lines[1]?.data).toEqual([25, 26, 27, 25]);
  expect(texts(graph)).toContain('95.00');
});
