import type { ChartSeries } from './series';
import { listTooltipRows } from './tooltip-rows';

const line = (id: string, values: number[]): ChartSeries => ({
  id,
  name: id.toUpperCase(),
  channelLabel: 'R1',
  channelColor: '#0000FF',
  points: values.map((value, index) => ({ lapNumber: index + 1, value })),
});
const getRows = (series: ChartSeries[], lap: number, hidden: string[] = []) =>
  listTooltipRows(series, new Set(hidden), lap, ({ value }) => value.toFixed(1));

test('has all visible lines of the lap, smallest value first, with their colour and marker', () => {
  const series = [line('a', [25, 24]), line('b', [23.5]), line('c', [26, 22])];
  expect(getRows(series, 1).rows.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'B 23.5',
    'A 25.0',
    'C 26.0',
  ]);
  expect(getRows(series, 2).rows.map(({ name }) => name)).toEqual(['C', 'A']);
  expect(getRows(series, 1, ['b']).rows.map(({ name }) => name)).toEqual(['A', 'C']);
  const [first, second] = getRows(series, 1).rows;
  expect(first?.channelColor).toBe('#0000FF');
  expect(first?.marker).not.toBe(second?.marker);
});

test('says how many rows do not fit', () => {
  const series = Array.from({ length: 13 }, (_, index) => line(`p${index}`, [20 + index]));
  expect(getRows(series, 1)).toMatchObject({ more: 3, rows: { length: 10 } });
  expect(getRows(series, 2)).toEqual({ rows: [], more: 0 });
});
