import { graphRows, sortSeries } from './graph-rows';
import type { ChartSeries } from './series';

const line = (name: string, ...values: number[]): ChartSeries => ({
  id: name,
  name,
  channelLabel: 'R1',
  channelColor: '#FF0000',
  points: values.map((value, index) => ({ lapNumber: index + 1, value })),
});
const series = [line('Doppler', 30), line('Magpie', 25, 24.12345), line('Kestrel', 20, 26)];

test.each([
  ['', false, ['Doppler', 'Magpie', 'Kestrel']],
  ['name', false, ['Doppler', 'Kestrel', 'Magpie']],
  ['lap-1', true, ['Doppler', 'Magpie', 'Kestrel']],
  ['lap-2', false, ['Magpie', 'Kestrel', 'Doppler']],
  ['lap-2', true, ['Kestrel', 'Magpie', 'Doppler']],
])('lines sort by "%s", descending %s, and those without a value stay last', (by, descending, names) => {
  expect(sortSeries(series, { by, descending }).map(({ name }) => name)).toEqual(names);
});

test('the file has a row per line and a column per lap, to the millisecond, empty where there is none', () => {
  const rows = graphRows({
    series,
    laps: [1, 2],
    rowsLabel: 'Pilots',
    columnLabel: (lap) => `Lap ${lap}`,
  });
  expect(rows[0]).toEqual(['Pilots', 'Lap 1', 'Lap 2']);
  expect(rows[1]).toEqual(['Doppler', 30, null]);
  expect(rows[2]).toEqual(['Magpie', 25, 24.123]);
});
