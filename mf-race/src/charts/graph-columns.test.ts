import { sortTable, tableCsv } from '@holeshot/ui';
import { graphColumns } from './graph-columns';
import type { ChartSeries } from './series';

const line = (name: string, ...values: number[]): ChartSeries => ({
  id: name,
  name,
  channelLabel: 'R1',
  channelColor: '#FF0000',
  points: values.map((value, index) => ({ lapNumber: index + 1, value })),
});
const columns = graphColumns([1, 2], ({ value }) => String(value));
const series = [line('Doppler', 30), line('Magpie', 25, 24.12345), line('Kestrel', 20, 26)];

test.each([
  ['', ['Doppler', 'Magpie', 'Kestrel']],
  ['sort=name', ['Doppler', 'Kestrel', 'Magpie']],
  ['sort=lap-1&order=desc', ['Doppler', 'Magpie', 'Kestrel']],
  ['sort=lap-2', ['Magpie', 'Kestrel', 'Doppler']],
  ['sort=lap-2&order=desc', ['Kestrel', 'Magpie', 'Doppler']],
])('sorts lines at "%s", with empty values last', (search, names) => {
  const { rows } = sortTable(series, columns, new URLSearchParams(search), { by: '', descending: false });
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test('the CSV file has a row per line and a column per lap, to the millisecond', () => {
  const rows = tableCsv(columns, series);
  expect(rows[0]).toEqual(['Pilots', 'Lap 1', 'Lap 2']);
  expect(rows[1]).toEqual(['Doppler', 30, null]);
  expect(rows[2]).toEqual(['Magpie', 25, 24.123]);
});
