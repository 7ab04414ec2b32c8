import { render, screen } from '@testing-library/react';
import { MiniGraph } from './mini-graph';
import { miniGraph } from './mini-graph-layout';
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

test('first stands on top, laps from left to right', () => {
  const { lines, laps, rules } = miniGraph({ kind: 'race-position', series, saysOut: true, ...size });
  const [a] = lines;
  expect(a?.markers.map(({ y }) => y)).toEqual([89, 12, 12]);
  expect(laps.map(({ text }) => text)).toEqual(['HS', '1', '2']);
  expect(laps[0]?.x).toBe(a?.markers[0]?.x);
  expect(rules.map(({ text }) => text)).toEqual(['1', '2', '3']);
});

test('a line that stops says "out" there, or has its tag; the others have theirs at the edge', () => {
  const ends = (saysOut: boolean) =>
    miniGraph({ kind: 'race-position', series, saysOut, ...size }).lines.map(({ end }) => end?.label);
  expect(ends(true)).toEqual(['a', 'b', 'out']);
  expect(ends(false)).toEqual(['a', 'b', 'c']);
});

test('gaps have at most seven numbers, with their sign', () => {
  const { rules } = miniGraph({
    kind: 'time-behind',
    series: [line('a', 0), line('b', 88)],
    saysOut: false,
    ...size,
  });
  expect(rules.length).toBeLessThanOrEqual(7);
  expect(rules.slice(0, 2).map(({ text }) => text)).toEqual(['0', '+20']);
});

test('many laps are numbered now and then', () => {
  const long = line('a', ...Array(100).fill(1));
  const { laps } = miniGraph({ kind: 'race-position', series: [long], saysOut: false, ...size });
  expect(laps.length).toBeLessThanOrEqual(12);
});

test('it says in words what it shows', () => {
  render(<MiniGraph kind="race-position" series={series} saysOut />);
  expect(screen.getByRole('img', { name: /First after lap 2: A\./ })).toBeVisible();
});
