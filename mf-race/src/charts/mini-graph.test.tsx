import { render, screen } from '@testing-library/react';
import { MiniGraph } from './mini-graph';
import { layOutMiniGraph } from './mini-graph-layout';
import type { ChartSeries } from './series';

const line = (id: string, ...values: number[]): ChartSeries => ({
  id,
  name: id.toUpperCase(),
  channelLabel: id,
  channelColor: '#FF0000',
  points: values.map((value, lapNumber) => ({ lapNumber, value })),
});
const series = [line('a', 2, 1, 1), line('b', 1, 2, 2), line('c', 3)];
const size = { width: 400, height: 200 };

test('has the first position on top, and laps from left to right', () => {
  const { lines, laps, rules } = layOutMiniGraph({
    kind: 'race-position',
    series,
    labelsDropouts: true,
    ...size,
  });
  const [a] = lines;
  expect(a?.markers.map(({ y }) => y)).toEqual([89, 12, 12]);
  expect(laps.map(({ text }) => text)).toEqual(['HS', '1', '2']);
  expect(laps[0]?.x).toBe(a?.markers[0]?.x);
  expect(rules.map(({ text }) => text)).toEqual(['1', '2', '3']);
});

test('labels a line that stops early with "out" or its channel, and others at the edge', () => {
  const ends = (labelsDropouts: boolean) =>
    layOutMiniGraph({ kind: 'race-position', series, labelsDropouts, ...size }).lines.map(
      ({ end }) => end?.label,
    );
  expect(ends(true)).toEqual(['a', 'b', 'out']);
  expect(ends(false)).toEqual(['a', 'b', 'c']);
});

test('has at most seven numbers for gaps, with a sign', () => {
  const { rules } = layOutMiniGraph({
    kind: 'time-behind',
    series: [line('a', 0), line('b', 88)],
    labelsDropouts: false,
    ...size,
  });
  expect(rules.length).toBeLessThanOrEqual(7);
  expect(rules.slice(0, 2).map(({ text }) => text)).toEqual(['0', '+20']);
});

test('numbers at most twelve laps', () => {
  const long = line('a', ...Array(100).fill(1));
  const { laps } = layOutMiniGraph({ kind: 'race-position', series: [long], labelsDropouts: false, ...size });
  expect(laps.length).toBeLessThanOrEqual(12);
});

test('has a description for screen readers', () => {
  render(<MiniGraph kind="race-position" series={series} labelsDropouts />);
  expect(screen.getByRole('img', { name: /First after lap 2: A\./ })).toBeVisible();
});
