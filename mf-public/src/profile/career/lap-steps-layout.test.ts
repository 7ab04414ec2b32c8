import { layOutLaps } from './lap-steps-layout';

const step = (year: number, month: number, seconds: number, isRecord = true) => ({
  id: `${year}-${month}`,
  start: Date.UTC(year, month - 1, 1),
  seconds,
  isRecord,
});

test('years share the width, and times the height between round seconds', () => {
  const chart = layOutLaps([step(2025, 1, 31.9), step(2026, 1, 26.1)], 24.31);
  expect(chart.years).toEqual([
    { year: 2025, from: 0, to: 50, events: 1 },
    { year: 2026, from: 50, to: 100, events: 1 },
  ]);
  expect(chart.ticks.map(({ seconds }) => seconds)).toEqual([24, 26, 28, 30, 32]);
  expect(chart.dots.map(({ x, y }) => [x, y])).toEqual([
    [0, 1.25],
    [50, 73.75],
  ]);
  expect(chart.recordY).toBe(96.13);
});

test.each([
  ['one lap', [25], null, [25, 25.2]],
  ['laps close together', [25.01, 25.3], 24.99, [24.8, 25, 25.2, 25.4]],
  ['laps far apart', [25, 190], null, [0, 60, 120, 180, 240]],
])('%s have lines at round times', (_, laps, record, expected) => {
  const chart = layOutLaps(
    laps.map((seconds, index) => step(2026, index + 1, seconds)),
    record,
  );
  expect(chart.ticks.map(({ seconds }) => seconds)).toEqual(expected);
  expect(chart.dots.every(({ y }) => y >= 0 && y <= 100)).toBe(true);
});

test('there is no chart without laps', () => {
  expect(layOutLaps([], 24)).toEqual({ dots: [], ticks: [], years: [], recordY: null });
});
